// SPDX-License-Identifier: MIT
// What an outcome means to one side, in words: "Enemy broken" to the attacker is "Own troops broken" to the
// defender, and what is bad for a side is never "at least" but "no worse than".
#pragma once

#include "odds/odds.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// The outcome that is neither good nor bad for a side: "level", or the first where the rules have none, as of
// shots that miss.
[[nodiscard]] std::size_t neutral_outcome(const CombatMode& mode);
[[nodiscard]] bool is_bad(const CombatMode& mode, std::size_t outcome, CombatSide side);

// As the side reads it.
[[nodiscard]] const std::string& outcome_name(const CombatMode& mode, std::size_t outcome, CombatSide side);
// "At least “Enemy broken”", "No worse than “Own troops repulsed”".
[[nodiscard]] std::string measure_words(const CombatMode& mode, std::size_t outcome, CombatSide side);

// The outcome that this side asks for first: the usual one of the attacker, to the defender the worst that
// spares him it where it is bad for him.
[[nodiscard]] std::size_t usual_outcome(const CombatMode& mode, CombatSide side);

// Of outcomes that can come, the one that "at least" means to the side: `outcome` or, if that cannot come,
// the next better one. `outcome` itself if there is none.
[[nodiscard]] std::size_t measured_outcome(const std::vector<bool>& can_come, std::size_t outcome,
                                           CombatSide side);
// Whether each outcome can come after one of the rounds.
[[nodiscard]] std::vector<bool> outcomes_that_come(const std::vector<Odds>& by_round);

} // namespace muster
