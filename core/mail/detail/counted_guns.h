// SPDX-License-Identifier: MIT
// How the guns of troops count among the vignettes, as it is told beside these troops.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "4 x (HIP-III-RA)+AA(EII) pike and shot, each counts as two", "(so these 4 count as 8)", "counting double"
// as "… [8]", which has to come out. A clause that says anything else is left.
[[nodiscard]] std::string with_guns_counted(std::string line, const Vocabulary& vocabulary);

} // namespace muster
