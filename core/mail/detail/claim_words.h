// SPDX-License-Identifier: MIT
// What the words beside a number say of it where it is no sum of the army.
#pragma once

#include "mail/detail/mail_token.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

// "A support link is two vignettes", "each pair is one support link of two vignettes": where the words begin
// that say how many one thing of the list holds; `at` where they do not.
[[nodiscard]] std::size_t begin_of_size_of_one(const Tokens& tokens, std::size_t at);
// "total", "makes"
[[nodiscard]] bool is_sum_word(const Tokens& tokens, std::size_t at);
// "in all", "in total", "all in", "all told"
[[nodiscard]] bool begins_words_of_sum(const Tokens& tokens, std::size_t at);
// "Total   12   10,250": several sums, each of something else.
[[nodiscard]] bool is_row_of_totals(const Tokens& tokens);
// "936 of 1000 points", "902 points of the 1000": whether the number at `at` is the second.
[[nodiscard]] bool is_whole_of(const Tokens& tokens, std::size_t at);
// "leaves 19 points for a drink", "the other 98 are left": what the list does not use.
[[nodiscard]] bool is_remainder(const Tokens& tokens, std::size_t at);
// "about 12"
[[nodiscard]] bool is_vague(const Tokens& tokens, std::size_t at);
// "rating 3 or 4": whether the number at `at` is one of two that nothing counts.
[[nodiscard]] bool is_one_of_two(const Tokens& tokens, std::size_t at);
// "a unit commander (10 points)", "at 10 points each"
[[nodiscard]] bool is_price_of_one(const Tokens& tokens, std::size_t at);

// "UC = unit commander at 25": the end of the span without such a price.
[[nodiscard]] std::size_t end_without_price(const Tokens& tokens, std::size_t begin, std::size_t end);

// "Twelve, the hussars counting double.": the sum; nothing if the tokens say anything else.
[[nodiscard]] std::optional<std::int32_t> total_counted_so(const Tokens& tokens);

struct SpanOfTokens {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::optional<std::int32_t> part; // of the whole, that the tokens count
};

// "the guns count as one each", "of which nine are in the main battle line": clauses that tell how a sum
// comes about.
[[nodiscard]] std::vector<SpanOfTokens> explanations_of_sums(const Tokens& tokens);
// "Regulars are 250 of it", "the regulars cost 250 points": clauses that may tell a part of the whole; it is
// one where names_number() finds the words.
[[nodiscard]] std::vector<SpanOfTokens> parts_told(const Tokens& tokens);
// Whether all words of the number's name, of at least two, stand in the span: "In the main line".
[[nodiscard]] bool names_number(const Tokens& tokens, const SpanOfTokens& span, std::string_view name);

// "12 vignettes in 7 lines": the second number.
[[nodiscard]] bool counts_lines(const Tokens& tokens, std::size_t at);

// "four wide", "two ranks deep": how troops are based or stand.
[[nodiscard]] bool measures_bases(const Tokens& tokens, std::size_t at);

// "One point more or less", "two points short": no sum.
[[nodiscard]] bool is_more_or_less(const Tokens& tokens, std::size_t at);

// "ten vignettes on the table", "… stand on the board": whether such words begin at the token.
[[nodiscard]] bool names_table(const Tokens& tokens, std::size_t at);

} // namespace muster
