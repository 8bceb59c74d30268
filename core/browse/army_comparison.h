// SPDX-License-Identifier: MIT
// ArmyComparison: two armies side by side, as rows of text: troops added, removed, changed or moved, then the
// numbers before and after, then the findings lost and gained.
#pragma once

#include "army/army.h"
#include "ruleset/rule.h"
#include "ruleset/rulesets.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class ComparisonKind : std::uint8_t { added, removed, changed, moved, number, lost, gained };

struct ComparisonRow {
    ComparisonKind kind = ComparisonKind::changed;
    std::string name;                 // of a number
    std::string before;               // empty: it did not exist
    std::string after;                // empty: it no longer exists
    std::vector<std::string> changes; // "Morale: IV → III"
    std::optional<Severity> severity; // of findings

    friend bool operator==(const ComparisonRow&, const ComparisonRow&) = default;
};

// An army's text, and the name that messages show for it.
struct ComparedText {
    std::string name;
    std::string text;
};

// Empty if they are equal. Throws InputError if one cannot be read or their rule sets differ.
[[nodiscard]] std::vector<ComparisonRow> comparison_of(const ComparedText& before, const ComparedText& after,
                                                       const Rulesets& rulesets);
// The same of two armies of one rule set.
[[nodiscard]] std::vector<ComparisonRow> comparison_of(const Army& before, const Army& after,
                                                       const Rulesets& rulesets);

} // namespace muster
