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

// Tables that follow each other and are added, looked up together as their sum; or one other step.
struct CompiledStep {
    DenseTable<Exact> sum; // empty: the step
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

// Numbers of one level that depend on a few traits only, looked up together.
struct NumberBlock {
    // Numbers that follow each other.
    struct Run {
        std::size_t first;
        std::size_t count;
    };
    std::vector<Run> runs;
    DenseTable<Exact> figures; // of all runs
};

// Numbers that are nothing but the sum of another over all elements of a lower level, taken in one pass.
struct PlainSums {
    struct Sum {
        std::size_t number;
        std::size_t source; // among the numbers of the lower level
        std::uint64_t bit;  // its own, as long as there are not too many
    };
    Level among = Level::troop;
    std::vector<Sum> sums;
};

// A number that is nothing but how many troops, unfolded, are inside; or of those that pass a test.
struct TroopCount {
    std::size_t number;
    std::int8_t troop_test; // a bit among CompiledRules::troop_tests, or -1
};

// What cannot be looked up: sums and counts, which rest on lower levels only, then the others in order.
struct NumberOrder {
    std::vector<PlainSums> sums; // one a lower level
    std::vector<TroopCount> counts;
    std::vector<std::size_t> others;
};

// How the numbers of a level are computed: what can be looked up, then what cannot.
struct NumberPlan {
    std::vector<NumberBlock> blocks;
    NumberOrder needed;            // for every report
    NumberOrder all;               // also those of scope "sheet"
    std::size_t needed_stride = 0; // one more than the last needed number
};

// One way for a rule to be broken: all whens of a case hold, and one never does or one need does not.
// Value tests on the element stand in a PatternSet, value tests on the troops inside it in the bits of
// TroopBits; what neither can say is left as conditions.
struct Trigger {
    std::uint16_t rule = 0; // index among the rule set's rules
    std::uint16_t rule_case = 0;
    TroopDemand troops;
    std::vector<WantedCondition> rest;
};

// The triggers of one level's rules, in the order of rules and cases: of a rule the first that is met
// makes the finding.
struct RuleTriggers {
    struct Word {
        PatternSet patterns; // bit i belongs to triggers[i]
        std::vector<Trigger> triggers;
        std::uint64_t tested_empty = 0; // the bits that also speak of a unit without troops
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
