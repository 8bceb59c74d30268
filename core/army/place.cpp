// SPDX-License-Identifier: MIT
#include "army/place.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

std::string Place::path() const {
    switch (level()) {
    case Level::army: return "/";
    case Level::body: return fmt::format("/body[{}]", body);
    case Level::unit: return fmt::format("/body[{}]/unit[{}]", body, unit);
    case Level::troop: break;
    }
    return fmt::format("/body[{}]/unit[{}]/troop[{}]", body, unit, troop);
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

} // namespace muster
