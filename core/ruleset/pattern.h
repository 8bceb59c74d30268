// SPDX-License-Identifier: MIT
// Pattern: a condition on the traits of an element and of the elements around it, and on its numbers.
// PatternSet: tests up to 64 patterns at once. For each trait, a table gives the bits of the patterns that
// each value allows; the patterns that match are the intersection over all traits.
#pragma once

#include "ruleset/trait.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace muster {

struct Range {
    std::int32_t least;
    std::int32_t most;
};

// The values of an element and of the elements around it; only the levels down to its own are set.
struct ElementValues {
    std::array<const TraitValues*, level_count> levels{};

    [[nodiscard]] std::int32_t at(Level level, std::size_t slot) const {
        return (*levels[index_of(level)])[slot];
    }
};

// The trait's value is one of those in the mask.
struct ValueTest {
    Level level;
    std::size_t slot;
    std::uint64_t mask;

    [[nodiscard]] bool holds(const ElementValues& element) const {
        return ((mask >> static_cast<unsigned>(element.at(level, slot))) & 1U) != 0;
    }
};

// The whole number is given and in one of the ranges (or in none, if `inverted`).
struct WholeTest {
    Level level;
    std::size_t slot;
    std::vector<Range> ranges;
    bool inverted = false;
};

// The element's number (an index among its level's numbers) is known and in one of the ranges.
struct NumberTest {
    std::size_t number;
    std::vector<Range> ranges;
    bool inverted = false;
};

struct Pattern {
    std::vector<ValueTest> values;
    std::vector<WholeTest> wholes;
    std::vector<NumberTest> numbers;
    std::int8_t troop_test = -1; // its bit among CompiledRules::troop_tests, or -1

    // Only value tests: a PatternSet decides it alone.
    [[nodiscard]] bool is_plain() const { return wholes.empty() && numbers.empty(); }
    [[nodiscard]] bool empty() const { return is_plain() && values.empty(); }
};

// The troop tests of a rule set that hold for any, and for all, of the troops inside an element.
struct TroopBits {
    std::uint64_t any = 0;
    std::uint64_t all = 0;
};

class PatternSet {
public:
    static constexpr std::size_t most_patterns = 64;

    // Adds a pattern's value tests; its bit is the number of patterns added before.
    void add(const std::vector<ValueTest>& tests);

    // The bits of all patterns whose value tests hold.
    [[nodiscard]] std::uint64_t matching(const ElementValues& element) const {
        std::uint64_t bits = all_;
        for (const Column& column : columns_) {
            bits &=
                survivors_[column.first + static_cast<std::size_t>(element.at(column.level, column.slot))];
        }
        return bits;
    }
    [[nodiscard]] std::size_t size() const { return size_; }

private:
    struct Column {
        Level level;
        std::size_t slot;
        std::size_t first; // of most_values words
    };

    std::vector<Column> columns_;
    std::vector<std::uint64_t> survivors_;
    std::uint64_t all_ = 0;
    std::size_t size_ = 0;
};

} // namespace muster
