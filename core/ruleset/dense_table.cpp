// SPDX-License-Identifier: MIT
#include "ruleset/dense_table.h"

#include <algorithm>

namespace muster {

void DenseAxes::add(const Axis& axis) {
    const auto same = [&](const Axis& known) { return known.level == axis.level && known.slot == axis.slot; };
    if (std::none_of(axes_.begin(), axes_.end(), same))
        axes_.push_back(axis);
}

void DenseAxes::add(const DenseAxes& others) {
    for (const Axis& axis : others.axes_)
        add(axis);
}

std::size_t DenseAxes::cells() const {
    std::size_t cells = 1;
    for (const Axis& axis : axes_)
        cells = std::min(cells * axis.values, most_cells + 1);
    return cells;
}

} // namespace muster
