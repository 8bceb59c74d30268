// SPDX-License-Identifier: MIT
// What is said of all, as far as it can be true of them.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "All with Epoch II weapons where they shoot", "all carry shields if on foot" as "All with Epoch II weapons
// for all that shoot", "all carry shields for foot". Not in lines of troops.
[[nodiscard]] std::string with_condition_as_scope(std::string line, const Vocabulary& vocabulary);

} // namespace muster
