// SPDX-License-Identifier: MIT
#include "mail/detail/written_doubts.h"

#include "base/text.h"
#include "mail/detail/doubtful_names.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/leaders_lettered.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/lines_of_parts.h"
#include "mail/detail/links_of_some.h"
#include "mail/detail/numbers_of_men.h"
#include "mail/detail/phrases.h"
#include "mail/detail/places_off_line.h"
#include "mail/detail/several_to_a_line.h"
#include "mail/detail/told_denials.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"
#include "mail/detail/written_codes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "HIS-III-RA: -2", "Total = -12": the number with its sign; "" if no sign stands so. A hyphen behind a word
// is a dash.
std::string count_below_none(const Tokens& tokens, std::string_view line) {
    static const WordSet before{":", "=", ",", ";", "(", "x", "@"};
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
        if (tokens[at].is("-") && tokens[at + 1].is_number() && !tokens[at + 1].spaced &&
            before.contains(tokens[at - 1].plain()))
            return text_between(line, tokens, at, at + 2);
    return {};
}

// "Guard, led by Laelius", "Guard (Laelius leads them)": the words that say so; "" if none do.
std::string who_leads(const Tokens& tokens, std::string_view line) {
    static const WordSet led{"led", "commanded", "headed"};
    static const WordSet leads{"leads", "commands", "leading", "commanding"};
    static const WordSet whom{"them", "it", "these", "him"};
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        const bool next = at + 2 < tokens.size() && tokens[at + 2].is_word();
        if (next && led.contains(tokens[at].plain()) && tokens[at + 1].is("by"))
            return text_between(line, tokens, at, at + 3);
        if (at != 0 && leads.contains(tokens[at].plain()) && whom.contains(tokens[at + 1].plain()) &&
            has_capital_letter(tokens[at - 1]))
            return text_between(line, tokens, at - 1, at + 2);
    }
    return {};
}

bool ties_parts(const Token& token) {
    return (token.is("-") || token.is("/")) && !token.spaced;
}

// How many there are, if the line says it; a bare number may be the count.
std::optional<std::int32_t> count_said(const TroopReading& troop) {
    if (troop.counted)
        return troop.count;
    const auto number = std::find_if(troop.numbers.begin(), troop.numbers.end(),
                                     [](const WrittenNumber& one) { return one.may_be_count; });
    return number == troop.numbers.end() ? std::nullopt : std::optional(number->value);
}

class Doubts {
public:
    Doubts(MailReading& reading, const std::vector<MailLine>& lines, const Vocabulary& vocabulary)
        : reading_(reading), lines_(lines), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()) {}

    void ask() {
        for (const LineDraft& line : reading_.draft.lines)
            if (!line.row)
                look_at_troops(line);
        for (at_ = 0; at_ < lines_.size(); ++at_)
            if (lines_[at_].role == MailLine::Role::text || lines_[at_].role == MailLine::Role::labelled)
                look_at(lines_[at_]);
    }

