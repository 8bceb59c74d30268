// SPDX-License-Identifier: MIT
#include "mail/detail/sum_line.h"

#include "mail/detail/claim_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

namespace muster {

namespace {

bool tells_sum(const Token& token) {
    return token.has_form_in(list_of(WordList::sum)) || token.is("together") || token.is("all") ||
           token.is("altogether") || token.is("told") || is_in(WordList::row_sum, token.plain());
}

// Words that say where or what the parts are.
bool tells_part(const Token& token) {
    static constexpr std::string_view parts[] = {"off",     "line",  "ahead",   "behind", "front",   "single",
                                                 "singles", "link",  "links",   "rest",   "reserve", "out",
                                                 "battle",  "field", "forward", "on",     "main",    "them"};
    return token.is_mark() || is_joining_word(token.plain()) || is_counted_thing(token.plain()) ||
           token.has_form_in(list_of(WordList::body_heading)) || is_in(WordList::rank, token.plain()) ||
           std::any_of(std::begin(parts), std::end(parts),
                       [&](std::string_view word) { return token.is(word); });
}

// "of them", "then", "it is": what may stand behind a number that counts nothing by name.
bool counts_nothing_new(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"then", "it", "as", "altogether", "together", "so", "that", "this", "they"};
    return at >= tokens.size() || tokens[at].is(",") || tokens[at].is(".") || tokens[at].is("!") ||
           tokens[at].is(";") || (tokens[at].is("-") && tokens[at].spaced) ||
           (tokens[at].is("of") && at + 1 < tokens.size() &&
            (tokens[at + 1].is("them") || tokens[at + 1].is("us"))) ||
           (tokens[at].is_word() && words.contains(tokens[at].plain()));
}

// "12, gribblies" may be a row.
bool tokens_have_comma(const Tokens& tokens, std::size_t at) {
    return at < tokens.size() && (tokens[at].is(",") || tokens[at].is(";") || tokens[at].is("-"));
}

} // namespace

std::optional<std::int32_t> total_told_in(const Phrases& phrases) {
    const Tokens& tokens = phrases.tokens;
    std::size_t at = 0;
    while (at < tokens.size() && tokens[at].is_mark())
        ++at;
    if (at >= tokens.size() || !tokens[at].is_number() || !phrases.items.empty() ||
        !(counts_nothing_new(tokens, at + 1) && (tokens[at].as_word || !tokens_have_comma(tokens, at + 1))) ||
        std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens.end(),
                    [](const Token& token) { return token.is_number(); }))
        return std::nullopt;
    return tokens[at].value;
}

namespace {

// "12 vignettes, nine in the line": the second may be a part of the first. Nothing where it is none.
std::optional<std::int32_t> total_before_part(const Tokens& tokens) {
    if (tokens.size() < 5 || !tokens[0].is_number() || !is_counted_thing(tokens[1].plain()) ||
        !tokens[2].is(",") || !tokens[3].is_number() || tokens[3].value >= tokens[0].value ||
        std::any_of(tokens.begin() + 4, tokens.end(), [](const Token& token) { return token.is_number(); }))
        return std::nullopt;
    return tokens[0].value;
}

std::optional<std::int32_t> total_of_sum_line(const Tokens& tokens) {
    constexpr std::size_t words_for_each = 5; // number
    std::vector<std::int32_t> numbers;
    std::size_t words = 0;
    bool told = false;
    bool parts = true;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (token.is("x") || token.is("@") || token.is("*"))
            return std::nullopt;
        if (counts_lines(tokens, at)) // "12 vignettes in 7 lines"
            continue;
        if (token.is_number() && !token.is("single")) {
            if (token.value <= 0)
                return std::nullopt;
            numbers.push_back(token.value);
            continue;
        }
        words += token.is_word() ? 1 : 0;
        told = told || tells_sum(token) || token.is("=");
        parts = parts && (tells_part(token) || tells_sum(token) || token.is("="));
    }
    if (numbers.empty() || words > numbers.size() * words_for_each)
        return std::nullopt;
    const auto sum = [&](std::size_t count) {
        return std::accumulate(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(count), 0);
    };
    if (numbers.size() >= 3 && numbers.back() == sum(numbers.size() - 1))
        return numbers.back();
    if (numbers.size() == 1 && told && parts)
        return numbers.front();
    const bool alike = std::all_of(numbers.begin(), numbers.end(),
                                   [&](std::int32_t number) { return number == numbers.front(); });
    if (numbers.size() >= 2 && parts && !told && !alike) // "12 elements, i.e. 12 vignettes" says it twice
        return sum(numbers.size());
    return std::nullopt;
}

} // namespace

std::optional<Claim> claim_of_sum_line(const Tokens& tokens) {
    const std::optional<std::int32_t> total = total_of_sum_line(tokens);
    if (!total)
        return std::nullopt;
    Claim claim{Claim::What::total, 0, *total, true};
    if (const auto whole = total_before_part(tokens))
        claim.others.push_back(*whole);
    return claim;
}

bool begins_with_total(const Phrases& phrases) {
    const Tokens& tokens = phrases.tokens;
    const bool marked = tokens.size() > 2 && (tokens[1].is(".") || tokens[1].is(":"));
    const std::size_t number = marked ? 2 : 1;
    const bool told =
        number < tokens.size() && tokens[0].has_form_in(list_of(WordList::sum)) && tokens[number].is_number();
    // "136 IP if I got it right (the archers are worth 1 each)"
    const bool doubted = tokens.size() > 3 && tokens[0].is_number() &&
                         is_in(WordList::price_word, tokens[1].plain()) && tokens[2].is("if") &&
                         tokens[3].is_word();
    const bool counted = total_counted_so(tokens).has_value(); // the hussars in it are no troops of their own
    const Source least =
        doubted || counted ? Source::name : Source::kind; // "archers" may be named, a code is troops
    return (told || doubted || counted) &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const bool writer = doubted && item.end == item.begin + 1 && tokens[item.begin].is("i");
               return item.meanings.empty() || writer || item.meanings.front().source >= least;
           });
}

} // namespace muster
