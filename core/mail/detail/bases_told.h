// SPDX-License-Identifier: MIT
// How many bases troops have, told by a multiple or as the share of each: "double-based", "four bases to a
// foot vignette".
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "All double-based", "All bases are double" as "All on two bases", and "Four bases to a foot vignette, two
// to a mounted one" as "Four bases for foot, two for mounted".
[[nodiscard]] std::string with_bases_counted(std::string line, const Vocabulary& vocabulary);

} // namespace muster
