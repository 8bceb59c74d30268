// SPDX-License-Identifier: MIT
// claims_in: the figures of a line that holds no troops.
#pragma once

#include "mail/detail/statement.h"

#include <vector>

namespace muster {

// Marks in `explained` the tokens that the claims are made of.
[[nodiscard]] std::vector<Claim> claims_in(const Tokens& tokens, const Ruleset& ruleset,
                                           std::vector<bool>& explained);

} // namespace muster
