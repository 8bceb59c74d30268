// SPDX-License-Identifier: MIT
// compare: how one army differs from another of the same rule set: what came, went, changed or moved, how the
// numbers stand before and after, and which findings were lost and gained. Elements are matched by what they
// are, not by where they stand: first those that are alike, then those most alike.
#pragma once

#include "check/report.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

enum class DifferenceKind { added, removed, changed, moved };

// Of one element; in the order of the later army, what was removed at the end.
struct Difference {
    DifferenceKind kind = DifferenceKind::changed;
    Place before;                     // of added ones: nothing
    Place after;                      // of removed ones: nothing
    std::vector<std::string> changes; // "Morale: IV → III", "4 → 6 of them"; of changed and moved ones

    friend bool operator==(const Difference&, const Difference&) = default;
};

struct NumberChange {
    std::size_t number = 0; // among the army's
    Exact before;
    Exact after;
};

struct ArmyDifferences {
    std::vector<Difference> differences;
    std::vector<NumberChange> numbers; // those of scope "report" that differ
    std::vector<Finding> lost;         // of the first army
    std::vector<Finding> gained;       // of the second

    [[nodiscard]] bool alike() const {
        return differences.empty() && numbers.empty() && lost.empty() && gained.empty();
    }
};

// Both rule sets are the same one, each with the army list in force that its army names.
[[nodiscard]] ArmyDifferences compare(const Army& before, const Report& report_before,
                                      const Ruleset& ruleset_before, const Army& after,
                                      const Report& report_after, const Ruleset& ruleset_after);

} // namespace muster
