// SPDX-License-Identifier: MIT
// ArmyBalance: two armies of one rule set weighed against each other: their numbers, and how many troops of
// each class they have. It says what both are; comparison_of() says what differs (browse/army_comparison.h).
#pragma once

#include "browse/army_comparison.h"

#include <string>
#include <vector>

namespace muster {

// A figure of both armies. A bar is as long as its share of the greater of the two.
struct BalanceRow {
    std::string name;
    std::string before; // "—" where the army has no such figure
    std::string after;
    double before_share = 0; // 0..1
    double after_share = 0;

    friend bool operator==(const BalanceRow&, const BalanceRow&) = default;
};

struct ArmyBalance {
    std::vector<BalanceRow> numbers; // of the army; without those that neither has
    std::string kind;                // what troops are told apart by: "Class"
    std::vector<BalanceRow> troops;  // of each class that either has, in the order of the rule set

    friend bool operator==(const ArmyBalance&, const ArmyBalance&) = default;
};

// Throws InputError if one cannot be read or their rule sets differ.
[[nodiscard]] ArmyBalance balance_of(const ComparedText& before, const ComparedText& after,
                                     const Rulesets& rulesets);

} // namespace muster
