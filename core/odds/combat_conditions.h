// SPDX-License-Identifier: MIT
// CombatConditions: the conditions of a combat mode flattened for speed, each a run of alternatives, and each
// of these a run of tests of registers.
#pragma once

#include "odds/value_range.h"
#include "ruleset/combat.h"

#include <cstdint>
#include <vector>

namespace muster {

using Registers = std::vector<std::int32_t>;

struct CombatConditions {
    struct Test {
        CombatComparison comparison;
        std::uint16_t left;
        std::uint16_t right;
        std::int32_t least;
        std::int32_t most;
        std::uint64_t mask;
    };
    struct Alternative {
        std::uint32_t first;
        std::uint32_t end; // of the tests, which must all hold
    };
    // Alternatives of which one must hold, by their indices; none: it holds always.
    struct Condition {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
    };

    // The condition of a mode, seen from a side.
    Condition add(const CombatCondition& condition, CombatSide side);

    // How many tests it has; they stand next to each other.
    [[nodiscard]] std::size_t tests_of(const Condition& condition) const {
        return condition.first == condition.end
                   ? 0U
                   : alternatives[condition.end - 1].end - alternatives[condition.first].first;
    }

    [[nodiscard]] bool holds(const Condition& condition, const Registers& registers) const {
        if (condition.first == condition.end)
            return true;
        for (std::uint32_t i = condition.first; i < condition.end; ++i)
            if (holds(alternatives[i], registers))
                return true;
        return false;
    }
    [[nodiscard]] bool holds(const Alternative& alternative, const Registers& registers) const {
        for (std::uint32_t i = alternative.first; i < alternative.end; ++i)
            if (!holds(tests[i], registers))
                return false;
        return true;
    }
    [[nodiscard]] static bool holds(const Test& test, const Registers& registers) {
        const std::int32_t left = registers[test.left];
        if (test.comparison == CombatComparison::among)
            return static_cast<unsigned>(left) < most_values &&
                   ((test.mask >> static_cast<unsigned>(left)) & 1U) != 0;
        if (test.comparison == CombatComparison::between)
            return left >= test.least && left <= test.most;
        return compares(test.comparison, left, registers[test.right]);
    }
    // Of the condition of a mode as it is, for what is asked once.
    [[nodiscard]] static bool holds(const CombatCondition& condition, CombatSide side,
                                    const Registers& registers);

    std::vector<Test> tests;
    std::vector<Alternative> alternatives;
};

} // namespace muster
