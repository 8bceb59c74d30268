// SPDX-License-Identifier: MIT
// Guard: conditions that must all come out as wanted, sorted by what it costs to ask: value tests on the
// element, bits of the troops inside it, and the rest, which is asked one by one.
#pragma once

#include "ruleset/condition.h"

#include <vector>

namespace muster {

struct WantedCondition {
    Condition condition;
    Truth truth = Truth::yes;
};

// What the troops' bits must be.
struct TroopDemand {
    TroopBits asked;
    TroopBits wanted; // of the bits asked for

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
