// SPDX-License-Identifier: MIT
#include "mail/detail/led_headings.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/leaders_in_sentence.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// A unit of two lines beneath a heading: indices of lines.
struct LedUnit {
    std::size_t heading = 0;
    std::size_t leader = 0;
    std::size_t men = 0;
    std::size_t end = 0; // behind the last line beneath the heading
};

enum class RowKind : std::uint8_t { leader, men, remark, other };

RowKind kind_of_row(const MailLine& row, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(row.text, vocabulary);
    const bool bracketed = row.text.starts_with('(') && row.text.find(')') + 1 == row.text.size();
    if (bracketed)
        return denies_commander(phrases.tokens) || class_word_in(row.text, vocabulary) < ClassWord::kind
                   ? RowKind::remark
                   : RowKind::other;
    const std::vector<Piece> pieces = pieces_of(phrases, vocabulary);
    if (pieces.empty())
        return denies_commander(phrases.tokens) ? RowKind::remark : RowKind::other;
    if (pieces.size() != 1 || pieces.front().surely < ClassWord::name)
        return RowKind::other;
    const bool general = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return is_general_by_rank(item, phrases.tokens, vocabulary);
    });
    return general                                            ? RowKind::leader
           : vocabulary.is_leader(pieces.front().class_value) ? RowKind::other
                                                              : RowKind::men;
}

// Where the lines beneath the heading end.
std::size_t end_of_rows(const std::vector<MailLine>& lines, std::size_t heading) {
    const bool further_in = heading + 1 < lines.size() && lines[heading + 1].indent > lines[heading].indent;
    std::size_t end = heading + 1;
    while (end < lines.size() && lines[end].role == MailLine::Role::text && !lines[end].after_blank &&
           (further_in ? lines[end].indent > lines[heading].indent : !lines[end].text.ends_with(':')))
        ++end;
    return further_in || lines[heading].text.ends_with(':') ? end : heading + 1;
}

// Nothing where it is a part of the field, or where the lines beneath are any others than his, that of his
// men, and remarks behind them.
std::optional<LedUnit> led_unit_at(const std::vector<MailLine>& lines, std::size_t heading,
                                   const Vocabulary& vocabulary) {
    LedUnit unit{heading, 0, 0, end_of_rows(lines, heading)};
    if (lines[heading].role != MailLine::Role::text || unit.end < heading + 3)
        return std::nullopt;
    const Tokens tokens = vocabulary.tokens(lines[heading].text);
    if (std::any_of(tokens.begin(), tokens.end(),
                    [](const Token& token) { return token.is_number() || names_part_of_field(token); }))
        return std::nullopt;
    for (std::size_t at = heading + 1; at < unit.end; ++at) {
        const RowKind kind = kind_of_row(lines[at], vocabulary);
        const bool among_first = at < heading + 3;
        if (kind == RowKind::leader && among_first && unit.leader == 0)
            unit.leader = at;
        else if (kind == RowKind::men && among_first && unit.men == 0)
            unit.men = at;
        else if (kind != RowKind::remark || among_first)
            return std::nullopt;
    }
    return unit;
}

bool tells_of_leading(const Token& token) {
    static const WordSet words{"led", "commanded", "headed", "leads", "commands", "leading", "under", "head"};
    return words.contains(token.plain());
}

// Says no more than that he does it himself, or that they need no other.
bool is_idle_of_leading(const Token& token) {
    static const WordSet words{"by",   "in",   "person", "himself", "herself", "personally", "the",   "my",
                               "his",  "her",  "their",  "them",    "it",      "this",       "these", "at",
                               "of",   "who",  "he",     "she",     "is",      "are",        "our",   "unit",
                               "also", "here", "as",     "always",  "with",    "whom",       "which", "own"};
    return token.is_mark() || words.contains(token.plain());
}

// What the heading says of its leader.
struct SaidOfLeader {
    std::size_t begin = 0; // bytes: where the name before it ends; 0 if it says nothing
    bool known = false;    // nothing else, and it is he who stands beneath
};

