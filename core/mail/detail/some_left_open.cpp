// SPDX-License-Identifier: MIT
#include "mail/detail/some_left_open.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

// "some", "half of them", "partly"; "two of them" behind a number.
bool tells_of_share(const Tokens& tokens, std::size_t at) {
    static const WordSet shares{"some",      "most",   "several", "few",      "partly", "partially",
                                "mostly",    "mainly", "einige",  "manche",   "teils",  "meist",
                                "teilweise", "hälfte", "largely", "sometimes"};
    static const WordSet whole{"them", "these", "those", "the", "my", "ihnen", "denen"};
    if (shares.contains(tokens[at].plain()))
        return true;
    if (tokens[at].is("half")) // not "half, as it is a small game"
        return at + 1 < tokens.size() && (tokens[at + 1].is("of") || tokens[at + 1].is("the"));
    return tokens[at].is_number() && at + 2 < tokens.size() &&
           (tokens[at + 1].is("of") || tokens[at + 1].is("von")) && whole.contains(tokens[at + 2].plain());
}

bool ends_share(const Token& token) {
    return token.is_mark() && !token.is("-") && !token.is("\"");
}

// "some of them painted by my son": nothing that the rules ask for.
bool tells_story(const Tokens& tokens, std::size_t begin, std::size_t end) {
    constexpr std::size_t shortest = 5; // letters of such a word
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end), [](const Token& token) {
                           const std::string& word = token.plain();
                           return token.is_word() && !is_verb(token) && word.size() >= shortest &&
                                  (word.ends_with("ed") || word.ends_with("ing") ||
                                   is_in(WordList::past_verb, word));
                       });
}

// Whether something of the sentence around the token was understood.
bool is_beside_understood(const Phrases& phrases, const std::vector<bool>& explained, std::size_t at) {
    const Tokens& tokens = phrases.tokens;
    std::size_t begin = at;
    while (begin != 0 && !ends_sentence(tokens, begin - 1))
        --begin;
    for (std::size_t i = begin; i < tokens.size() && !ends_sentence(tokens, i); ++i)
        if (explained[i] && phrases.owner[i] != Phrases::nobody)
            return true;
    return false;
}

} // namespace

std::string some_left_open(const Phrases& phrases, const std::vector<bool>& explained) {
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (explained[at] || !tells_of_share(tokens, at) || !is_beside_understood(phrases, explained, at))
            continue;
        std::size_t end = at;
        while (end < tokens.size() && !ends_share(tokens[end]))
            ++end;
        const bool value =
            std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
                return item.begin >= at && item.begin < end && !item.meanings.empty();
            });
        if (value || !tells_story(tokens, at, end))
            return text_between(phrases.line, tokens, at, end);
    }
    return {};
}

} // namespace muster
