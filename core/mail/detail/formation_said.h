// SPDX-License-Identifier: MIT
// "2 VLI-III-IF more bowmen but in open order": a formation that all of their class have anyway.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// The line without the "but". Of another class, which has no such formation, it stays.
[[nodiscard]] std::string with_formation_of_class(std::string line, const Vocabulary& vocabulary);

} // namespace muster
