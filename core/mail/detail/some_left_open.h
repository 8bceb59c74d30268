// SPDX-License-Identifier: MIT
// "All have epoch II, the cuirassiers only partly", "except the hussars, some of them": what a sentence about
// all says of some of whom nobody can tell which they are.
#pragma once

#include "mail/detail/phrases.h"

#include <string>
#include <vector>

namespace muster {

// The words that say so; "" if none do. `explained`: the tokens that were understood.
[[nodiscard]] std::string some_left_open(const Phrases& phrases, const std::vector<bool>& explained);

} // namespace muster
