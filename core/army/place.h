// SPDX-License-Identifier: MIT
// Place: where in an army something is, as "/body[1]/unit[2]/troop[3]"; the army itself is "/".
#pragma once

#include "army/army.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace muster {

// Indices count from 1; 0 means that the place does not go that deep.
struct Place {
    std::uint32_t body = 0;
    std::uint32_t unit = 0;
    std::uint32_t troop = 0;

    [[nodiscard]] Level level() const {
        return troop != 0 ? Level::troop : unit != 0 ? Level::unit : body != 0 ? Level::body : Level::army;
    }
    [[nodiscard]] std::string path() const;

    // In the order of the army: each element before those inside it.
    friend auto operator<=>(const Place&, const Place&) = default; // NOLINT(modernize-use-nullptr) its 0
};

// The place cut back to a level at or above its own.
[[nodiscard]] Place up_to(Place place, Level level);

// The element at a place that exists in the army.
[[nodiscard]] const Element& element_at(const Army& army, const Place& place);
[[nodiscard]] Element& element_at(Army& army, const Place& place);
[[nodiscard]] const Body& body_at(const Army& army, const Place& place);
[[nodiscard]] const Unit& unit_at(const Army& army, const Place& place);
[[nodiscard]] const Troop& troop_at(const Army& army, const Place& place);
// Whether the army has any troops.
[[nodiscard]] bool has_troops(const Army& army);
[[nodiscard]] bool exists(const Army& army, const Place& place);

// The place's index among its siblings, from 1; 0 for the army.
[[nodiscard]] std::uint32_t index_in_parent(const Place& place);
// The army itself has none.
[[nodiscard]] Place parent_of(Place place);
[[nodiscard]] Place child_of(const Place& parent, std::uint32_t index);
[[nodiscard]] std::size_t child_count(const Army& army, const Place& parent);

// Calls visit(place) for every element inside `outer`, in the army's order: each before what is inside it.
template <typename Visit>
void for_each_place(const Army& army, const Place& outer, const Visit& visit) {
    const std::size_t children = child_count(army, outer);
    for (std::uint32_t i = 1; i <= children; ++i) {
        const Place child = child_of(outer, i);
        visit(child);
        for_each_place(army, child, visit);
    }
}
// Every body, unit and troop.
template <typename Visit>
void for_each_place(const Army& army, const Visit& visit) {
    for_each_place(army, Place{}, visit);
}

// Of the whole army in its order, the army itself first.
[[nodiscard]] std::vector<Place> all_places(const Army& army);
// Bodies, units and troops.
[[nodiscard]] std::size_t element_count(const Army& army);
// The elements of a level that belong to a place: the one around it, itself, or all inside it.
[[nodiscard]] std::vector<Place> places_at_level(const Army& army, const Place& place, Level level);

} // namespace muster
