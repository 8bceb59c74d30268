// SPDX-License-Identifier: MIT
#include "mail/detail/conditions.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

bool opens_condition(const Token& token) {
    static const WordSet words{"where", "wherever", "when", "if", "wo", "wenn", "falls"};
    return words.contains(token.plain());
}

bool says_otherwise(const Token& token) {
    static const WordSet words{"otherwise", "else",   "anders",  "different", "differently", "not",
                               "nicht",     "nichts", "nothing", "no",        "don't",       "doesn't",
                               "didn't",    "isn't",  "aren't",  "haven't",   "hasn't",      "never"};
    return words.contains(token.plain());
}

template <typename Test>
bool any_between(const Tokens& tokens, std::size_t begin, std::size_t end, const Test& test) {
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end), test);
}

// The place of the last one; 0 if there is none, or if it is the first token.
template <class Test>
std::size_t last_between(const Tokens& tokens, std::size_t begin, std::size_t end, const Test& test) {
    for (std::size_t at = end; at > begin; --at)
        if (test(tokens[at - 1]))
            return at - 1;
    return 0;
}

} // namespace

namespace {

// Behind "the two" of "except the two marked IR"; a token before `end`.
std::size_t behind_article(const Tokens& tokens, std::size_t at, std::size_t end) {
    while (at + 1 < end && (tokens[at].is("the") || tokens[at].is("those") || tokens[at].is("ones") ||
                            tokens[at].is_number()))
        ++at;
    return at;
}

} // namespace

std::size_t begin_of_condition(const Tokens& tokens, std::size_t begin, std::size_t end) {
    // Tests of all that follows a place are tests of where the last one stands.
    const std::size_t last_mark = last_between(tokens, begin, end, is_mark_word);
    const std::size_t last_otherwise = last_between(tokens, begin, end, says_otherwise);
    for (std::size_t at = begin + 1; at + 1 < end; ++at) {
        const bool says = last_mark > at;
        if ((says && opens_exception(tokens[at])) ||
            (says && opens_condition(tokens[at]) && last_otherwise > at) ||
            (excepts(tokens[at]) && refers_to_marks(tokens[behind_article(tokens, at + 1, end)])))
            return at;
    }
    return end;
}

bool ends_in_condition(const Tokens& tokens, std::size_t begin) {
    std::size_t end = begin;
    while (!ends_sentence(tokens, end))
        ++end;
    return end > begin && begin_of_condition(tokens, begin, end) != end;
}

std::size_t end_of_condition(const Tokens& tokens, std::size_t begin, std::size_t end) {
    if (!opens_exception(tokens[begin]) && !opens_condition(tokens[begin]))
        return begin;
    std::size_t behind = begin;
    for (std::size_t at = begin; at < end; ++at)
        if (is_mark_word(tokens[at]))
            behind = at + 1;
    return behind;
}

bool speaks_of_some(const Tokens& tokens, std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at + 1 < end; ++at)
        if (opens_condition(tokens[at]) && (at == begin || !excepts(tokens[at - 1])))
            return any_between(tokens, at + 1, end, is_mark_word) &&
                   !any_between(tokens, at + 1, end, says_otherwise);
    return false;
}

} // namespace muster
