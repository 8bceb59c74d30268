// SPDX-License-Identifier: MIT
// What a number of a claim says with what stands at it: its sign, "BC", and more digits than are counted
// with.
#pragma once

#include "mail/detail/mail_token.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace muster {

// What stands for every number of more digits than a token holds: more than any figure of an army.
inline constexpr std::int32_t beyond_figures = 10'000'000;

[[nodiscard]] constexpr std::int32_t figure_of(const Token& number) {
    return number.value < 0 ? beyond_figures : number.value;
}
// "12", "10000000 or more"
[[nodiscard]] std::string figure_in_words(std::int32_t figure);

// Where the number at `at` begins with its sign: of "Year: -333" at the hyphen, of "wings - 3" and "1914-18"
// at its digits.
[[nodiscard]] std::size_t begin_with_sign(const Tokens& tokens, std::size_t at);

struct ToldNumber {
    std::int32_t value = 0;
    std::size_t end = 0; // behind its last token
};
// The number at `at` with its sign; of a year "333 BC" and "-333" are the same.
[[nodiscard]] ToldNumber told_number(const Tokens& tokens, std::size_t at, bool is_year);

} // namespace muster
