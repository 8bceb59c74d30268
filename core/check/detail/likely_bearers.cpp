// SPDX-License-Identifier: MIT
#include "check/detail/likely_bearers.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

namespace muster {

namespace {

struct Ranked {
    std::size_t before = 0; // how many of its kind come before it
    std::int64_t alike = 0; // all of its kind
    Place place;
};

} // namespace

std::vector<Place> likely_bearers(const std::vector<Place>& places, const Army& army) {
    struct Kind {
        std::size_t elements = 0;
        std::int64_t count = 0;
    };
    std::map<TraitValues, Kind> kinds;
    std::vector<Ranked> ranked;
    for (const Place& place : places) {
        Kind& kind = kinds[element_at(army, place).values];
        ranked.push_back({kind.elements++, 0, place});
        kind.count += place.level() == Level::troop ? troop_at(army, place).count : 1;
    }
    for (Ranked& one : ranked)
        one.alike = kinds[element_at(army, one.place).values].count;
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return std::pair(a.before, a.alike) < std::pair(b.before, b.alike);
    });
    std::vector<Place> result;
    result.reserve(ranked.size());
    for (const Ranked& one : ranked)
        result.push_back(one.place);
    return result;
}

} // namespace muster
