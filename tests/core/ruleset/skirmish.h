// SPDX-License-Identifier: MIT
// The sixth rule set, tests/data/skirmish, found in its folder as a user's own would be.
#pragma once

#include "check/checker.h"
#include "ruleset/rulesets.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

[[nodiscard]] const Rulesets& skirmish_rulesets();
[[nodiscard]] const Ruleset& skirmish();

// An army of the sixth set with its report; throws InputError.
struct CheckedArmy {
    explicit CheckedArmy(std::string_view text);

    // The number in its plain form, "-" if it is absent. Throws std::invalid_argument for an unknown id.
    [[nodiscard]] std::string number(const Place& place, std::string_view id) const;
    // "error sk.bow-shield /body[1]/unit[1]/troop[2]: message", in the order of the report.
    [[nodiscard]] std::vector<std::string> findings() const;

    Army army;
    Report report;
};

// <army …attributes>…bodies</army>
[[nodiscard]] std::string skirmish_army(std::string_view attributes, std::string_view bodies);

} // namespace muster::tests
