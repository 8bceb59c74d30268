// SPDX-License-Identifier: MIT
#include "mail/detail/sheet_reader.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/troop_table.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::string_view word_joiner = "\u2060"; // behind the brackets of names in BBCode
constexpr std::string_view dot = " · ";

// What mails, forums and editors put before the lines of a text: quotation marks, bullets.
std::string_view without_frame(std::string_view line, bool quoted) {
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    while (quoted && line.starts_with('>'))
        line.remove_prefix(line.starts_with("> ") ? 2 : 1);
    constexpr std::string_view bullet = "• ";
    const std::string_view left = line.substr(std::min(line.find_first_not_of(' '), line.size()));
    return left.starts_with(bullet) ? left.substr(bullet.size()) : line;
}

// A name may begin with a quotation mark, too.
bool is_quoted(std::string_view text) {
    std::size_t lines = 0;
    std::size_t marked = 0;
    for (const std::string_view line : parts_of(text, '\n')) {
        lines += line.empty() ? 0 : 1;
        marked += line.starts_with('>') ? 1 : 0;
    }
    return 2 * marked > lines;
}

bool is_rule(std::string_view line) {
    return !line.empty() && line.find_first_not_of("=-") == std::string_view::npos;
}

class SheetReader {
public:
    SheetReader(std::string_view text, const Vocabulary& vocabulary)
        : ruleset_(vocabulary.ruleset()), vocabulary_(vocabulary), printed_(ruleset_) {
        const bool quoted = is_quoted(text);
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string line(without_frame(text.substr(0, end), quoted));
            for (std::size_t at = line.find(word_joiner); at != std::string::npos;
                 at = line.find(word_joiner, at))
                line.erase(at, word_joiner.size());
            lines_.push_back(std::move(line));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    std::optional<MailReading> read() {
        std::optional<PrintedTable> table;
        std::size_t at = 0;
        for (; at + 1 < lines_.size() && !table; ++at)
            if (small_letters(lines_[at]).find("notation") != std::string::npos) {
                table = PrintedTable::begins(lines_[at], lines_[at + 1]);
                if (table && !TroopTable::is_header_of(*table))
                    table.reset();
            }
        if (!table)
            return std::nullopt;
        const std::size_t header = at - 1;
        is_markdown_ = table->is_markdown();
        is_bbcode_ = header != 0 && trimmed(lines_[header - 1]) == "[code]";
        const bool same_data = is_of_same_data();
        read_head(header);
        if (header > 2 && result_.totals.empty() && !ruleset_.sheet.totals.empty())
            result_.questions.push_back(
                {header,
                 "no total above this table is understood; was the sheet printed in another language?"});
        TroopTable troops(std::move(*table), vocabulary_, result_);
        for (++at; at < lines_.size() && troops.add(lines_[at], at + 1);)
            ++at;
        troops.finish();
        read_written(at);
        read_thresholds(at);
        read_notes(at);
        if (!same_data)
            result_.totals.clear();
        if (!same_data || has_list_) // whose rules are not in force here
            result_.verdict.reset();
        result_.says_ruleset = true;
        return std::move(result_);
    }

private:
    // A line of words without the marks of the format.
    [[nodiscard]] std::string plain(std::size_t at) const {
        std::string_view line = lines_[at];
        if (is_markdown_) {
            line.remove_prefix(std::min(line.find_first_not_of('#'), line.size()));
            return without_markdown(line);
        }
        std::string text;
        bool tag = false;
        for (const char c : line) {
            tag = tag || (is_bbcode_ && c == '[');
            if (!tag)
                text += c;
            tag = tag && c != ']';
        }
        return std::string(trimmed(text));
    }

    // Other data may count and write the totals in another way.
    [[nodiscard]] bool is_of_same_data() const {
        constexpr std::string_view label = "rules data ";
        for (std::size_t at = lines_.size(); at-- > 0;)
            if (const std::size_t found = lines_[at].find(label); found != std::string::npos)
                return lines_[at].substr(found + label.size()).starts_with(ruleset_.revision);
        return false;
    }

    // The title, the rule set, and what is said of the army as a whole.
    void read_head(std::size_t end) {
        std::size_t words = 0;
        for (std::size_t at = 0; at < end; ++at) {
            const std::string line = plain(at);
            if (line.empty() || (words == 1 && is_rule(line)))
                continue;
            if (++words == 1) {
                result_.name = line == "Army without a name" ? "" : line;
                continue;
            }
            if (read_total(line, at + 1) || read_verdict(line, at + 1))
                continue;
            for (const std::string_view fact : parts_of(line, dot))
                if (fact.starts_with("list: ") || fact.starts_with("list "))
                    has_list_ = true;
                else if (!read_about(fact))
                    read_fact(std::string(fact), at + 1);
        }
    }

    // "Not legal: 2 errors · 1 query"
    bool read_verdict(std::string_view line, std::size_t number) {
        for (const std::string_view label : {"Legal: ", "Not legal: "})
            if (line.starts_with(label)) {
                line.remove_prefix(label.size());
                if (const auto errors = whole_number(line.substr(0, line.find(' '))))
                    result_.verdict = {number, *errors};
                return true;
            }
        return false;
    }

    bool read_about(std::string_view fact) {
        const std::pair<std::string_view, std::string*> labels[] = {{"Player ", &result_.about.player},
                                                                    {"Event ", &result_.about.event},
                                                                    {"Date ", &result_.about.date}};
        for (const auto& [label, place] : labels)
            if (fact.starts_with(label)) {
                *place = fact.substr(label.size());
                return true;
            }
        return false;
    }

    [[nodiscard]] bool is_said(std::size_t trait) const {
        return std::any_of(result_.of_army.begin(), result_.of_army.end(),
                           [&](const SaidOfArmy& one) { return one.value.trait == trait; });
    }

    void say(std::size_t line, const std::vector<ValueOf>& values) {
        for (const ValueOf& value : values)
            if (!is_said(value.trait))
                result_.of_army.push_back({line, value, true});
    }

    // "992 points: of 1000 agreed; 8 left"
    bool read_total(const std::string& line, std::size_t number) {
        const std::size_t colon = line.find(": ");
        const std::string value = line.substr(0, colon);
        const std::string caption = colon == std::string::npos ? "" : line.substr(colon + 2);
        const std::vector<SheetTotal>& totals = ruleset_.sheet.totals;
        for (std::size_t i = 0; i < totals.size(); ++i) {
            const auto in_value = printed_.values_in(totals[i].value, value);
            const auto in_caption = printed_.values_in(totals[i].caption, caption);
            // A caption is left out if one of its figures is unknown.
            if (in_value && caption.empty() && !in_caption)
                return true;
            if (!in_value || !in_caption)
                continue;
            say(number, *in_value);
            say(number, *in_caption);
            result_.totals.push_back({number, i, line});
            return true;
        }
        return false;
    }

    // "figures 15–20mm", "option 2", "year 1806"
    void read_fact(const std::string& fact, std::size_t line) {
        if (const auto values = printed_.values_in(ruleset_.sheet.headings, Level::army, fact)) {
            say(line, *values);
            return;
        }
        // As earlier versions printed it.
        const std::string words = plain_characters(fact.substr(0, fact.find(':')));
        const Statement said = statement_in(words, vocabulary_);
        for (const Claim& claim : said.claims)
            if (claim.what == Claim::What::trait)
                say(line, {{claim.index, claim.value}});
        say(line, said.of_army);
        const Tokens tokens = vocabulary_.tokens(words);
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            const std::string first = trait.id.substr(0, trait.id.find('-'));
            if (trait.is_number() && trait.required && tokens.size() == 2 && tokens[0].is(first) &&
                tokens[1].is_number())
                say(line, {{index, tokens[1].value}});
        }
    }