private:
    [[nodiscard]] bool is_asked(std::size_t line) const {
        const auto asks = [](const TroopReading& troop) { return !troop.questions.empty(); };
        return std::any_of(reading_.questions.begin(), reading_.questions.end(),
                           [&](const LineQuestion& question) { return question.line == line; }) ||
               std::any_of(reading_.draft.lines.begin(), reading_.draft.lines.end(),
                           [&](const LineDraft& draft) {
                               return draft.line == line && !draft.ways.empty() &&
                                      std::any_of(draft.ways.front().troops.begin(),
                                                  draft.ways.front().troops.end(), asks);
                           });
    }
    void ask_of(std::size_t line, std::string text) {
        if (!is_asked(line))
            reading_.questions.push_back({line, std::move(text)});
    }
    [[nodiscard]] const TroopReading& troop_at(const TroopDraft& at) const {
        return reading_.draft.lines[at.line].ways.front().troops[at.troop];
    }

    void look_at(const MailLine& line) {
        const Phrases phrases = phrases_in(line.text, vocabulary_);
        const bool among_troops = has_troops_in_line(reading_.draft, line.number);
        look_at_part(line, phrases.tokens);
        if (line.role == MailLine::Role::text) {
            std::string code = code_of_nothing(phrases, among_troops, vocabulary_);
            if (code.empty() && !among_troops)
                code = graded_code_of_nothing(phrases, vocabulary_);
            if (!code.empty())
                ask_unread(line, code);
            if (among_troops && counts_depth_alone(phrases.tokens))
                ask_of(line.number, fmt::format("{}: how deep they stand, or how many there are",
                                                muster::quoted(line.text)));
            look_at_sum(line, phrases.tokens);
            look_at_number_of_unit(line, phrases.tokens);
            look_at_layout(line, phrases.tokens);
            look_at_leader(line, phrases.tokens);
        }
        look_at_orders(line);
    }

    // "Sub-commander of wing A is here" beneath "WING B"
    void look_at_part(const MailLine& line, const Tokens& tokens) {
        if (!tokens.empty() && names_part_of_field(tokens[0]))
            part_ = label_of_part(tokens);
        if (!part_.empty() && rates_bodies(ruleset_) && places_leader_of_other_part(tokens, part_))
            ask_of(line.number,
                   fmt::format("{}: he leads another part of the army", muster::quoted(line.text)));
    }

    void ask_unread(const MailLine& line, const std::string& words) {
        if (is_asked(line.number))
            return;
        ++reading_.unread;
        ask_of(line.number, fmt::format("{}: not understood; it may be troops", muster::quoted(words)));
    }

    void look_at_sum(const MailLine& line, const Tokens& tokens) {
        const bool declares =
            std::any_of(reading_.declared.begin(), reading_.declared.end(),
                        [&](const DeclaredFigure& figure) { return figure.line == line.number; });
        if (const std::string sum = declares ? count_below_none(tokens, line.text) : ""; !sum.empty())
            ask_of(line.number, fmt::format("\"{}\": a sum below none", sum));
    }

    void look_at_troops(const LineDraft& line) {
        if (line.ways.empty())
            return;
        const Phrases phrases = phrases_in(line.text, vocabulary_);
        if (const std::string count = count_below_none(phrases.tokens, line.text); !count.empty())
            ask_of(line.line, fmt::format("\"{}\": a count below none", count));
        look_at_repeated(line, phrases);
    }

    // "3 HIS-III-RA, HIS-III-RA" and "2 HIS-III-RA HIS-III-RA": the same troops once more, or others alike.
    void look_at_repeated(const LineDraft& line, const Phrases& phrases) {
        std::vector<std::size_t> begins;
        for (const PhraseItem& item : phrases.items)
            if (const auto said = class_said(item, vocabulary_); said && said->second == ClassWord::code)
                begins.push_back(item.begin);
        const std::vector<TroopReading>& troops = line.ways.front().troops;
        for (std::size_t i = 1; i < begins.size(); ++i) {
            const std::string code = repeated_code(phrases, begins[i - 1], begins[i]);
            if (code.empty())
                continue;
            const bool apart = troops.size() == begins.size();
            if (!apart || (count_said(troops[i - 1]) && !count_said(troops[i]) && troops[i].name.empty() &&
                           troops[i].values == troops[i - 1].values))
                return ask_of(line.line, fmt::format("\"{}\": the same troops again, or more of them", code));
        }
    }

    [[nodiscard]] static bool is_code(const Phrases& phrases, std::size_t at) {
        const std::size_t owner = phrases.owner[at];
        return owner != Phrases::nobody && !phrases.items[owner].meanings.empty() &&
               phrases.items[owner].meanings.front().source == Source::code;
    }

    // What stands from `first` to `second` and again from there on; "" if anything but a comma and names
    // parts the two.
    [[nodiscard]] std::string repeated_code(const Phrases& phrases, std::size_t first,
                                            std::size_t second) const {
        const Tokens& tokens = phrases.tokens;
        std::size_t end = first;
        while (end < second && (is_code(phrases, end) || ties_parts(tokens[end])))
            ++end;
        const std::size_t size = end - first;
        if (!tokens[second].spaced || second + size > tokens.size() || size == 0)
            return {};
        for (std::size_t i = 0; i < size; ++i)
            if (!tokens[first + i].is(tokens[second + i].plain()))
                return {};
        for (std::size_t at = end; at < second; ++at)
            if (!tokens[at].is_word() && !tokens[at].is(","))
                return {};
        const std::size_t behind = second + size;
        if (behind < tokens.size() &&
            (ties_parts(tokens[behind]) || phrases.owner[behind] != Phrases::nobody))
            return {};
        return text_between(phrases.line, tokens, second, behind);
    }

    // "Unit 1 (4) Riders": a number in brackets behind that of the unit, where it counts otherwise.
    void look_at_number_of_unit(const MailLine& line, const Tokens& tokens) {
        const bool numbered = tokens.size() > 4 && (names_unit(tokens[0]) || tokens[0].is("tu")) &&
                              (tokens[1].is_number() || tokens[1].text.size() == 1) && tokens[2].is("(") &&
                              tokens[3].is_number() && tokens[4].is(")");
        const UnitDraft* unit = numbered ? unit_of(line.number) : nullptr;
        if (unit == nullptr || unit->troops.empty())
            return;
        std::int32_t count = 0;
        for (const TroopDraft& at : unit->troops)
            count += is_leader(at) ? 0 : count_said(troop_at(at)).value_or(1);
        if (count != tokens[3].value)
            ask_of(line.number, fmt::format("\"({})\": it may count them", tokens[3].value));
    }

    // "Two vignettes to a line" over lines that count otherwise
    void look_at_layout(const MailLine& line, const Tokens& tokens) {
        const std::int32_t count =
            count_of_each_line(tokens, !has_troops_in_line(reading_.draft, line.number));
        if (count == 0)
            return;
        for (const LineDraft& draft : reading_.draft.lines) {
            std::int32_t of_line = 0;
            for (const TroopReading& troop : draft.ways.front().troops)
                of_line += count_said(troop).value_or(1);
            if (of_line != count)
                return ask_of(line.number,
                              fmt::format("{}: some line counts otherwise", muster::quoted(line.text)));
        }
    }

    // The unit of which the line tells: its own, or that of the troops beneath a heading.
    [[nodiscard]] const UnitDraft* unit_of(std::size_t line) const {
        const UnitDraft* next = nullptr;
        std::size_t next_line = at_ + 1 < lines_.size() ? lines_[at_ + 1].number : 0;
        for (const BodyDraft& body : reading_.draft.bodies)
            for (const UnitDraft& unit : body.units) {
                if (unit.line == line)
                    return &unit;
                for (const TroopDraft& at : unit.troops) {
                    const std::size_t of_troop = reading_.draft.lines[at.line].line;
                    if (of_troop == line)
                        return &unit;
                    if (of_troop == next_line)
                        next = &unit;
                }
            }
        return next;
    }

    [[nodiscard]] bool is_leader(const TroopDraft& at) const {
        return vocabulary_.is_leader(troop_at(at).value(vocabulary_.class_trait(), -1));
    }

    // "Guard, led by Laelius" where the unit has nobody who leads it.
    void look_at_leader(const MailLine& line, const Tokens& tokens) {
        const Trait& classes = ruleset_.traits[vocabulary_.class_trait()];
        bool has_leaders = false;
        for (std::size_t value = 0; value < classes.values.size(); ++value)
            has_leaders = has_leaders || vocabulary_.is_leader(static_cast<std::int32_t>(value));
        const std::string led = has_leaders ? who_leads(tokens, line.text) : "";
        const UnitDraft* unit =
            led.empty() || names_leader(line.text, vocabulary_) ? nullptr : unit_of(line.number);
        if (unit != nullptr && std::none_of(unit->troops.begin(), unit->troops.end(),
                                            [this](const TroopDraft& at) { return is_leader(at); }))
            ask_of(line.number, fmt::format("\"{}\": nothing shows whether he is paid for", led));
    }

    // "Orders: not to hold": of the orders it says only what they are not.
    void look_at_orders(const MailLine& line) {
        const Phrases phrases = phrases_in(line.text, vocabulary_, {Level::body});
        for (const PhraseItem& item : phrases.items) {
            if (item.meanings.empty())
                continue;
            const Trait& trait = ruleset_.traits[item.meanings.front().values.front().trait];
            const bool named =
                item.labelled ||
                std::any_of(phrases.tokens.begin(), phrases.tokens.end(), [&](const Token& token) {
                    return token.has_form(trait.id) || token.has_form(trait.id + "s");
                });
            if (!trait.is_choice() || !named)
                continue;
            if (denies_value(phrases.tokens, item, trait))
                ask_of(line.number,
                       fmt::format("{}: it does not say what is meant instead", muster::quoted(line.text)));
            return; // the first of them says it
        }
    }

    // "do not attack", "never to wait": a value behind a word that denies it.
    [[nodiscard]] bool denies_value(const Tokens& tokens, const PhraseItem& item, const Trait& trait) const {
        static const WordSet denials{"not", "never", "nicht", "nie", "niemals", "except", "no"};
        constexpr std::size_t longest = 3; // tokens between the two
        const auto is_value = [&](std::size_t at) {
            return vocabulary_.value_of(trait, tokens, at, at + 1).has_value();
        };
        for (std::size_t at = item.begin - std::min(item.begin, longest); at < item.end; ++at) {
            const bool denial = tokens[at].is_word() &&
                                (denials.contains(tokens[at].plain()) || tokens[at].plain().ends_with("n't"));
            for (std::size_t next = at + 1; denial && next <= at + longest && next < tokens.size(); ++next) {
                if (tokens[next].is_mark())
                    break;
                if (is_value(next))
                    return true;
            }
        }
        return false;
    }

    MailReading& reading_;
    const std::vector<MailLine>& lines_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    std::size_t at_ = 0; // among the lines
    std::string part_{}; // the letter or number of the part above; "" if it has none
};

} // namespace

