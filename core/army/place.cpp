// SPDX-License-Identifier: MIT
#include "army/place.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace muster {

std::string Place::path() const {
    constexpr std::size_t usual_length = 40;
    std::string path;
    path.reserve(usual_length);
    const auto append = [&](std::string_view step, std::uint32_t index) {
        if (index == 0)
            return;
        path += step;
        path += fmt::format_int(index).c_str();
        path += ']';
    };
    append("/body[", body);
    append("/unit[", unit);
    append("/troop[", troop);
    return path.empty() ? "/" : path;
}

Place up_to(Place place, Level level) {
    if (level < Level::troop)
        place.troop = 0;
    if (level < Level::unit)
        place.unit = 0;
    if (level < Level::body)
        place.body = 0;
    return place;
}

const Body& body_at(const Army& army, const Place& place) {
    return army.bodies.at(place.body - 1);
}

const Unit& unit_at(const Army& army, const Place& place) {
    return body_at(army, place).units.at(place.unit - 1);
}

const Troop& troop_at(const Army& army, const Place& place) {
    return unit_at(army, place).troops.at(place.troop - 1);
}

bool has_troops(const Army& army) {
    return std::any_of(army.bodies.begin(), army.bodies.end(), [](const Body& body) {
        return std::any_of(body.units.begin(), body.units.end(),
                           [](const Unit& unit) { return !unit.troops.empty(); });
    });
}

const Element& element_at(const Army& army, const Place& place) {
    switch (place.level()) {
    case Level::army: return army;
    case Level::body: return body_at(army, place);
    case Level::unit: return unit_at(army, place);
    case Level::troop: break;
    }
    return troop_at(army, place);
}

Element& element_at(Army& army, const Place& place) {
    // The army is not const here, so neither is what it holds.
    return const_cast<Element&>(
        element_at(static_cast<const Army&>(army), place)); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

bool exists(const Army& army, const Place& place) {
    if (place.body > army.bodies.size())
        return false;
    if (place.unit == 0)
        return place.troop == 0;
    if (place.body == 0 || place.unit > army.bodies[place.body - 1].units.size())
        return false;
    return place.troop <= army.bodies[place.body - 1].units[place.unit - 1].troops.size();
}

std::uint32_t index_in_parent(const Place& place) {
    return place.troop != 0 ? place.troop : place.unit != 0 ? place.unit : place.body;
}

Place parent_of(Place place) {
    (place.troop != 0 ? place.troop : place.unit != 0 ? place.unit : place.body) = 0;
    return place;
}

Place child_of(const Place& parent, std::uint32_t index) {
    Place child = parent;
    (parent.body == 0 ? child.body : parent.unit == 0 ? child.unit : child.troop) = index;
    return child;
}

std::size_t child_count(const Army& army, const Place& parent) {
    switch (parent.level()) {
    case Level::army: return army.bodies.size();
    case Level::body: return body_at(army, parent).units.size();
    case Level::unit: return unit_at(army, parent).troops.size();
    case Level::troop: break;
    }
    return 0;
}

std::vector<Place> all_places(const Army& army) {
    std::vector<Place> places{{}};
    for_each_place(army, [&](const Place& place) { places.push_back(place); });
    return places;
}

std::size_t element_count(const Army& army) {
    std::size_t elements = army.bodies.size();
    for (const Body& body : army.bodies) {
        elements += body.units.size();
        for (const Unit& unit : body.units)
            elements += unit.troops.size();
    }
    return elements;
}

std::vector<Place> places_at_level(const Army& army, const Place& place, Level level) {
    if (level <= place.level())
        return {up_to(place, level)};
    std::vector<Place> places;
    for_each_place(army, place, [&](const Place& inner) {
        if (inner.level() == level)
            places.push_back(inner);
    });
    return places;
}

} // namespace muster
