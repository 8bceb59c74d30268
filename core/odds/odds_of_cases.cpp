// SPDX-License-Identifier: MIT
#include "odds/odds_of_cases.h"

#include "odds/odds_error.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

Odds OddsOfCases::of(const OddsCalculator& calculator, const Fight& fight) {
    const std::size_t granted = std::min(most_odds_throws, of_each_ + left_for_dear_ / 2);
    Budget budget(granted, longest_search);
    const auto settle = [&] {
        left_for_dear_ += of_each_;
        left_for_dear_ -= granted - budget.effort_left();
    };
    try {
        Odds odds = calculator.odds(fight, budget);
        settle();
        return odds;
    } catch (const OddsError&) {
        settle();
        if (budget.effort_left() != 0 || granted == most_odds_throws)
            throw;
        throw OddsError(OddsTrouble::too_long,
                        fmt::format("not computable: this takes more than {} throws of dice, which are left "
                                    "for it after the cases before it; ask for fewer rounds, or for fewer "
                                    "such cases in one file",
                                    granted));
    }
}

} // namespace muster
