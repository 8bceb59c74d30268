// SPDX-License-Identifier: MIT
// Prices behind a label of theirs, brought to the form that the readers of a line know.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "IP each: 33", "points per figure = 7", "cost: 16 each" as "33 IP each", "7 points each", "16 points
// each"; and behind other words "IP: 99" as "99 IP".
[[nodiscard]] std::string with_price_before_label(std::string line, const Vocabulary& vocabulary);

} // namespace muster
