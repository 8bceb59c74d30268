// SPDX-License-Identifier: MIT
#include "edit/place_order.h"

#include <algorithm>
#include <tuple>

namespace muster {

namespace {

bool is_held(const Places& occupied, const Place& place) {
    return std::find(occupied.begin(), occupied.end(), place) != occupied.end();
}

// The parent's neighbour, which may be in the next grandparent.
std::optional<Place> neighbour(const Army& army, const Place& place, int step) {
    if (place.level() == Level::army)
        return std::nullopt;
    const Place parent = parent_of(place);
    const std::int64_t index = std::int64_t{index_in_parent(place)} + step;
    if (index >= 1 && index <= static_cast<std::int64_t>(child_count(army, parent)))
        return child_of(parent, static_cast<std::uint32_t>(index));
    std::optional<Place> next = neighbour(army, parent, step);
    while (next && child_count(army, *next) == 0)
        next = neighbour(army, *next, step);
    if (!next)
        return std::nullopt;
    return child_of(*next, step > 0 ? 1 : static_cast<std::uint32_t>(child_count(army, *next)));
}

} // namespace

bool is_before(const Place& a, const Place& b) {
    return std::tie(a.body, a.unit, a.troop) < std::tie(b.body, b.unit, b.troop);
}

bool is_inside(const Place& inner, const Place& outer) {
    return (outer.body == 0 || outer.body == inner.body) && (outer.unit == 0 || outer.unit == inner.unit) &&
           (outer.troop == 0 || outer.troop == inner.troop);
}

Place after_removal(Place place, const Place& removed) {
    switch (removed.level()) {
    case Level::army: break;
    case Level::body:
        if (place.body > removed.body)
            --place.body;
        break;
    case Level::unit:
        if (place.body == removed.body && place.unit > removed.unit)
            --place.unit;
        break;
    case Level::troop:
        if (place.body == removed.body && place.unit == removed.unit && place.troop > removed.troop)
            --place.troop;
        break;
    }
    return place;
}

Place after_insertion(Place place, const Place& inserted) {
    const bool same_body = place.body == inserted.body;
    switch (inserted.level()) {
    case Level::army: break;
    case Level::body:
        if (place.body >= inserted.body)
            ++place.body;
        break;
    case Level::unit:
        if (same_body && place.unit >= inserted.unit)
            ++place.unit;
        break;
    case Level::troop:
        if (same_body && place.unit == inserted.unit && place.troop >= inserted.troop)
            ++place.troop;
        break;
    }
    return place;
}

std::optional<Place> place_before(const Army& army, const Place& place, const Places& occupied) {
    const std::uint32_t index = index_in_parent(place);
    const Place parent = parent_of(place);
    if (index > 1) {
        const Place to = child_of(parent, index - 1);
        return is_held(occupied, to) ? std::nullopt : std::optional(to);
    }
    const std::optional<Place> before = neighbour(army, parent, -1);
    if (!before)
        return std::nullopt;
    return child_of(*before, static_cast<std::uint32_t>(child_count(army, *before)) + 1);
}

std::optional<Place> place_after(const Army& army, const Place& place, const Places& occupied) {
    const std::uint32_t index = index_in_parent(place);
    const Place parent = parent_of(place);
    if (index < child_count(army, parent)) {
        const Place to = child_of(parent, index + 1);
        return is_held(occupied, to) ? std::nullopt : std::optional(to);
    }
    const std::optional<Place> next = neighbour(army, parent, 1);
    if (!next)
        return std::nullopt;
    return child_of(*next, 1);
}

Places outermost(const Army& army, Places places) {
    std::sort(places.begin(), places.end(), is_before);
    Places result;
    for (const Place& place : places)
        if (place.level() != Level::army && exists(army, place) &&
            (result.empty() || !is_inside(place, result.back())))
            result.push_back(place);
    return result;
}

} // namespace muster