SaidOfLeader said_of_leader(std::string_view heading, std::string_view leader, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(heading, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const auto verb = std::find_if(tokens.begin(), tokens.end(), tells_of_leading);
    auto begin = verb;
    while (begin != tokens.begin() && verb != tokens.end() && !begin->is_mark())
        --begin;
    if (verb == tokens.end() || verb == tokens.begin())
        return {};
    if (begin == tokens.begin()) // "Sacred Band led by the General"
        begin = verb;
    const Tokens own = vocabulary.tokens(leader);
    bool named = false;
    for (auto at = begin; at != tokens.end(); ++at) {
        const std::size_t owner = phrases.owner[static_cast<std::size_t>(at - tokens.begin())];
        const bool rank =
            at->has_form("general") ||
            (owner != Phrases::nobody && is_general_by_rank(phrases.items[owner], tokens, vocabulary));
        const bool name =
            has_capital_letter(*at) &&
            std::any_of(own.begin(), own.end(), [&](const Token& token) { return token.is(at->plain()); });
        named = named || rank || name;
        if (!rank && !name && !tells_of_leading(*at) && !is_idle_of_leading(*at))
            return {begin->begin, false};
    }
    return {begin->begin, named};
}

// "15 figures with him", "15 men incl. him": the bytes of it, and how many they are.
struct FiguresWithHim {
    std::size_t begin = 0;
    std::size_t end = 0; // 0: nothing of that is said
    std::int32_t count = 0;
};

FiguresWithHim figures_with_him_in(std::string_view remark, const Vocabulary& vocabulary) {
    static const WordSet with{"with", "incl", "including", "counting", "."};
    static const WordSet himself{"him", "her", "himself", "herself"};
    const Tokens tokens = vocabulary.tokens(remark);
    for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
        if (!tokens[at].is_number() || !is_counted_thing(tokens[at + 1].plain()))
            continue;
        std::size_t end = at + 2;
        while (end < tokens.size() && with.contains(tokens[end].plain()))
            ++end;
        if (end == at + 2 || end == tokens.size() || !himself.contains(tokens[end].plain()))
            continue;
        const bool comma = at != 0 && (tokens[at - 1].is(",") || tokens[at - 1].is(";"));
        return {tokens[comma ? at - 1 : at].begin, tokens[end].end, tokens[at].value};
    }
    return {};
}

// Whether a line beneath says that his men are so many with him. What does not come out is asked.
bool take_figures_with_him(std::vector<MailLine>& lines, const LedUnit& unit, const Vocabulary& vocabulary) {
    for (std::size_t at = unit.heading + 3; at < unit.end; ++at) {
        const FiguresWithHim told = figures_with_him_in(lines[at].text, vocabulary);
        if (told.end == 0)
            continue;
        const Tokens men = vocabulary.tokens(lines[unit.men].text);
        const bool comes_out = std::any_of(men.begin(), men.end(), [&](const Token& token) {
            return token.is_number() && token.value == told.count - 1;
        });
        if (comes_out)
            lines[at].text.erase(told.begin, told.end - told.begin);
        else
            lines[unit.men].passed_over = lines[at].text.substr(told.begin, told.end - told.begin);
        return comes_out;
    }
    return false;
}

void put_leader_before_men(std::vector<MailLine>& lines, const LedUnit& unit) {
    std::string& leader = lines[unit.leader].text;
    if (unit.leader > unit.men) {
        leader.insert(0, "led by ");
        return;
    }
    while (leader.ends_with('.') || leader.ends_with(' ') || leader.ends_with(','))
        leader.pop_back();
    leader += ", leading";
}

} // namespace

std::vector<MailLine> with_leaders_of_headings(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const auto unit = led_unit_at(lines, at, vocabulary);
        if (!unit)
            continue;
        std::string& heading = lines[at].text;
        const SaidOfLeader said = said_of_leader(heading, lines[unit->leader].text, vocabulary);
        if (said.begin != 0 && !said.known) {
            lines[unit->leader].passed_over = heading.substr(said.begin);
            continue;
        }
        const bool with_him = take_figures_with_him(lines, *unit, vocabulary);
        if (said.begin == 0 && !with_him)
            continue;
        if (said.begin != 0)
            heading = std::string(trimmed(std::string_view(heading).substr(0, said.begin))) + ":";
        put_leader_before_men(lines, *unit);
    }
    std::erase_if(lines, [](const MailLine& line) {
        return line.role == MailLine::Role::text && !has_letter_or_digit(line.text);
    });
    return lines;
}

} // namespace muster
