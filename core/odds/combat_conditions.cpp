// SPDX-License-Identifier: MIT
#include "odds/combat_conditions.h"

#include <algorithm>

namespace muster {

namespace {

CombatConditions::Test flattened(const CombatTest& test, CombatSide side) {
    return {test.comparison,
            static_cast<std::uint16_t>(register_of(test.left, side)),
            static_cast<std::uint16_t>(register_of(test.right, side)),
            test.least,
            test.most,
            test.mask};
}

} // namespace

CombatConditions::Condition CombatConditions::add(const CombatCondition& condition, CombatSide side) {
    const auto first = static_cast<std::uint32_t>(alternatives.size());
    for (const std::vector<CombatTest>& alternative : condition) {
        const auto first_test = static_cast<std::uint32_t>(tests.size());
        for (const CombatTest& test : alternative)
            tests.push_back(flattened(test, side));
        alternatives.push_back({first_test, static_cast<std::uint32_t>(tests.size())});
    }
    return {first, static_cast<std::uint32_t>(alternatives.size())};
}

bool CombatConditions::holds(const CombatCondition& condition, CombatSide side, const Registers& registers) {
    const auto passes = [&](const CombatTest& test) { return holds(flattened(test, side), registers); };
    return condition.empty() ||
           std::any_of(condition.begin(), condition.end(), [&](const std::vector<CombatTest>& alternative) {
               return std::all_of(alternative.begin(), alternative.end(), passes);
           });
}

} // namespace muster
