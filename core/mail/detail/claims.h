// SPDX-License-Identifier: MIT
// claims_in: the figures of a line that holds no troops.
#pragma once

#include "mail/detail/statement.h"

#include <vector>

namespace muster {

// Marks in `explained` the tokens that the claims are made of.
[[nodiscard]] std::vector<Claim> claims_in(const Tokens& tokens, const Ruleset& ruleset,
                                           std::vector<bool>& explained);

// "3 + 6 + 3", "7 in the centre + 5 on the right": whether a sum stands before the token at `sign`.
[[nodiscard]] bool adds_up(const Tokens& tokens, std::size_t sign);

} // namespace muster
