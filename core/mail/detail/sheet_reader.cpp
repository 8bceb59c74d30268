// SPDX-License-Identifier: MIT
#include "mail/detail/sheet_reader.h"

#include "base/text.h"
#include "mail/detail/draft_builder.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/printed_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

struct SheetRow {
    std::size_t line = 0;
    std::string name;
    std::string unit; // in brackets behind the name of its only troop
    std::string marks;
    std::string count;
    std::string notation;
    std::vector<LineReading> ways;
};

class SheetReader {
public:
    SheetReader(std::string_view text, const Vocabulary& vocabulary)
        : ruleset_(vocabulary.ruleset()), vocabulary_(vocabulary), builder_(vocabulary_, result_.draft) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view line = text.substr(0, end);
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            // A forum or an editor may have put bullets before the lines.
            constexpr std::string_view bullet = "• ";
            if (const std::string_view left = line.substr(std::min(line.find_first_not_of(' '), line.size()));
                left.starts_with(bullet))
                line = left.substr(bullet.size());
            lines_.push_back(line);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    std::optional<MailReading> read() {
        std::size_t at = 0;
        std::optional<PrintedTable> table;
        for (; at + 1 < lines_.size() && !table; ++at)
            if (small_letters(lines_[at]).find("notation") != std::string::npos) {
                table = PrintedTable::begins(lines_[at], lines_[at + 1]);
                if (table && !(table->column("notation") && *table->column("notation") != 0))
                    table.reset();
            }
        if (!table)
            return std::nullopt;
        read_head(at - 1);
        ++at;
        std::vector<SheetRow> rows;
        for (; at < lines_.size() && table->has_row(lines_[at]) && !lines_[at].starts_with("★") &&
               !lines_[at].starts_with("◆");
             ++at)
            rows.push_back(row(*table, at));
        for (std::size_t i = 0; i < rows.size(); ++i)
            add(rows[i], i + 1 < rows.size() ? &rows[i + 1] : nullptr);
        builder_.drop_empty();
        read_written(at);
        result_.says_ruleset = true;
        return std::move(result_);
    }

private:
    // The title, the rule set, and what is said of the army as a whole.
    void read_head(std::size_t end) {
        bool titled = false;
        for (std::size_t at = 0; at < end; ++at) {
            std::string line;
            bool tag = false; // "[b]" and Markdown's "#"
            for (const char c : lines_[at]) {
                tag = tag || c == '[';
                if (!tag && !(c == '#' && line.empty()))
                    line += c;
                tag = tag && c != ']';
            }
            const std::string plain(trimmed(line));
            if (plain.empty() || plain.find_first_not_of("=-") == std::string::npos)
                continue;
            if (!titled) {
                result_.name = plain;
                titled = true;
                continue;
            }
            std::string_view rest = plain;
            for (std::size_t dot = 0; dot != std::string_view::npos;) {
                dot = rest.find("·");
                read_fact(std::string(trimmed(rest.substr(0, dot))), at + 1);
                if (dot != std::string_view::npos)
                    rest.remove_prefix(dot + std::string_view("·").size());
            }
        }
    }

