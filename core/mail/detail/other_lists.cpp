// SPDX-License-Identifier: MIT
#include "mail/detail/other_lists.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

bool is_one_of(const Token& token, WordList list) {
    return token.is_word() && is_in(list, token.plain());
}

bool has(const Tokens& tokens, WordList list) {
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const Token& token) { return is_one_of(token, list); });
}

// "the old list", "last year": the word for what is past and, behind it, that of which it is said.
bool names_past(const Tokens& tokens, WordList what) {
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if (is_one_of(tokens[at], WordList::former) && is_one_of(tokens[at + 1], what))
            return true;
    return false;
}

// "Die Liste mit den Österreichern", "Ignore my list": what the sentence is about.
bool is_about_a_list(const Tokens& tokens) {
    std::size_t at = 0;
    while (at < tokens.size() && (is_joining_word(tokens[at].plain()) || tokens[at].is_mark() ||
                                  is_one_of(tokens[at], WordList::former) ||
                                  is_one_of(tokens[at], WordList::discarding) || tokens[at].is("please")))
        ++at;
    return at < tokens.size() && is_one_of(tokens[at], WordList::whole_list);
}

} // namespace

bool reports_advice(const Tokens& sentence) {
    static const WordSet telling{"told",   "say",  "says",  "said",  "tell",   "tells", "reckon", "reckons",
                                 "thinks", "sagt", "sagen", "meint", "meinen", "hear",  "heard"};
    static const WordSet doubting{"would", "could", "might", "wäre", "wären"};
    static const WordSet comparatives{"better", "worse", "stronger", "weaker",  "cheaper", "nicer",
                                      "safer",  "wiser", "besser",   "stärker", "billiger"};
    static const WordSet compared{"than", "als"};
    static const WordSet asking{"please",  "instead", "therefore", "swap",  "change",
                                "replace", "make",    "take",      "bitte", "stattdessen"};
    const auto find = [&](const WordSet& words, std::size_t from) {
        while (from < sentence.size() &&
               !(sentence[from].is_word() && words.contains(sentence[from].plain())))
            ++from;
        return from;
    };
    const std::size_t doubt = find(doubting, find(telling, 0));
    const std::size_t than = find(compared, find(comparatives, doubt));
    return than < sentence.size() && find(asking, 0) == sentence.size() &&
           std::none_of(sentence.begin(), sentence.end(),
                        [](const Token& token) { return token.is_number(); });
}

bool speaks_of_other_list(const Tokens& sentence) {
    if (sentence.empty() || sentence.front().is_number() || has(sentence, WordList::comparing) ||
        has(sentence, WordList::all))
        return false;
    const bool told = has(sentence, WordList::past_verb);
    return (told &&
            (names_past(sentence, WordList::whole_list) || names_past(sentence, WordList::past_time))) ||
           (is_about_a_list(sentence) && has(sentence, WordList::discarding));
}

} // namespace muster
