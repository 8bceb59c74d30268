// SPDX-License-Identifier: MIT
// What a line says of officers beside the leader whom it names.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "C-in-C, 100, leads 8 HC, no further officers" without what it denies; without a leader in the line the
// same as "no officer".
[[nodiscard]] std::string without_other_officers(std::string line, const Vocabulary& vocabulary);

} // namespace muster