    // "option 2", "year 1806", "6 AP: 4 to 8 by the die", "General 5: needs …"
    void read_fact(const std::string& fact, std::size_t line) {
        const std::string plain = plain_characters(fact.substr(0, fact.find(':')));
        const Statement said = statement_in(plain, vocabulary_);
        const auto is_said = [&](std::size_t trait) {
            return std::any_of(result_.of_army.begin(), result_.of_army.end(),
                               [&](const SaidOfArmy& one) { return one.value.trait == trait; });
        };
        for (const Claim& claim : said.claims)
            if (claim.what == Claim::What::trait && !is_said(claim.index))
                result_.of_army.push_back({line, {claim.index, claim.value}, true});
        for (const ValueOf& value : said.of_army)
            result_.of_army.push_back({line, value, true});
        const Tokens tokens = vocabulary_.tokens(plain);
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            const std::string first = trait.id.substr(0, trait.id.find('-'));
            if (trait.is_number() && trait.required && tokens.size() == 2 && tokens[0].is(first) &&
                tokens[1].is_number())
                result_.of_army.push_back({line, {index, tokens[1].value}, true});
            for (std::size_t v = 0; v < trait.values.size() && trait.is_choice(); ++v)
                if (trait.values[v].id.size() > 2 &&
                    (plain == plain_characters(trait.values[v].name) ||
                     plain.ends_with(" " + plain_characters(trait.values[v].name))))
                    result_.of_army.push_back({line, {index, static_cast<std::int32_t>(v)}, true});
        }
        // "of 1000 agreed"
        for (std::size_t i = 0; i + 1 < fact.size(); ++i)
            if (fact.compare(i, 3, "of ") == 0 && ruleset_.size && ruleset_.size->slot &&
                fact.find(" agreed") != std::string::npos)
                if (const auto number = whole_number(fact.substr(i + 3, fact.find(' ', i + 3) - i - 3)))
                    for (const std::size_t index : ruleset_.at(Level::army).traits)
                        if (ruleset_.traits[index].is_number() &&
                            ruleset_.traits[index].slot == *ruleset_.size->slot)
                            result_.of_army.push_back({line, {index, *number}, true});
    }

    // "★ 3 × Spears of the gate (Gate wardens)" and "Foot CO Reg high small, …".
    [[nodiscard]] SheetRow row(const PrintedTable& table, std::size_t at) const {
        const std::vector<std::string> cells = table.cells(lines_[at]);
        const std::size_t notation = *table.column("notation");
        SheetRow row;
        row.line = at + 1;
        if (notation >= cells.size())
            return row;
        row.notation = cells[notation];
        std::string name = cells[notation - 1];
        while (name.starts_with("★") || name.starts_with("◆") || name.starts_with("☆")) {
            row.marks += name.substr(0, 3) + " ";
            name = std::string(trimmed(std::string_view(name).substr(3)));
        }
        if (const std::size_t times = name.find(" × ");
            times != std::string::npos && whole_number(name.substr(0, times))) {
            row.count = name.substr(0, times);
            name.erase(0, times + std::string_view(" × ").size());
        }
        if (const std::size_t open = name.rfind(" ("); name.ends_with(')') && open != std::string::npos) {
            row.unit = name.substr(open + 2, name.size() - open - 3);
            name.resize(open);
        }
        row.name = name;
        row.ways = readings_of(
            fmt::format("{} x {} {}", row.count.empty() ? "1" : row.count, row.notation, row.marks),
            vocabulary_);
        for (LineReading& way : row.ways)
            way.troops.front().name = row.name;
        if (!row.ways.empty() && row.ways.front().troops.size() != 1)
            row.ways.clear();
        return row;
    }

    void add(SheetRow& row, const SheetRow* next) {
        MailLine line;
        line.number = row.line;
        if (!row.ways.empty()) {
            if (!row.unit.empty())
                builder_.begin_unit(line, "", true);
            builder_.add(line, "", std::move(row.ways));
            if (!row.unit.empty())
                builder_.last_unit()->name = row.unit;
            return;
        }
        const bool before_heading = next != nullptr && next->ways.empty();
        const bool body = before_heading || result_.draft.bodies.empty() ||
                          row.notation.find("rating") != std::string::npos ||
                          (next != nullptr && !next->unit.empty());
        if (body) {
            builder_.begin_body(line,
                                row.notation.empty() ? row.name : row.name + ", " + plain_dots(row.notation));
            result_.draft.bodies.back().name = row.name;
        } else {
            builder_.begin_unit(line, row.notation, false);
            builder_.last_unit()->name = row.name;
            builder_.last_unit()->named_link = false;
        }
    }

    // "rating 4 · Hold"
    [[nodiscard]] static std::string plain_dots(std::string text) {
        for (std::size_t at = text.find("·"); at != std::string::npos; at = text.find("·"))
            text.replace(at, std::string_view("·").size(), ",");
        return text;
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
                if (written < cells.size() && cells[written].find_first_not_of("_ \\.") != std::string::npos)
                    write(cells[who], cells[written]);
            }
            return;
        }
    }

    void write(const std::string& who, const std::string& text) {
        if (who.empty()) {
            result_.text_of_army = text;
            return;
        }
        for (BodyDraft& body : result_.draft.bodies)
            for (UnitDraft& unit : body.units)
                if (unit.name == who && unit.text.empty()) {
                    unit.text = text;
                    return;
                }
    }

    const Ruleset& ruleset_;
    const Vocabulary& vocabulary_;
    MailReading result_;
    DraftBuilder builder_;
    std::vector<std::string_view> lines_;
};

} // namespace

std::optional<MailReading> read_sheet(std::string_view text, const Vocabulary& vocabulary) {
    return SheetReader(text, vocabulary).read();
}

} // namespace muster
