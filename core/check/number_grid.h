// SPDX-License-Identifier: MIT
// NumberGrid: the numbers of all elements of an army: level by level, one row an element in the army's order,
// one column for each number of the level that the report needs.
#pragma once

#include "base/exact.h"
#include "ruleset/trait.h"

#include <array>
#include <cstddef>
#include <vector>

namespace muster {

class NumberGrid {
public:
    // Resizes the grid to this many elements and numbers of each level, all absent. Reuses its memory.
    void lay_out(const std::array<std::size_t, level_count>& elements,
                 const std::array<std::size_t, level_count>& numbers) {
        std::size_t total = 0;
        for (std::size_t level = 0; level < level_count; ++level) {
            first_[level] = total;
            total += elements[level] * numbers[level];
        }
        stride_ = numbers;
        cells_.clear();
        cells_.resize(total);
    }

    // The number of columns of the level.
    [[nodiscard]] std::size_t stride(Level level) const { return stride_[index_of(level)]; }
    [[nodiscard]] Exact* row(Level level, std::size_t element) {
        return cells_.data() + first_[index_of(level)] + element * stride(level);
    }
    [[nodiscard]] const Exact* row(Level level, std::size_t element) const {
        return cells_.data() + first_[index_of(level)] + element * stride(level);
    }
    // Absent for a number that the grid has no column for.
    [[nodiscard]] Exact at(Level level, std::size_t element, std::size_t number) const {
        return number < stride(level) ? row(level, element)[number] : Exact();
    }

private:
    std::array<std::size_t, level_count> first_{};
    std::array<std::size_t, level_count> stride_{};
    std::vector<Exact> cells_;
};

} // namespace muster
