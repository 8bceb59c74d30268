// SPDX-License-Identifier: MIT
#include "mail/detail/denied_titles.h"

#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

// Of those who lead an army, in their peoples' words.
bool is_leaders_title(const Token& token) {
    static const WordSet titles{
        "king",   "queen",     "prince", "princess", "emperor",  "empress",   "sultan",  "khan",   "duke",
        "earl",   "count",     "shah",   "pharaoh",  "caliph",   "emir",      "tsar",    "czar",   "rajah",
        "raja",   "maharajah", "shogun", "daimyo",   "consul",   "monarch",   "lord",    "leader", "ruler",
        "chief",  "chieftain", "hero",   "royalty",  "majesty",  "könig",     "königin", "kaiser", "prinz",
        "herzog", "fürst",     "sultan", "anführer", "feldherr", "feldherrn", "graf"};
    return token.is_word() && titles.contains(token.plain());
}

bool denies_title(const Token& token) {
    static const WordSet words{"without", "no", "minus", "lacking", "w/o", "ohne", "kein", "keinen", "sans"};
    return words.contains(token.plain());
}

bool may_stand_before_title(const Token& token) {
    static const WordSet words{"a",    "an",    "the",   "any", "his",  "their", "great",
                               "high", "royal", "einen", "den", "such", "own",   "the"};
    return words.contains(token.plain());
}

// "aboard", "on these", "this time"
bool may_follow_title(const Token& token) {
    static const WordSet words{"aboard", "on",   "in", "with",  "them", "these", "this",
                               "time",   "here", "it", "there", "top",  "board"};
    return words.contains(token.plain());
}

} // namespace

std::string with_titles_denied(std::string line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (!denies_title(tokens[at]))
            continue;
        std::size_t title = at + 1;
        while (title < tokens.size() && may_stand_before_title(tokens[title]))
            ++title;
        if (title >= tokens.size() || !is_leaders_title(tokens[title]) || vocabulary.longest(tokens, title))
            continue;
        std::size_t end = title + 1;
        while (end < tokens.size() && may_follow_title(tokens[end]))
            ++end;
        if (end < tokens.size() && !tokens[end].is_mark())
            continue; // "no king's men"
        if (class_word_in(line, vocabulary) >= ClassWord::kind)
            return line.replace(tokens[at].begin, tokens[end - 1].end - tokens[at].begin,
                                "without a general");
    }
    return line;
}

} // namespace muster
