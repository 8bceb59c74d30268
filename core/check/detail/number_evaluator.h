// SPDX-License-Identifier: MIT
// NumberEvaluator: computes the numbers of one army, and the terms of a number.
#pragma once

#include "check/checker.h"
#include "check/detail/condition_test.h"
#include "check/number_grid.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

class NumberEvaluator {
public:
    // Both must outlive it.
    NumberEvaluator(const Ruleset& ruleset, const ConditionTest& conditions)
        : ruleset_(ruleset), conditions_(conditions), view_(conditions.view()) {}

    // A number is an index among those of the subject's level.
    // Computes all numbers of the detail. The grid is the one that the conditions read and must have been
    // laid out.
    void compute(Detail detail, NumberGrid& grid) const;
    [[nodiscard]] std::vector<Term> terms(std::size_t number, const Subject& subject) const;
    // The index of the number's first case whose conditions hold, if any do.
    [[nodiscard]] std::optional<std::size_t> case_in_use(std::size_t number, const Subject& subject) const;

private:
    void look_up(const NumberBlock& block, Level level, NumberGrid& grid) const;
    void add_up(const PlainSums& sums, Level level, NumberGrid& grid) const;
    void count_troops(const TroopCount& count, Level level, NumberGrid& grid) const;
    [[nodiscard]] Exact evaluate(std::size_t number, const Subject& subject) const;
    [[nodiscard]] Exact figure(const Step& step, const Subject& subject) const;
    [[nodiscard]] TableResult table_result(const Table& table, const Subject& subject) const;
    [[nodiscard]] Exact over_children(const Step& step, const Subject& subject) const;
    [[nodiscard]] std::int64_t count_of_troops(std::int8_t troop_test, const ArmyView::Node& node) const;
    [[nodiscard]] Exact sum_of_all(Level among, std::size_t number, const Subject& subject) const;

    const Ruleset& ruleset_;
    const ConditionTest& conditions_;
    const ArmyView& view_;
};

} // namespace muster
