// SPDX-License-Identifier: MIT
// What somebody types into the search field, as an expression of FTS5: every word is the beginning of one
// that must be there. Signs mean nothing; there is no input that FTS5 would refuse.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Empty if there is no word in it.
[[nodiscard]] std::string search_expression(std::string_view typed);

} // namespace muster
