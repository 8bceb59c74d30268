// SPDX-License-Identifier: MIT
// What stands before a line of a list to part it from the others: a bullet, a number or a letter.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Whether a bullet or a number such as "1." or "(2)" stood there, which is taken away; the number is the
// label.
[[nodiscard]] bool take_bullet(std::string_view& line, std::string& label);

} // namespace muster
