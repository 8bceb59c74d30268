// SPDX-License-Identifier: MIT
#include "mail/detail/collective_counts.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "two" of "pair"; "" if the word is none for several together.
std::string_view number_in_collective(std::string_view word) {
    static constexpr std::pair<std::string_view, std::string_view> collectives[] = {
        {"pair", "two"},     {"duo", "two"},         {"twosome", "two"},   {"trio", "three"},
        {"triad", "three"},  {"threesome", "three"}, {"quartet", "four"},  {"foursome", "four"},
        {"quintet", "five"}, {"sextet", "six"},      {"half-dozen", "six"}};
    for (const auto& [collective, number] : collectives)
        if (collective == word)
            return number;
    return {};
}

bool tells_one_alone(const Token& token) {
    static const WordSet words{"single", "lone", "lonely", "sole", "solitary", "mere"};
    return words.contains(token.plain());
}

bool stands_before_collective(const Token& token) {
    static const WordSet words{"a",       "an",  "the",  "one",  "my",     "just", "only",
                               "finally", "and", "then", "last", "lastly", "plus", "another"};
    return words.contains(token.plain());
}

// What has vignettes of its own: how many "a pair of links" are is told elsewhere.
bool holds_several(const Token& token) {
    return token.has_form("link") || token.has_form("unit") || token.is("linked") || token.has_form("group");
}

// "(2 vignettes)", "x 2": the line counts them in figures as well.
bool is_counted_again(const Tokens& tokens, std::size_t begin) {
    for (std::size_t at = begin; at < tokens.size(); ++at)
        if (tokens[at].is_number() &&
            (tokens[at - 1].is("x") ||
             (at + 1 < tokens.size() &&
              (tokens[at + 1].is("x") || is_counted_thing(tokens[at + 1].plain())))))
            return true;
    return false;
}

// The count of the words at the front of the tokens, and the token behind them; "" if they tell none.
std::pair<std::string_view, std::size_t> count_in_front(const Tokens& tokens) {
    std::size_t at = 0;
    while (at < tokens.size() && stands_before_collective(tokens[at]))
        ++at;
    if (at + 1 >= tokens.size() || !tokens[at].is_word())
        return {};
    if (at != 0 && tells_one_alone(tokens[at]) && is_counted_thing(tokens[at + 1].plain()))
        return {"one", at + 1};
    const std::string_view number = number_in_collective(tokens[at].plain());
    const bool several_of = tokens[at + 1].is("of") || is_counted_thing(tokens[at + 1].plain());
    const std::size_t behind = tokens[at + 1].is("of") ? at + 2 : at + 1;
    if (number.empty() || !several_of || behind >= tokens.size() || !tokens[behind].is_word() ||
        tokens[behind].is_number() || holds_several(tokens[behind]))
        return {};
    return {number, behind};
}

std::string with_collective_counted(std::string text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const auto [number, behind] = count_in_front(tokens);
    if (number.empty() || is_counted_again(tokens, behind) ||
        class_word_in(text, vocabulary) < ClassWord::kind)
        return text;
    return fmt::format("{} {}", number, text.substr(tokens[behind].begin));
}

// "few", "several"
bool counts_vaguely(const Token& token) {
    static const WordSet words{"few",  "several", "many",    "numerous", "handful", "number", "more",
                               "lots", "plenty",  "various", "enough",   "mehrere", "einige", "wenige"};
    return words.contains(token.plain());
}

// "pairs" of "two pairs of archers"
bool is_collective_of_several(const Token& token) {
    const std::string& word = token.plain();
    return word.ends_with('s') &&
           !number_in_collective(std::string_view(word).substr(0, word.size() - 1)).empty();
}

} // namespace

std::vector<MailLine> with_collectives_counted(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        std::string counted = with_collective_counted(line.text, vocabulary);
        for (MailLine::Part& part : line.parts)
            part.offset -=
                std::min(part.offset, line.text.size() - std::min(line.text.size(), counted.size()));
        line.text = std::move(counted);
    }
    return lines;
}

std::size_t end_of_untold_collective(const Tokens& tokens, std::size_t begin, std::size_t at, std::size_t end,
                                     bool counted) {
    if (at + 1 >= end)
        return at;
    const std::size_t next = tokens[at + 1].is("of") && at + 2 < end ? at + 2 : at + 1;
    const bool vague = !counted && counts_vaguely(tokens[at]) && is_counted_thing(tokens[next].plain());
    const bool several = at != begin && tokens[at - 1].is_number() && tokens[at + 1].is("of") &&
                         is_collective_of_several(tokens[at]);
    return vague || several ? next + 1 : at;
}

} // namespace muster
