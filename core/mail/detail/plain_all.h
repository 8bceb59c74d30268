// SPDX-License-Identifier: MIT
// What is said of all troops in more words than it needs.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Every man, beast and officer in it is barbarian" as "All are barbarian"; "All IF, nobody in Britain is
// regular" and "All barbarians, so nothing regular" with "nobody is regular"; "everything has Epoch V rifles
// or guns" as "everything has Epoch V rifles".
[[nodiscard]] std::string with_plain_all(std::string line, const Vocabulary& vocabulary);

} // namespace muster
