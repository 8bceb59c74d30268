// SPDX-License-Identifier: MIT
// ConditionTest: whether patterns, conditions and guards of a rule set hold for elements of one army.
#pragma once

#include "check/detail/army_view.h"
#include "check/number_grid.h"
#include "ruleset/guard.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace muster {

// An element under evaluation.
struct Subject {
    Level level;
    std::uint32_t index;
    const ArmyView::Node& node;
    const Exact* numbers; // its own

    [[nodiscard]] const ElementValues& values() const { return node.values; }
};

class ConditionTest {
public:
    // All must outlive it; `revision` is that of the rule set's data.
    ConditionTest(const ArmyView& view, const NumberGrid& numbers, std::string_view revision)
        : view_(view), numbers_(numbers), revision_(revision) {}

    [[nodiscard]] const ArmyView& view() const { return view_; }
    [[nodiscard]] Subject subject(Level level, std::uint32_t index) const {
        return {level, index, view_.node(level, index), numbers_.row(level, index)};
    }

    [[nodiscard]] bool matches(const Pattern& pattern, const Subject& subject) const;
    [[nodiscard]] bool matches_beyond_values(const Pattern& pattern, const Subject& subject) const;
    [[nodiscard]] bool holds(const Selection& selection, const Subject& subject) const {
        return selection.pattern.troop_test < 0 ? holds_one_by_one(selection, subject)
                                                : holds_by_bits(selection, subject.node.troop_bits);
    }
    [[nodiscard]] bool holds(const Guard& guard, const Subject& subject) const;
    [[nodiscard]] bool all_hold(const std::vector<WantedCondition>& wanted, const Subject& subject) const;
    [[nodiscard]] Truth truth(const Condition& condition, const Subject& subject) const;
    // The troop that contains the selection's vignette; the end of the unit's troops if it has fewer
    // vignettes.
    [[nodiscard]] std::uint32_t vignette(const Selection& selection, const Subject& unit) const;
    // Of the elements inside that the likeness compares, those that have the same values as another one.
    [[nodiscard]] std::vector<std::uint32_t> twins(const Likeness& likeness, const Subject& subject) const;
    // Whether the likeness compares this element.
    [[nodiscard]] bool is_compared(const Likeness& likeness, std::uint32_t index) const;

private:
    [[nodiscard]] static bool holds_by_bits(const Selection& selection, const TroopBits& bits) {
        const auto bit = static_cast<std::uint8_t>(selection.pattern.troop_test);
        if (selection.quantifier == Quantifier::all)
            return ((bits.all >> bit) & 1U) != 0;
        return (((bits.any >> bit) & 1U) != 0) == (selection.quantifier == Quantifier::any);
    }
    [[nodiscard]] bool holds_one_by_one(const Selection& selection, const Subject& subject) const;
    [[nodiscard]] Truth compare(const NumberComparison& comparison, const Subject& subject) const;
    [[nodiscard]] bool present(const Presence& presence, const Subject& subject) const;
    [[nodiscard]] bool holds(const Likeness& likeness, const Subject& subject) const;
    [[nodiscard]] bool same(const Likeness& likeness, std::uint32_t a, std::uint32_t b) const;
    [[nodiscard]] bool precedes(const Likeness& likeness, std::uint32_t a, std::uint32_t b) const;

    const ArmyView& view_;
    const NumberGrid& numbers_;
    std::string_view revision_;
};

} // namespace muster
