// SPDX-License-Identifier: MIT
// Armies that the tests of several levels start from.
#pragma once

#include "army/army_reader.h"
#include "army/starting_army.h"
#include "check/checker.h"
#include "shipped_data.h"

namespace muster::tests {

// An army with the rule set and the report that belong to it.
struct Case {
    explicit Case(const std::string& id)
        : ruleset(*shipped_rulesets().find(id)), army(starting_army(shipped_rulesets(), ruleset, "Test")),
          report(check(army, ruleset)) {}

    const Ruleset& ruleset;
    Army army;
    Report report;
};

inline std::size_t errors_of(const Army& army, const Ruleset& ruleset) {
    return check(army, ruleset).count(Severity::error);
}

} // namespace muster::tests
