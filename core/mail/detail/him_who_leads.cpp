// SPDX-License-Identifier: MIT
#include "mail/detail/him_who_leads.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/leaders_in_sentence.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// Bytes of a line.
struct Clause {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool denies_commander = false;
};

// "(he leads them …)", or ", he leads them …" at the end of the line.
std::optional<Clause> clause_in(std::string_view line, const Vocabulary& vocabulary) {
    static constexpr std::string_view openings[] = {" (he ", " (she ", ", he ", ", she ", "; he ", " - he "};
    for (const std::string_view opening : openings) {
        const std::size_t begin = line.find(opening);
        if (begin == std::string_view::npos)
            continue;
        const bool bracket = opening[1] == '(';
        const std::size_t close = bracket ? line.find(')', begin) : line.size();
        if (close == std::string_view::npos)
            continue;
        const std::size_t he = begin + opening.find_first_of("hs");
        const Tokens said = vocabulary.tokens(line.substr(he, close - he));
        if (leads_those_above(said, [](const Token& token) { return token.is("that"); }))
            return Clause{begin, bracket ? close + 1 : close, denies_commander(said)};
    }
    return std::nullopt;
}

// The words of the general's rank in the line; "" if it names none or more than one.
std::string rank_in(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    std::string rank;
    for (const PhraseItem& item : phrases.items) {
        if (!is_general_by_rank(item, phrases.tokens, vocabulary))
            continue;
        if (!rank.empty())
            return {};
        rank = text_between(phrases.line, phrases.tokens, item.begin, item.end);
    }
    return rank;
}

// A row of a table: what stands in its cells is no sentence.
bool has_cells(std::string_view line) {
    constexpr std::string_view gap = "   ";
    const std::size_t first = line.find(gap);
    return line.find_first_of("\t|") != std::string_view::npos ||
           (first != std::string_view::npos &&
            line.find(gap, line.find_first_not_of(' ', first)) != std::string_view::npos);
}

bool is_led(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    const std::vector<Piece> pieces = pieces_of(phrases, vocabulary);
    return pieces.size() == 1 && pieces.front().surely >= ClassWord::name &&
           !vocabulary.is_leader(pieces.front().class_value);
}

// ", leads this unit", "(with these)": the words by which he points at men who are not named.
std::optional<Clause> clause_of_pointing(std::string_view line, const Vocabulary& vocabulary) {
    static const WordSet leading{"leads", "leading", "commands", "commanding", "heads", "heading",
                                 "with",  "in",      "among",    "joins",      "führt", "befehligt"};
    static const WordSet before{"rides", "riding", "stands", "fights", "fighting",
                                "is",    "he",     "she",    "who",    "and"};
    static const WordSet these{"this", "these", "them", "it", "the", "his", "her", "diese"};
    static const WordSet nouns{"unit", "men", "regiment", "squadron", "troops", "lot", "einheit"};
    static const WordSet himself{"himself", "herself", "personally", "in", "person", "selbst"};
    const Tokens tokens = vocabulary.tokens(line);
    if (std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
            return is_negation(token.plain()) || changes_meaning(token.plain()); // "not with this unit"
        }))
        return std::nullopt;
    for (std::size_t verb = 1; verb + 1 < tokens.size(); ++verb) {
        if (!leading.contains(tokens[verb].plain()) || !these.contains(tokens[verb + 1].plain()))
            continue;
        std::size_t end = verb + 2;
        const bool named = end < tokens.size() && nouns.contains(tokens[end].plain());
        const bool pronoun =
            tokens[verb + 1].is("these") || tokens[verb + 1].is("them") || tokens[verb + 1].is("it");
        end += named ? 1 : 0;
        while (end < tokens.size() && himself.contains(tokens[end].plain()))
            ++end;
        std::size_t begin = verb;
        while (begin > 1 && before.contains(tokens[begin - 1].plain()))
            --begin;
        if ((!named && !pronoun) || (end < tokens.size() && tokens[end].is_word()))
            continue;
        const bool bracket = tokens[begin - 1].is("(") && end < tokens.size() && tokens[end].is(")");
        const bool comma = tokens[begin - 1].is(",");
        return Clause{tokens[begin - (bracket || comma ? 1 : 0)].begin, tokens[end - (bracket ? 0 : 1)].end};
    }
    return std::nullopt;
}

// Rank and file, told by what the rules call them.
bool is_rank_and_file(const MailLine& line, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && class_word_in(line.text, vocabulary) >= ClassWord::name &&
           !names_leader(line.text, vocabulary);
}

// "A  Royal guard", "Companions:" over the line, and no part of the field, which may have several units.
bool heads_unit(const MailLine& heading, const MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(heading.text);
    return heading.role == MailLine::Role::text && !line.after_blank &&
           (heading.indent < line.indent || heading.text.ends_with(':')) &&
           std::none_of(tokens.begin(), tokens.end(),
                        [](const Token& token) { return token.is_number() || names_part_of_field(token); }) &&
           !names_leader(heading.text, vocabulary);
}

// The leader who stands first in his unit leads what stands beneath him, where that is one line.
void put_leaders_over_their_men(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 1; at + 1 < lines.size(); ++at) {
        MailLine& line = lines[at];
        const MailLine& men = lines[at + 1];
        if (line.role != MailLine::Role::text || has_cells(line.text) ||
            !names_leader(line.text, vocabulary) || !heads_unit(lines[at - 1], line, vocabulary) ||
            men.after_blank || men.indent < line.indent || !is_rank_and_file(men, vocabulary))
            continue;
        const bool others = at + 2 < lines.size() && !lines[at + 2].after_blank &&
                            lines[at + 2].indent >= line.indent &&
                            is_rank_and_file(lines[at + 2], vocabulary);
        const auto clause = others ? std::nullopt : clause_of_pointing(line.text, vocabulary);
        if (!clause)
            continue;
        line.text.erase(clause->begin, clause->end - clause->begin);
        while (line.text.ends_with('.') || line.text.ends_with(' ') || line.text.ends_with(','))
            line.text.pop_back();
        line.text += ", leading";
    }
}

} // namespace

std::vector<MailLine> with_him_who_leads_named(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    put_leaders_over_their_men(lines, vocabulary);
    std::vector<std::string> ranks; // of the lines above that name one
    bool right_above = false;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        const std::optional<Clause> clause =
            has_cells(line.text) ? std::nullopt : clause_in(line.text, vocabulary);
        if (clause && (right_above || ranks.size() == 1)) {
            std::string led = line.text;
            led.erase(clause->begin, clause->end - clause->begin);
            if (is_led(led, vocabulary)) {
                const bool dot = led.ends_with('.');
                led.resize(led.size() - (dot ? 1 : 0));
                line.text = led + ", led by the " + ranks.back() +
                            (clause->denies_commander ? ", no unit commander" : "") + (dot ? "." : "");
            }
        }
        std::string rank = rank_in(line.text, vocabulary);
        right_above = !rank.empty();
        if (right_above && !clause)
            ranks.push_back(std::move(rank));
    }
    return lines;
}

std::string leader_left_open(const Phrases& phrases, const std::vector<Piece>& pieces,
                             const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty() ||
        std::any_of(pieces.begin(), pieces.end(),
                    [&](const Piece& piece) { return vocabulary.is_leader(piece.class_value); }))
        return {};
    const auto clause = clause_in(phrases.line, vocabulary);
    return clause ? phrases.line.substr(clause->begin + 1, clause->end - clause->begin - 1) : std::string();
}

} // namespace muster
