// SPDX-License-Identifier: MIT
// Where players put the count of a line, brought to its front.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Hearthguard x2: foot, …" as "Hearthguard: 2 x foot, …", and "LIW+ ........ 2   falxmen" as "2 x LIW+
// falxmen".
[[nodiscard]] std::string with_count_in_front(std::string line, const Vocabulary& vocabulary);

} // namespace muster
