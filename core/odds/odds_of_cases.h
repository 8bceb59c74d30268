// SPDX-License-Identifier: MIT
// OddsOfCases: the odds of fights that are asked for together, one a line of a file. However dear they are,
// all of them together take seconds, and thousands of ordinary ones are worked out whole: each may take its
// share of the throws of dice, and half of what is left for dear ones, to which it leaves what it does not
// take.
#pragma once

#include "base/budget.h"
#include "base/limits.h"
#include "odds/odds.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <utility>

namespace muster {

class OddsOfCases {
public:
    OddsOfCases(std::size_t of_each, std::size_t of_dear, std::chrono::milliseconds longest = longest_cases)
        : of_each_(of_each), left_for_dear_(of_dear), longest_(longest), time_(most_odds_throws, longest) {}
    // So many cases, which take at most so many throws together.
    [[nodiscard]] static OddsOfCases of_file(std::size_t cases, std::size_t throws = throws_of_cases) {
        const std::size_t of_each = throws / 2 / std::max<std::size_t>(cases, 1);
        return {of_each, throws - of_each * cases};
    }

    // Throws OddsError if the time of all cases is over; to be called before anything of a case is looked at.
    void require_time();
    // The troop as a fight sees it; one that comes again is not worked out again. Throws OddsError if the
    // time of all cases is over.
    [[nodiscard]] Combatant combatant(const Troop& troop, const Ruleset& ruleset);
    // Throws OddsError, also of a fight that takes more throws than it may.
    [[nodiscard]] Odds of(const OddsCalculator& calculator, const Fight& fight);

private:
    std::size_t of_each_;
    std::size_t left_for_dear_;
    std::chrono::milliseconds longest_;
    Budget time_; // of all cases; only its clock is asked
    using Known = std::pair<const Ruleset*, TraitValues>;
    std::map<Known, Combatant> combatants_;
    std::size_t figures_ = 0; // of all of them
};

} // namespace muster
