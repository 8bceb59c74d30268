// SPDX-License-Identifier: MIT
#include "check/detail/army_view.h"

#include <memory>
#include <type_traits>

namespace muster {

namespace {

static_assert(std::is_trivially_destructible_v<ArmyView::Node>, "the nodes are never destroyed");

// An element inside `outer`, so far without anything inside itself.
void enter(ArmyView::Node& own, Level level, const Element& element, const ArmyView::Node& outer,
           std::uint32_t parent) {
    own.element = &element;
    own.values = outer.values;
    own.values.levels[index_of(level)] = &element.values;
    own.parent = parent;
}

// Gives what was found out about an element inside to the one around it.
void take_in(ArmyView::Node& outer, const ArmyView::Node& inner) {
    outer.troop_bits.any |= inner.troop_bits.any;
    outer.troop_bits.all &= inner.troop_bits.all;
    outer.count += inner.count;
}

void start_empty(ArmyView::Node& own, std::uint32_t first_child, std::uint32_t first_troop) {
    own.troop_bits = {0, ~0ULL};
    own.count = 0;
    own.children = {first_child, first_child};
    own.troops = {first_troop, first_troop};
}

} // namespace

ArmyView::ArmyView(const Army& army, const TraitValues& army_values, const PatternSet& troop_tests)
    : army_(army), troop_tests_(troop_tests) {
    std::uint32_t units = 0;
    std::uint32_t troops = 0;
    for (const Body& body : army.bodies) {
        units += static_cast<std::uint32_t>(body.units.size());
        for (const Unit& unit : body.units)
            troops += static_cast<std::uint32_t>(unit.troops.size());
    }
    const auto bodies = static_cast<std::uint32_t>(army.bodies.size());
    first_ = {0, 1, 1 + bodies, 1 + bodies + units};
    const std::size_t size = std::size_t{1} + bodies + units + troops;
    nodes_ = static_cast<Node*>(room_.allocate(size * sizeof(Node), alignof(Node)));
    std::uninitialized_default_construct_n(nodes_, size);
    Node& army_node = nodes_[0];
    start_empty(army_node, 0, 0);
    army_node.element = &army;
    army_node.values.levels[index_of(Level::army)] = &army_values;
    for (const Body& body : army.bodies) {
        const std::uint32_t index = size_[index_of(Level::body)]++;
        Node& node = nodes_[first_[index_of(Level::body)] + index];
        enter(node, Level::body, body, army_node, 0);
        lay_out_units(body, node, index);
        take_in(army_node, node);
    }
    size_ = {1, bodies, units, troops};
    army_node.children.end = bodies;
    army_node.troops.end = troops;
}

void ArmyView::lay_out_units(const Body& body, Node& body_node, std::uint32_t body_index) {
    std::uint32_t& index = size_[index_of(Level::unit)];
    start_empty(body_node, index, size_[index_of(Level::troop)]);
    for (const Unit& unit : body.units) {
        Node& node = nodes_[first_[index_of(Level::unit)] + index];
        enter(node, Level::unit, unit, body_node, body_index);
        lay_out_troops(unit, node, index);
        take_in(body_node, node);
        ++index;
    }
    body_node.children.end = index;
    body_node.troops.end = size_[index_of(Level::troop)];
}

void ArmyView::lay_out_troops(const Unit& unit, Node& unit_node, std::uint32_t unit_index) {
    std::uint32_t index = size_[index_of(Level::troop)];
    start_empty(unit_node, index, index);
    for (const Troop& troop : unit.troops) {
        Node& node = nodes_[first_[index_of(Level::troop)] + index];
        enter(node, Level::troop, troop, unit_node, unit_index);
        const std::uint64_t held = troop_tests_.matching(node.values);
        node.troop_bits = {held, held};
        node.count = troop.count;
        node.troops = {index, index + 1};
        take_in(unit_node, node);
        ++index;
    }
    size_[index_of(Level::troop)] = index;
    unit_node.children.end = index;
    unit_node.troops.end = index;
}

Place ArmyView::place_of(Level level, std::uint32_t index) const {
    Place place;
    if (level == Level::troop) {
        const std::uint32_t unit = parent(Level::troop, index);
        place.troop = index - node(Level::unit, unit).children.begin + 1;
        index = unit;
    }
    if (level >= Level::unit) {
        const std::uint32_t body = parent(Level::unit, index);
        place.unit = index - node(Level::body, body).children.begin + 1;
        index = body;
    }
    if (level >= Level::body)
        place.body = index + 1;
    return place;
}

} // namespace muster
