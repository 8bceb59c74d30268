// SPDX-License-Identifier: MIT
// compare: the differences between two armies of the same rule set: elements that were added, removed,
// changed or moved, numbers before and after, and findings lost and gained. Elements are matched by content,
// not by position: first equal ones, then the most similar.
#pragma once

#include "check/report.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

enum class DifferenceKind { added, removed, changed, moved };

// The difference in one element. In the order of the later army; removed elements come last.
struct Difference {
    DifferenceKind kind = DifferenceKind::changed;
    Place before;                     // unused if added
    Place after;                      // unused if removed
    std::vector<std::string> changes; // if changed or moved: "Morale: IV → III", "4 → 6 of them"

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
