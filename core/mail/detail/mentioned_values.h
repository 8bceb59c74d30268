// SPDX-License-Identifier: MIT
// Values of the army that a line names by the way: "My Romans for Sunday", "Carthage, 1,000 points",
// "Prussians 1757".
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <vector>

namespace muster {

// The years, and the choices that an army must say, in the order of the text.
[[nodiscard]] std::vector<ValueOf> mentioned_values_in(const std::string& text, const Vocabulary& vocabulary);

} // namespace muster
