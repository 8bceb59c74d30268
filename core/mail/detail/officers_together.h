// SPDX-License-Identifier: MIT
// Two officers of whom one sentence says where they are.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "(General + sub-commander with unit 1)", "general and sub-commander both ride with unit 1" as "The General
// and the sub-commander are with unit 1"; another line as it is.
[[nodiscard]] std::string with_officers_together(std::string line, const Vocabulary& vocabulary);

} // namespace muster
