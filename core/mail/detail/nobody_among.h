// SPDX-License-Identifier: MIT
// "There are no irregulars in my army": what nobody is, told of the place where they would be.
#pragma once

#include <string>

namespace muster {

// "Everything barbarian, there is not a regular soldier among them" as "Everything barbarian, nobody is
// regular"; "There are no irregulars in my army, all are RA" as "nobody is irregulars, all are RA".
[[nodiscard]] std::string with_nobody_among_them(std::string line);

} // namespace muster
