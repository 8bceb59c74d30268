// SPDX-License-Identifier: MIT
// OddsOfCases: the odds of fights that are asked for together, one a line of a file. Dear ones must not take
// hours, and thousands of ordinary ones are worked out whole: each may take so many throws of dice, and half
// of what is left for dear ones, to which it leaves what it does not take.
#pragma once

#include "base/limits.h"
#include "odds/odds.h"

#include <cstddef>

namespace muster {

class OddsOfCases {
public:
    explicit OddsOfCases(std::size_t of_each = throws_of_each_case,
                         std::size_t of_dear = throws_of_dear_cases)
        : of_each_(of_each), left_for_dear_(of_dear) {}

    // Throws OddsError, also of a fight that takes more throws than it may.
    [[nodiscard]] Odds of(const OddsCalculator& calculator, const Fight& fight);

private:
    std::size_t of_each_;
    std::size_t left_for_dear_;
};

} // namespace muster
