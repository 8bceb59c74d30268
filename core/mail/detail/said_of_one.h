// SPDX-License-Identifier: MIT
// "4 x HINn RA (one with attached artillery)": what a line says of one of its troops.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>

namespace muster {

// "3 x HINn RA, 1 x HINn RA with attached artillery", where the line says nothing else behind.
[[nodiscard]] std::string with_one_apart(std::string line, const Vocabulary& vocabulary);

// The words that say something of one of several troops, but for who leads them; "" if none do.
[[nodiscard]] std::string said_of_one(std::string_view line, const Vocabulary& vocabulary);

} // namespace muster
