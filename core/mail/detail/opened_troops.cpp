// SPDX-License-Identifier: MIT
#include "mail/detail/opened_troops.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <cstddef>

namespace muster {

namespace {

// "I have five vignettes of …", "Then two vignettes …", "There are two …"
bool opens_count(const Token& token) {
    static const WordSet openings{"i",      "have",     "shall", "will", "bring", "field",   "take", "there",
                                  "are",    "is",       "then",  "next", "also",  "finally", "and",  "plus",
                                  "lastly", "followed", "by",    "we",   "my",    "army",    "has"};
    return token.is_word() && openings.contains(token.plain());
}

// "then", "finally": what follows is told of besides what was told before.
bool goes_on_with(const Token& token) {
    static const WordSet words{"then",   "next",        "finally", "lastly",     "also",   "last",
                               "plus",   "besides",     "another", "dann",       "danach", "außerdem",
                               "ferner", "schließlich", "zuletzt", "furthermore"};
    return words.contains(token.plain());
}

// "there are", "come", beside such a word.
bool tells_of_having(const Token& token) {
    static const WordSet words{"there", "are",  "is",     "come",   "comes", "follow",   "follows", "i",
                               "we",    "have", "bring",  "take",   "field", "add",      "has",     "and",
                               "my",    "army", "kommen", "folgen", "gibt",  "es",       "habe",    "ich",
                               "nehme", "und",  "of",     "all",    "by",    "followed", "after",   "that",
                               "these", "them", "behind", "noch"};
    return words.contains(token.plain());
}

// "two HSC- on the left": where troops stand that may be those above.
bool tells_place_behind(const Phrases& phrases, std::size_t at) {
    const Tokens& tokens = phrases.tokens;
    for (; at < tokens.size() && !tokens[at].is(",") && !tokens[at].is(".") && !tokens[at].is(";"); ++at)
        if (phrases.owner[at] == Phrases::nobody && names_part_of_field(tokens[at]))
            return true;
    return false;
}

// Whether the number at the token counts troops that a code says: "two HSC-", "2 x (HSC-III-RA)".
bool counts_code_at(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    if (at + 1 >= tokens.size() || !tokens[at].is_number() || tokens[at].value < 1)
        return false;
    std::size_t code = at + 1;
    while (code < tokens.size() && (tokens[code].is("x") || tokens[code].is("(") || tokens[code].is("of") ||
                                    is_counted_thing(tokens[code].plain())))
        ++code;
    if (code >= tokens.size() || phrases.owner[code] == Phrases::nobody)
        return false;
    const auto said = class_said(phrases.items[phrases.owner[code]], vocabulary);
    return said && said->second == ClassWord::code && !tells_place_behind(phrases, code);
}

// Where a count begins behind "I have" or the like at the beginning of the line; 0 if there is none.
std::size_t behind_opening(const Tokens& tokens) {
    std::size_t at = 0;
    while (at < tokens.size() && opens_count(tokens[at]))
        ++at;
    const bool counts = at + 2 < tokens.size() && tokens[at].is_number() && tokens[at + 1].is_word() &&
                        is_counted_thing(tokens[at + 1].plain());
    return counts ? at : 0;
}

// The first token of "then there are" before the count at `at`; `at` where no such words stand there, or
// nothing among them says that the story goes on: "There are two HSC-" may be those above.
std::size_t begin_of_going_on(const Tokens& tokens, std::size_t at) {
    std::size_t begin = at;
    std::size_t first = at;
    while (begin != 0 && (goes_on_with(tokens[begin - 1]) || tells_of_having(tokens[begin - 1]))) {
        --begin;
        if (goes_on_with(tokens[begin]))
            first = begin;
    }
    const bool opens = begin == 0 || tokens[begin - 1].is_mark();
    return first == at || !opens ? at : tokens[begin].is("and") && begin != 0 ? begin + 1 : begin;
}

} // namespace

std::string without_openings_of_troops(std::string line, const Vocabulary& vocabulary) {
    if (class_word_in(line, vocabulary) != ClassWord::code)
        return line;
    if (const Tokens tokens = vocabulary.tokens(line); const std::size_t at = behind_opening(tokens))
        line.erase(0, tokens[at].begin);
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = tokens.size(); at-- > 1;)
        if (counts_code_at(phrases, at, vocabulary))
            if (const std::size_t begin = begin_of_going_on(tokens, at); begin != at)
                line.erase(tokens[begin].begin, tokens[at].begin - tokens[begin].begin);
    return line;
}

} // namespace muster
