// SPDX-License-Identifier: MIT
#include "check/detail/fix_places.h"

namespace muster {

namespace {

void add_inside(std::vector<Place>& result, const Army& army, const Place& place, Level level) {
    if (place.level() == level) {
        result.push_back(place);
        return;
    }
    Place child = place;
    switch (place.level()) {
    case Level::army:
        for (child.body = 1; child.body <= army.bodies.size(); ++child.body)
            add_inside(result, army, child, level);
        return;
    case Level::body:
        for (child.unit = 1; child.unit <= body_at(army, place).units.size(); ++child.unit)
            add_inside(result, army, child, level);
        return;
    case Level::unit:
        for (child.troop = 1; child.troop <= unit_at(army, place).troops.size(); ++child.troop)
            add_inside(result, army, child, level);
        return;
    case Level::troop: return;
    }
}

} // namespace

std::vector<Place> places_of(const Army& army, const Place& place, Level level) {
    if (level <= place.level())
        return {up_to(place, level)};
    std::vector<Place> result;
    add_inside(result, army, place, level);
    return result;
}

} // namespace muster
