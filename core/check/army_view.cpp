// SPDX-License-Identifier: MIT
#include "check/army_view.h"

namespace muster {

ArmyView::ArmyView(const Army& army) : army_(army) {
    std::uint32_t units = 0;
    std::uint32_t troops = 0;
    for (const Body& body : army.bodies) {
        units += static_cast<std::uint32_t>(body.units.size());
        for (const Unit& unit : body.units)
            troops += static_cast<std::uint32_t>(unit.troops.size());
    }
    const auto bodies = static_cast<std::uint32_t>(army.bodies.size());
    size_ = {1, bodies, units, troops};
    first_ = {0, 1, 1 + bodies, 1 + bodies + units};
    nodes_.resize(1 + bodies + units + troops);
    nodes_[0] = {&army, 0, {0, bodies}};
    std::uint32_t body_index = 0;
    std::uint32_t unit_index = 0;
    std::uint32_t troop_index = 0;
    for (const Body& body : army.bodies) {
        const auto unit_end = unit_index + static_cast<std::uint32_t>(body.units.size());
        nodes_[first_[1] + body_index] = {&body, 0, {unit_index, unit_end}};
        for (const Unit& unit : body.units) {
            const auto troop_end = troop_index + static_cast<std::uint32_t>(unit.troops.size());
            nodes_[first_[2] + unit_index] = {&unit, body_index, {troop_index, troop_end}};
            for (const Troop& troop : unit.troops)
                nodes_[first_[3] + troop_index++] = {&troop, unit_index, {}};
            ++unit_index;
        }
        ++body_index;
    }
}

ElementValues ArmyView::values(Level level, std::uint32_t index) const {
    ElementValues result;
    for (std::size_t i = index_of(level);; --i) {
        const Node& own = nodes_[first_[i] + index];
        result.levels[i] = &own.element->values;
        if (i == 0)
            return result;
        index = own.parent;
    }
}

IndexRange ArmyView::inside(Level level, std::uint32_t index, Level lower) const {
    IndexRange range = node(level, index).children;
    for (Level at = below(level); at != lower; at = below(at)) {
        if (range.empty())
            return {};
        range = {node(at, range.begin).children.begin, node(at, range.end - 1).children.end};
    }
    return range;
}

} // namespace muster
