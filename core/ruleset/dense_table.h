// SPDX-License-Identifier: MIT
// DenseTable: one or more figures for every combination of the values of a few traits. They are computed once
// when a rule set is loaded, so that a check needs one look-up instead of trying rows.
#pragma once

#include "base/exact.h"
#include "ruleset/pattern.h"

#include <functional>
#include <vector>

namespace muster {

// The traits that a figure depends on.
class DenseAxes {
public:
    struct Axis {
        Level level;
        std::size_t slot;
        std::size_t values; // how many the trait has
    };

    static constexpr std::size_t most_cells = 4096;

    void add(const Axis& axis);
    void add(const DenseAxes& others);
    [[nodiscard]] const std::vector<Axis>& list() const { return axes_; }
    [[nodiscard]] std::size_t cells() const;
    // Whether a table over these axes is small enough.
    [[nodiscard]] bool fit() const { return cells() <= most_cells; }

private:
    std::vector<Axis> axes_;
};

template <typename Cell>
class DenseTable {
public:
    DenseTable() = default;

    // Calls `fill` to write the `width` cells of every combination. The axes must fit.
    DenseTable(const DenseAxes& axes, std::size_t width,
               const std::function<void(const ElementValues&, Cell*)>& fill)
        : width_(width) {
        std::array<TraitValues, level_count> values{};
        ElementValues element;
        for (std::size_t i = 0; i < level_count; ++i)
            element.levels[i] = &values[i];
        std::size_t step = 1;
        for (const DenseAxes::Axis& axis : axes.list()) {
            strides_.push_back({axis.level, axis.slot, step});
            step *= axis.values;
        }
        cells_.resize(step * width);
        for (std::size_t index = 0; index < step; ++index) {
            for (std::size_t i = 0; i < strides_.size(); ++i) {
                const DenseAxes::Axis& axis = axes.list()[i];
                values[index_of(axis.level)][axis.slot] =
                    static_cast<std::int32_t>(index / strides_[i].step % axis.values);
            }
            fill(element, &cells_[index * width]);
        }
    }

    [[nodiscard]] bool empty() const { return cells_.empty(); }
    // The first of the combination's cells.
    [[nodiscard]] const Cell* at(const ElementValues& element) const {
        std::size_t index = 0;
        for (const Stride& stride : strides_)
            index += static_cast<std::size_t>(element.at(stride.level, stride.slot)) * stride.step;
        return &cells_[index * width_];
    }

private:
    struct Stride {
        Level level;
        std::size_t slot;
        std::size_t step;
    };

    std::size_t width_ = 1;
    std::vector<Stride> strides_;
    std::vector<Cell> cells_;
};

} // namespace muster
