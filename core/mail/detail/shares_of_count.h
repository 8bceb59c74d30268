// SPDX-License-Identifier: MIT
// Troops of one line whose count is shared out: one of them is this, the other is that.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "2 x ART III RA, one light, one medium" as "1 x ART III RA light, 1 x ART III RA medium", where the shares
// make up the count and each says another value of the same trait.
[[nodiscard]] std::string with_shares_apart(std::string line, const Vocabulary& vocabulary);

} // namespace muster
