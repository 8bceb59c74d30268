// SPDX-License-Identifier: MIT
// The label of a unit in the line of its troops, parted from them as in a heading.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Unit 1, Huscarls" over what they are, as "Unit 1: Huscarls".
[[nodiscard]] std::string with_unit_parted(std::string text, const Vocabulary& vocabulary);

// "unit 1 = 2 orcs = foot, loose order = 54 IP" as "unit 1: 2 orcs = …".
[[nodiscard]] std::string with_unit_sign_parted(std::string text, const Vocabulary& vocabulary);

} // namespace muster
