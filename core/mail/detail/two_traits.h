// SPDX-License-Identifier: MIT
// Two traits that one label of a form asks for: "Physique and size: average, high", "Physique/size:
// average/high".
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>

namespace muster {

// "physique average, size high"; empty where no two traits stand before the colon, or not two values behind
// it.
[[nodiscard]] std::string said_of_two_traits(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
