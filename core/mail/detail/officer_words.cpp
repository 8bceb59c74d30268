// SPDX-License-Identifier: MIT
#include "mail/detail/officer_words.h"

#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view commander_words = "unit commander";

// "In the column", "Each", "Where I write"
bool may_stand_around_word(const Token& token) {
    static const WordSet words{"in",     "the",   "column", "columns", "under",   "each", "every",  "where",
                               "i",      "write", "say",    "put",     "heading", "with", "headed", "called",
                               "marked", "and",   "my",     "\"",      ",",       "a",    "last"};
    return words.contains(token.plain());
}

bool tells_meaning(const Token& token) {
    static const WordSet verbs{"is",     "are",   "=",     ":",    "means", "gives", "has",   "shows",
                               "stands", "holds", "tells", "says", "stand", "mean",  "being", "it"};
    return verbs.contains(token.plain());
}

// "the price of a", "what the … costs"
bool may_lead_to_officer(const Token& token) {
    static const WordSet words{"the",  "price", "prices", "cost", "costs",  "points", "what",
                               "of",   "a",     "an",     "his",  "its",    "for",    "their",
                               "to",   "one",   "is",     "paid", "be",     "in",     "that",
                               "each", "every", "unit's", "\"",   "column", "there"};
    return tells_meaning(token) || words.contains(token.plain());
}

// ", always of the same status as his men"
bool may_follow_officer(const Token& token) {
    static const WordSet words{
        "of",      "with",     "the",    "same",   "status", "as",   "his",      "men",  "man",
        "their",   "unit",     "own",    "troops", "they",   "he",   "who",      "whom", "leads",
        "command", "commands", "lead",   "costs",  "always", ",",    "for",      "each", "every",
        "which",   "that",     "unit's", "is",     "are",    "has",  "having",   "and",  "in",
        "it",      "line",     "row",    "there",  "like",   "rest", "soldiers", "kind", "("};
    return words.contains(token.plain()) || token.is(")");
}

// The item of the commander of a unit that is named last; the count of the items if there is none.
std::size_t last_commander(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens(commander_words);
    const auto known = vocabulary.longest(words, 0);
    std::size_t found = phrases.items.size();
    for (std::size_t i = 0; known && !known->phrase->meanings.empty() && i < phrases.items.size(); ++i) {
        const PhraseItem& item = phrases.items[i];
        if (!item.meanings.empty() &&
            item.meanings.front().values == known->phrase->meanings.front().values &&
            item.end > item.begin + 1)
            found = i;
    }
    return found;
}

} // namespace

std::optional<std::string> officer_word_told(std::string_view sentence, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 2; // words of the heading
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const std::size_t item = last_commander(phrases, vocabulary);
    if (item == phrases.items.size())
        return std::nullopt;
    const std::size_t officer = phrases.items[item].begin;
    std::size_t begin = 0;
    bool of_column = false;
    for (; begin < officer && may_stand_around_word(tokens[begin]); ++begin)
        of_column = of_column || tokens[begin].is("column") || tokens[begin].is("under");
    std::size_t end = begin;
    while (end < officer && tokens[end].is_word() && !tells_meaning(tokens[end]) && !tokens[end].is("column"))
        ++end;
    if (end == begin || end - begin > longest)
        return std::nullopt;
    bool told = false;
    bool priced = false;
    for (std::size_t at = end; at < officer; ++at) {
        if (!may_lead_to_officer(tokens[at]))
            return std::nullopt;
        told = told || tells_meaning(tokens[at]);
        of_column = of_column || tokens[at].is("column");
        priced = priced || tokens[at].is("price") || tokens[at].is("cost") || tokens[at].is("what");
    }
    bool of_men = false;
    for (std::size_t at = phrases.items[item].end; at < tokens.size(); ++at) {
        if (!may_follow_officer(tokens[at]))
            return std::nullopt;
        of_men = of_men || tokens[at].is("same") || tokens[at].is("costs");
    }
    // ""uc" is a unit commander" says it plainly.
    return told && (of_column || priced || of_men)
               ? std::optional(fmt::format("\"{}\" is the {}", text_between(sentence, tokens, begin, end),
                                           commander_words))
               : std::nullopt;
}

} // namespace muster
