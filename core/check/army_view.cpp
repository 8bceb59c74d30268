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
    place(Level::army, 0, army, 0, {0, bodies}).troops = {0, troops};
    std::uint32_t body_index = 0;
    std::uint32_t unit_index = 0;
    std::uint32_t troop_index = 0;
    for (const Body& body : army.bodies) {
        const std::uint32_t first_troop = troop_index;
        const auto unit_end = unit_index + static_cast<std::uint32_t>(body.units.size());
        Node& body_node = place(Level::body, body_index++, body, 0, {unit_index, unit_end});
        for (const Unit& unit : body.units) {
            const auto troop_end = troop_index + static_cast<std::uint32_t>(unit.troops.size());
            place(Level::unit, unit_index, unit, body_index - 1, {troop_index, troop_end}).troops = {
                troop_index, troop_end};
            for (const Troop& troop : unit.troops) {
                place(Level::troop, troop_index, troop, unit_index, {}).troops = {troop_index,
                                                                                  troop_index + 1};
                ++troop_index;
            }
            ++unit_index;
        }
        body_node.troops = {first_troop, troop_index};
    }
}

ArmyView::Node& ArmyView::place(Level level, std::uint32_t index, const Element& element,
                                std::uint32_t parent, IndexRange children) {
    Node& own = nodes_[first_[index_of(level)] + index];
    if (level != Level::army)
        own.values = nodes_[first_[index_of(level) - 1] + parent].values;
    own.values.levels[index_of(level)] = &element.values;
    own.element = &element;
    own.parent = parent;
    own.children = children;
    return own;
}

} // namespace muster
