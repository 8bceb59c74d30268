// SPDX-License-Identifier: MIT
// Guard: conditions that must all have the wanted truth, grouped by cost: value tests on the element, bits of
// the troops inside it, and the rest, which are tested one by one.
#pragma once

#include "ruleset/condition.h"

#include <vector>

namespace muster {

struct WantedCondition {
    Condition condition;
    Truth truth = Truth::yes;
};

// The required bits of the troops inside.
struct TroopDemand {
    TroopBits asked;
    TroopBits wanted; // their required values

    [[nodiscard]] bool hold(const TroopBits& bits) const {
        return (((bits.any & asked.any) ^ wanted.any) | ((bits.all & asked.all) ^ wanted.all)) == 0;
    }
};

struct Guard {
    std::vector<ValueTest> values;
    TroopDemand troops;
    std::vector<WantedCondition> rest;
    bool possible = true; // false: the conditions contradict each other

    // The troop tests must have been compiled.
    void want(const Condition& condition, Truth truth);
};

} // namespace muster
