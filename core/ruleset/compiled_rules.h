// SPDX-License-Identifier: MIT
// CompiledRules: the numbers and rules of one Ruleset as tables that a check works with. Figures that depend
// on a few traits are looked up, sums and counts are taken in one pass, and of the rules only those are tried
// whose value tests hold. Indices are those of the Ruleset's numbers, cases, steps and rules; only the reader
// of rule sets fills it.
#pragma once

#include "base/exact.h"
#include "ruleset/dense_table.h"
#include "ruleset/guard.h"
#include "ruleset/pattern.h"

#include <array>
#include <cstdint>
#include <vector>

namespace muster {

// The sum of consecutive tables, looked up at once; or one other step.
struct CompiledStep {
    DenseTable<Exact> sum; // empty: use the step instead
    std::size_t step = 0;
};

// A NumberCase: the conditions and steps of the case with the same index.
struct CompiledCase {
    Guard guard;
    std::vector<CompiledStep> steps;
};

struct CompiledNumber {
    bool needed = false; // for the report, a rule or another needed number; else only for a sheet
    std::vector<CompiledCase> cases;
};

// Numbers of one level that depend on a few traits only and are looked up together.
struct NumberBlock {
    // Consecutive numbers.
    struct Run {
        std::size_t first;
        std::size_t count;
    };
    std::vector<Run> runs;
    DenseTable<Exact> figures; // of all runs
};

// Numbers that are only the sum of another number over all elements of a lower level, computed in one pass.
struct PlainSums {
    struct Sum {
        std::size_t number;
        std::size_t source; // among the numbers of the lower level
        std::uint64_t bit;  // a bit of its own for each of the first 64 sums
    };
    Level among = Level::troop;
    std::vector<Sum> sums;
};

// A number that only counts the troops inside (a troop of four counts four), or those that pass a test.
struct TroopCount {
    std::size_t number;
    std::int8_t troop_test; // a bit among CompiledRules::troop_tests, or -1
};

// The numbers that cannot be looked up: sums and counts, which depend on lower levels only, then the others
// in order.
struct NumberOrder {
    std::vector<PlainSums> sums; // one a lower level
    std::vector<TroopCount> counts;
    std::vector<std::size_t> others;
};

// How the numbers of a level are computed: first those that can be looked up, then the others.
struct NumberPlan {
    std::vector<NumberBlock> blocks;
    NumberOrder needed;            // for every report
    NumberOrder all;               // also those of scope "sheet"
    std::size_t needed_stride = 0; // one more than the last needed number
};

// One way to break a rule: all whens of a case hold, and one of its nevers holds or one of its needs does
// not. Value tests on the element are part of a PatternSet and value tests on the troops inside it are bits
// of TroopBits; all other conditions are in `rest`.
struct Trigger {
    std::uint32_t rule = 0; // index among the rule set's rules
    std::uint32_t rule_case = 0;
    TroopDemand troops;
    std::vector<WantedCondition> rest;
};

// The triggers of the rules of one level, in the order of rules and cases. The first trigger of a rule that
// is met makes the finding.
struct RuleTriggers {
    struct Word {
        PatternSet patterns; // bit i belongs to triggers[i]
        std::vector<Trigger> triggers;
        std::uint64_t applies_when_empty = 0; // the bits of rules that also apply to a unit without troops
    };
    std::vector<Word> words;
};

struct CompiledLevel {
    std::vector<CompiledNumber> numbers;
    NumberPlan plan;
    RuleTriggers triggers;
};

struct CompiledRules {
    std::array<CompiledLevel, level_count> levels;
    PatternSet troop_tests; // what conditions and counts ask of the troops inside an element

    [[nodiscard]] const CompiledLevel& at(Level level) const { return levels[index_of(level)]; }
    [[nodiscard]] CompiledLevel& at(Level level) { return levels[index_of(level)]; }
};

} // namespace muster
