// SPDX-License-Identifier: MIT
#include "mail/detail/alike_units.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace muster {

namespace {

bool tells_each(const Token& token) {
    static const WordSet words{"each", "je", "jeweils", "every"};
    return words.contains(token.plain());
}

// The number that counts the figures of one unit, behind "3 cohorts of veterans, each"; nothing if the line
// begins otherwise.
std::optional<std::size_t> figures_of_each(const Tokens& tokens) {
    constexpr std::size_t latest = 8; // tokens before "each"
    static const WordSet no_units{"link", "links", "x", "wing", "wings"};
    if (tokens.size() < 6 || !tokens[0].is_number() || tokens[0].value < 2 || !tokens[1].is_word() ||
        is_counted_thing(tokens[1].plain()) || no_units.contains(tokens[1].plain()))
        return std::nullopt;
    std::size_t each = 2;
    while (each < tokens.size() && each < latest && !tells_each(tokens[each]) &&
           (tokens[each].is_word() || tokens[each].is(",")))
        ++each;
    std::size_t count = each + 1;
    while (count < tokens.size() &&
           (tokens[count].is("of") || tokens[count].is("with") || tokens[count].is("has")))
        ++count;
    const bool counts = each < tokens.size() && tells_each(tokens[each]) && count + 1 < tokens.size() &&
                        tokens[count].is_number() && tokens[count + 1].is_word();
    return counts ? std::optional(count) : std::nullopt;
}

// Whether what the units are called says only, and never for sure, what class they are.
bool says_only_name(const Phrases& phrases, std::size_t end, const Vocabulary& vocabulary) {
    const auto surest = std::max_element(
        phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& a, const PhraseItem& b) {
            const auto one = class_said(a, vocabulary);
            const auto other = class_said(b, vocabulary);
            return (one ? one->second : ClassWord::none) < (other ? other->second : ClassWord::none);
        });
    const auto said = surest == phrases.items.end() ? std::nullopt : class_said(*surest, vocabulary);
    return said && surest->begin > end && said->second >= ClassWord::name &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const auto of_class = class_said(item, vocabulary);
               return item.begin >= end || item.meanings.empty() ||
                      (of_class && of_class->first == said->first);
           });
}

// ", so 122 a cohort: 366" at the end, where 366 is what all of them cost.
struct SumOfEach {
    std::size_t begin = 0; // tokens
    std::int32_t one = 0;
    std::int32_t all = 0;
};

std::optional<SumOfEach> sum_of_each(const Tokens& tokens, std::int32_t units) {
    static const WordSet opening{"so", "=", "makes", "thus", ",", "is", "that", "also", "macht", "which"};
    static const WordSet per{"a", "an", "per", "each", "apiece", "je", "pro", "the"};
    std::size_t end = tokens.size();
    while (end > 0 && (tokens[end - 1].is(".") ||
                       (tokens[end - 1].is_word() && is_in(WordList::price_word, tokens[end - 1].plain()))))
        --end;
    if (end < 5 || !tokens[end - 1].is_number())
        return std::nullopt;
    std::size_t at = end - 1;
    const std::int32_t all = tokens[at].value;
    while (at > 0 && tokens[at - 1].is_mark())
        --at;
    const std::size_t word = at;
    constexpr std::size_t longest = 3; // "points a cohort"
    while (at > 0 && word - at < longest && tokens[at - 1].is_word() && !tokens[at - 1].is_number())
        --at;
    if (at == word || at == 0 || !tokens[at - 1].is_number() ||
        std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(at),
                     tokens.begin() + static_cast<std::ptrdiff_t>(word),
                     [](const Token& token) { return per.contains(token.plain()); }))
        return std::nullopt;
    const std::int32_t one = tokens[--at].value;
    const std::size_t number = at;
    while (at > 0 && opening.contains(tokens[at - 1].plain()))
        --at;
    const bool comes_out = std::int64_t{one} * units == all;
    return comes_out && at != number && at > 0 ? std::optional(SumOfEach{at, one, all}) : std::nullopt;
}

} // namespace

std::string with_alike_units_as_times(std::string line, const Vocabulary& vocabulary) {
    // Most lines say none of it, and finding their phrases takes long.
    if (line.find("each") == std::string::npos && line.find("je") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const std::optional<std::size_t> count = figures_of_each(tokens);
    if (!count || !says_only_name(phrases, *count, vocabulary))
        return line;
    const std::optional<SumOfEach> sum = sum_of_each(tokens, tokens[0].value);
    const std::string troops = text_between(line, tokens, *count, sum ? sum->begin : tokens.size());
    return fmt::format("{} x {}{}", tokens[0].value, troops,
                       sum ? fmt::format(" = {}; {}", sum->one, sum->all) : std::string());
}

} // namespace muster
