// SPDX-License-Identifier: MIT
// The words by which players call a whole number of the army.
#pragma once

#include "ruleset/ruleset.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// In a line of so many tokens.
[[nodiscard]] std::vector<std::vector<std::string>> labels_of_number(const Trait& trait, std::size_t length);

} // namespace muster
