// SPDX-License-Identifier: MIT
// What an outcome means to one side, in words: "Enemy broken" to the attacker is "Own troops broken" to the
// defender. What a side asks first, the rule set says in plain words.
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
// "“Enemy broken” or better"
[[nodiscard]] std::string or_better_words(const CombatMode& mode, std::size_t outcome, CombatSide side);
// The same or, of the outcome that the side asks for first, what the rules call it: "win".
[[nodiscard]] std::string measure_words(const CombatMode& mode, std::size_t outcome, CombatSide side);
// "chance to win", "chance of “Enemy broken” or better"
[[nodiscard]] std::string chance_words(const CombatMode& mode, std::size_t outcome, CombatSide side);

// The outcome that this side asks for first: that of its question; without one the usual one of the attacker,
// to the defender the worst that spares him it where it is bad for him.
[[nodiscard]] std::size_t usual_outcome(const CombatMode& mode, CombatSide side);
// Whether it asks first for what the defender loses.
[[nodiscard]] bool asks_for_losses(const CombatMode& mode, CombatSide side);

// How a fight may end for a side; their sum is one.
struct OutcomeShares {
    Probability hoped_for; // the outcome hoped for, or a better one
    Probability between;   // a draw, or what is good but not good enough
    Probability bad;

    // The better for the side, the more: one at best, minus one at worst.
    [[nodiscard]] Probability balance() const { return hoped_for - bad; }
};
[[nodiscard]] OutcomeShares shares_of(const CombatMode& mode, const std::vector<Probability>& outcomes,
                                      std::size_t hoped_for, CombatSide side);

} // namespace muster