    // The table of what is written down: orders of units and signals.
    void read_written(std::size_t at) {
        for (; at + 1 < lines_.size(); ++at) {
            const auto table = PrintedTable::begins(lines_[at], lines_[at + 1]);
            if (!table || !table->column("who") || !table->column("written"))
                continue;
            const std::size_t who = *table->column("who");
            const std::size_t written = *table->column("written");
            for (at += 2; at < lines_.size() && table->has_row(lines_[at]); ++at) {
                const std::vector<std::string> cells = table->cells(lines_[at]);
                if (written < cells.size())
                    write(cells[who], cells[written]);
            }
            return;
        }
    }

    // Each unit has a row, in the order of the army.
    void write(const std::string& who, const std::string& text) {
        const bool empty = text.find_first_not_of('_') == std::string::npos;
        if (who.empty()) {
            result_.text_of_army = empty ? "" : text;
            return;
        }
        for (BodyDraft& body : result_.draft.bodies)
            for (std::size_t u = 0; u < body.units.size(); ++u) {
                UnitDraft& unit = body.units[u];
                const std::string numbered =
                    ruleset_.level_words[index_of(Level::unit)] + " " + std::to_string(u + 1);
                const bool shared = unit.name.empty() && unit.troops.size() == 1 && troop_name(unit) == who;
                if ((unit.name.empty() ? !shared && numbered != who : unit.name != who) ||
                    std::find(written_.begin(), written_.end(), &unit) != written_.end())
                    continue;
                if (shared)
                    unit.name = who;
                unit.text = empty ? "" : text;
                written_.push_back(&unit);
                return;
            }
    }

    [[nodiscard]] const std::string& troop_name(const UnitDraft& unit) const {
        return result_.draft.lines[unit.troops.front().line].ways.front().troops.front().name;
    }

    // "Terrain features that the side holds count 50 more": figures of the army that no heading shows. Text
    // breaks such a line.
    void read_thresholds(std::size_t at) {
        for (; at < lines_.size() && plain(at) != "Notes"; ++at) {
            const auto read = [&](std::string_view line) {
                const bool bullet = line.starts_with("- ");
                const auto values = printed_.values_in(ruleset_.sheet.thresholds, Level::army,
                                                       bullet ? line.substr(2) : line);
                if (values)
                    say(at + 1, *values);
                return values.has_value();
            };
            const std::string line = plain(at);
            if (!line.empty() && !read(line) && at + 1 < lines_.size())
                (void)read(line + " " + plain(at + 1));
        }
    }

    // The last paragraph but the foot.
    void read_notes(std::size_t at) {
        for (; at < lines_.size(); ++at) {
            if (plain(at) != "Notes")
                continue;
            for (++at; at < lines_.size(); ++at)
                if (const std::string line = plain(at); !line.empty() && line != "-----") {
                    result_.about.notes = line;
                    return;
                }
        }
    }

    const Ruleset& ruleset_;
    const Vocabulary& vocabulary_;
    PrintedText printed_;
    MailReading result_;
    std::vector<std::string> lines_;
    std::vector<const UnitDraft*> written_; // that have had their row
    bool has_list_ = false;
    bool is_markdown_ = false;
    bool is_bbcode_ = false;
};

} // namespace

std::optional<MailReading> read_sheet(std::string_view text, const Vocabulary& vocabulary) {
    return SheetReader(text, vocabulary).read();
}

} // namespace muster