std::vector<MailLine> with_minus_as_bullet(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3;
    const auto is_minus = [](const MailLine& line) {
        return line.role == MailLine::Role::text && line.text.size() > 1 && line.text[0] == '-' &&
               is_digit(line.text[1]);
    };
    if (std::none_of(lines.begin(), lines.end(), is_minus))
        return lines;
    std::size_t with = 0;
    bool without = false;
    for (const MailLine& line : lines) {
        const bool counted = is_minus(line) || (line.role == MailLine::Role::text && !line.text.empty() &&
                                                is_digit(line.text.front()));
        if (!counted || class_word_in(line.text, vocabulary) < ClassWord::kind)
            continue;
        with += is_minus(line) ? 1 : 0;
        without = without || !is_minus(line);
    }
    for (MailLine& line : lines) {
        if (!is_minus(line) || class_word_in(line.text, vocabulary) < ClassWord::kind)
            continue;
        if (with >= fewest && !without) {
            line.text.erase(0, 1);
            line.bullet = true;
        } else {
            line.passed_over = line.text.substr(0, line.text.find_first_not_of("0123456789", 1));
        }
    }
    return lines;
}

void ask_of_doubts(MailReading& reading, const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    settle_lines_of_parts(reading, lines, vocabulary);
    reading.denied = denials_told_in(lines, vocabulary);
    Doubts(reading, lines, vocabulary).ask();
    ask_of_places(reading, lines, vocabulary);
    ask_of_links_of_some(reading, vocabulary);
    ask_of_doubtful_names(reading, lines, vocabulary);
}

} // namespace muster
