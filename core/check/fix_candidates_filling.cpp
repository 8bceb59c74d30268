// SPDX-License-Identifier: MIT
// The candidates of FixCandidates that fill an empty unit or body.
#include "check/fix_candidates.h"
#include "check/single_troops.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_units_copied = 24;

std::int64_t troops_of(const Unit& unit) {
    return std::accumulate(unit.troops.begin(), unit.troops.end(), std::int64_t{0},
                           [](std::int64_t sum, const Troop& troop) { return sum + troop.count; });
}

// As another of its kind that a player adds: without notes and orders, and named after most of its troops.
Unit copy_of(const Unit& model) {
    Unit unit = model;
    unit.texts.clear();
    for (Troop& troop : unit.troops)
        troop.texts.clear();
    const auto most = std::max_element(unit.troops.begin(), unit.troops.end(),
                                       [](const Troop& a, const Troop& b) { return a.count < b.count; });
    unit.name = most->name;
    return unit;
}

// One of each of its troops.
Unit smallest_of(Unit unit) {
    for (Troop& troop : unit.troops)
        troop.count = 1;
    return unit;
}

} // namespace

// With troops like those of the other units, those of the same body first. An element that lacks its troops
// is meant to get some: to take it away is no better.
void FixCandidates::add_fillings() {
    const bool of_body = place_.level() == Level::body && body_at(army_, place_).units.empty();
    const bool of_unit = place_.level() == Level::unit && unit_at(army_, place_).troops.empty();
    if (!of_body && !of_unit)
        return;
    std::vector<Place> models = places_at_level(army_, {}, Level::unit);
    std::stable_partition(models.begin(), models.end(),
                          [&](const Place& model) { return model.body == place_.body; });
    models.resize(std::min(models.size(), most_units_copied));
    for (const Place& model : models) {
        if (unit_at(army_, model).troops.empty())
            continue;
        const Unit whole = copy_of(unit_at(army_, model));
        Unit plain = whole;
        bool marked = false;
        for (Troop& troop : plain.troops)
            marked |= clear_single_marks(troop, ruleset_);
        std::vector<Unit> fillings{smallest_of(whole), whole};
        if (marked)
            fillings.insert(fillings.end(), {smallest_of(plain), plain});
        for (const Unit& unit : fillings)
            if (of_body)
                add_unit(unit);
            else
                add_troops(unit);
    }
}

// As it is, and with each of the flags that a unit may have, such as that of the sub-commander who rides with
// it.
void FixCandidates::add_unit(const Unit& unit) {
    const Place place{place_.body, 1, 0};
    const auto add_filling = [&](Unit with) {
        const std::int64_t size = troops_of(with);
        add(FixTier::several, size, {Insert{place, std::move(with)}}, true);
    };
    add_filling(unit);
    Unit bare = unit;
    for (const std::size_t index : ruleset_.at(Level::unit).traits)
        if (const Trait& trait = ruleset_.traits[index]; trait.is_switch())
            bare.values[trait.slot] = 0;
    for (const std::size_t index : ruleset_.at(Level::unit).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (!trait.is_switch())
            continue;
        Unit marked = bare;
        marked.values[trait.slot] = 1;
        if (!(marked == unit))
            add_filling(std::move(marked));
    }
    if (!(bare == unit))
        add_filling(std::move(bare));
}

void FixCandidates::add_troops(const Unit& unit) {
    std::vector<Edit> edits;
    Place place = place_;
    for (const Troop& troop : unit.troops) {
        ++place.troop;
        edits.emplace_back(Insert{place, troop});
    }
    add(FixTier::several, troops_of(unit), std::move(edits), true);
}

} // namespace muster
