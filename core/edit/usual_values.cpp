// SPDX-License-Identifier: MIT
#include "edit/usual_values.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace muster {

namespace {

// Of how many each is, the first of the most; the end of an empty tally.
template <class Value>
auto most_frequent(const std::map<Value, std::int32_t>& tally) {
    return std::max_element(tally.begin(), tally.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; });
}

} // namespace

TraitValues typical_values(const Army& army, const Ruleset& ruleset) {
    TraitValues usual = ruleset.at(Level::troop).defaults;
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.is_text() || !trait.required)
            continue;
        std::map<std::int32_t, std::int32_t> tally;
        for (const Body& body : army.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops)
                    tally[troop.values[trait.slot]] += troop.count;
        const auto most = most_frequent(tally);
        if (most != tally.end())
            usual[trait.slot] = most->first;
        else // the middle of the range is the most ordinary of what troops may be
            usual[trait.slot] = trait.kind->ordinary_value(trait);
    }
    return usual;
}

TraitValues frequent_values(const Army& army, const Ruleset& ruleset) {
    TraitValues frequent{};
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_choice())
            continue;
        std::map<std::int32_t, std::int32_t> tally;
        for (const Body& body : army.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops)
                    if (troop.values[trait.slot] != trait.default_value)
                        tally[troop.values[trait.slot]] += troop.count;
        const auto most = most_frequent(tally);
        if (most != tally.end())
            frequent[trait.slot] = most->first;
    }
    return frequent;
}

EntryValues values_of_entries(const Army& army) {
    std::map<std::string, std::map<TraitValues, std::int32_t>> tallies;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                if (!troop.entry.empty())
                    tallies[troop.entry][troop.values] += troop.count;
    EntryValues values;
    for (const auto& [entry, tally] : tallies)
        values[entry] = most_frequent(tally)->first;
    return values;
}

} // namespace muster
