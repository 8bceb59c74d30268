// SPDX-License-Identifier: MIT
// Evaluation: holds patterns, conditions and numbers of a rule set against the elements of one army.
// Internal to check().
#pragma once

#include "check/checker.h"
#include "check/detail/army_view.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <vector>

namespace muster {

class Evaluation {
public:
    Evaluation(const Army& army, const Ruleset& ruleset, Detail detail, Report& report);
    // For questions about an army whose report is already there.
    Evaluation(const Army& army, const Ruleset& ruleset, const Report& report);

    // The whole check; whatever the report held before gives way, and its room is used again.
    static void run(const Army& army, const Ruleset& ruleset, Detail detail, Report& report);

    void compute_numbers(Detail detail);
    void find_broken_rules();
    void judge_by_added_rules();
    [[nodiscard]] std::vector<Term> terms(const Place& place, std::size_t number) const;
    [[nodiscard]] bool holds(const Selection& selection, const Place& place) const;

private:
    // An element under evaluation.
    struct Subject {
        Level level;
        std::uint32_t index;
        const ArmyView::Node& node;
        const Exact* numbers; // its own

        [[nodiscard]] const ElementValues& values() const { return node.values; }
    };
    using Trace = std::vector<Term>*;

    void lay_out(Detail detail);
    // The army's own values, or those in fixed_values_, which are filled then.
    [[nodiscard]] const TraitValues& army_values(const Army& army);
    [[nodiscard]] Subject subject(Level level, std::uint32_t index) const {
        return {level, index, view_.node(level, index), numbers_ + report_->position(level, index)};
    }

    // selection.cpp
    [[nodiscard]] bool matches(const Pattern& pattern, const Subject& subject) const;
    [[nodiscard]] bool matches_beyond_values(const Pattern& pattern, const Subject& subject) const;
    [[nodiscard]] bool holds(const Selection& selection, const Subject& subject) const {
        return selection.pattern.troop_test < 0 ? holds_one_by_one(selection, subject)
                                                : holds_by_bits(selection, subject.node.troop_bits);
    }
    [[nodiscard]] static bool holds_by_bits(const Selection& selection, const TroopBits& bits) {
        const auto bit = static_cast<std::uint8_t>(selection.pattern.troop_test);
        if (selection.quantifier == Quantifier::all)
            return ((bits.all >> bit) & 1U) != 0;
        return (((bits.any >> bit) & 1U) != 0) == (selection.quantifier == Quantifier::any);
    }
    [[nodiscard]] bool holds_one_by_one(const Selection& selection, const Subject& subject) const;
    [[nodiscard]] bool vignette_matches(const Selection& selection, const Subject& subject) const;
    [[nodiscard]] Truth truth(const Condition& condition, const Subject& subject) const;
    [[nodiscard]] Truth compare(const NumberComparison& comparison, const Subject& subject) const;
    [[nodiscard]] bool present(const Presence& presence, const Subject& subject) const;
    [[nodiscard]] bool alike(const Likeness& likeness, const Subject& subject) const;
    [[nodiscard]] bool holds(const Guard& guard, const Subject& subject) const;
    [[nodiscard]] bool all_hold(const std::vector<WantedCondition>& wanted, const Subject& subject) const;

    // numbers.cpp
    void look_up(const NumberBlock& block, Level level);
    void add_up(const PlainSums& sums, Level level);
    void count_troops(const TroopCount& count, Level level);
    [[nodiscard]] Exact evaluate(const Number& number, const Subject& subject, Trace trace) const;
    void explain(const NumberCase& used, const Subject& subject, Trace trace) const;
    [[nodiscard]] Exact figure(const Step& step, const Subject& subject) const;
    [[nodiscard]] TableResult table_result(const Table& table, const Subject& subject) const;
    [[nodiscard]] Exact over_children(const Step& step, const Subject& subject) const;
    [[nodiscard]] std::int64_t count_of_troops(std::int8_t troop_test, const ArmyView::Node& node) const;
    [[nodiscard]] Exact sum_of_all(Level among, std::size_t number, const Subject& subject) const;

    void find_broken_rules(const RuleTriggers::Word& word, Level level, std::uint32_t index);
    void put_findings_in_order();
    [[nodiscard]] Place place_of(const Subject& subject) const;

    const Ruleset& ruleset_;
    TraitValues fixed_values_; // the army's own, if the rule set fixes some of them
    ArmyView view_;
    Report* written_ = nullptr; // null in questions about a finished report
    const Report* report_;
    const Exact* numbers_ = nullptr; // the report's
};

} // namespace muster
