// SPDX-License-Identifier: MIT
#include "mail/detail/sum_forms.h"

#include "mail/detail/claim_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace muster {

namespace {

// Where "20 x 7 + 10 = 150" begins at the end of the line, if the sum comes out and 20 stands before it; the
// number of tokens if there is none.
std::size_t begin_of_sum(const Tokens& tokens) {
    std::size_t equals = tokens.size();
    while (equals > 0 && !tokens[equals - 1].is("="))
        --equals;
    if (equals < 5 || equals >= tokens.size() || !tokens[equals].is_number())
        return tokens.size();
    for (std::size_t at = equals + 1; at < tokens.size(); ++at)
        if (!tokens[at].is_mark() && !is_in(WordList::price_word, tokens[at].plain()))
            return tokens.size();
    std::int64_t added = 0;
    std::size_t at = equals - 1; // of the "="
    while (at >= 2 && tokens[at - 1].is_number() && tokens[at - 2].is("+")) {
        added += tokens[at - 1].value;
        at -= 2;
    }
    if (at < 4 || !tokens[at - 1].is_number() || !(tokens[at - 2].is("x") || tokens[at - 2].is("*")) ||
        !tokens[at - 3].is_number())
        return tokens.size();
    const std::int64_t count = tokens[at - 3].value;
    const bool counted =
        std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at - 3),
                    [&](const Token& token) { return token.is_number() && token.value == count; });
    return counted && count * tokens[at - 1].value + added == tokens[equals].value ? at - 3 : tokens.size();
}

} // namespace

std::string with_sum_alone(std::string line, const Vocabulary& vocabulary) {
    if (line.find('=') == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const std::size_t begin = begin_of_sum(tokens);
    if (begin == tokens.size())
        return line;
    std::size_t equals = begin;
    while (!tokens[equals].is("="))
        ++equals;
    return line.substr(0, tokens[begin].begin) + line.substr(tokens[equals].begin);
}

std::string with_sum_told(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view told = ", together ";
    const std::size_t at = line.rfind(told);
    if (at == std::string::npos)
        return line;
    const Tokens behind = vocabulary.tokens(line.substr(at + told.size()));
    const bool sum = !behind.empty() && behind.front().is_number() &&
                     std::all_of(behind.begin() + 1, behind.end(), [](const Token& token) {
                         return token.is_mark() || is_in(WordList::price_word, token.plain());
                     });
    return sum ? line.replace(at, told.size(), " = ") : line;
}

std::string without_summands(std::string line, const Vocabulary& vocabulary) {
    if (line.find('=') == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() < 6 || !tokens[tokens.size() - 2].is("=") || !tokens.back().is_number())
        return line;
    std::size_t at = tokens.size() - 2; // the "="
    std::int64_t sum = 0;
    while (at >= 2 && tokens[at - 1].is_number() && (tokens[at - 2].is("+") || tokens[at - 2].is(":"))) {
        sum += tokens[at - 1].value;
        at -= 2;
        if (tokens[at].is(":"))
            break;
    }
    return tokens[at].is(":") && at + 3 < tokens.size() - 2 && sum == tokens.back().value
               ? line.substr(0, tokens[at].begin) + " = " + std::to_string(sum)
               : line;
}

std::string without_remainder(std::string line, const Vocabulary& vocabulary) {
    const std::size_t open = line.find('(');
    const std::size_t close = line.find(')', open == std::string::npos ? line.size() : open);
    if (close == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line.substr(open + 1, close - open - 1));
    if (tokens.empty() || !tokens.front().is_number() || !is_remainder(tokens, 0))
        return line;
    return line.erase(open, close + 1 - open);
}

} // namespace muster
