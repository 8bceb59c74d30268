// SPDX-License-Identifier: MIT
// The name of an army, and that of a rule set, in a line over its list.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// The name of an army in a line over its list, without what is said beside: "Gauls (Phalanx II, 12)" is
// Gauls.
[[nodiscard]] std::string title_in(std::string_view text);
// "1415", "Re: 1066.": a number and nothing that it counts is a year over a list, not what it comes to.
[[nodiscard]] bool is_bare_number(std::string_view title);
// Whether the words of `wanted` stand in the text one behind the other.
[[nodiscard]] bool has_all_words_in_row(std::string_view text, std::string_view wanted);

} // namespace muster
