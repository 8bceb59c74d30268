// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_troop.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace muster {

bool says_what_is_required(const TroopReading& troop, const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::troop).traits;
    return std::all_of(traits.begin(), traits.end(), [&](std::size_t index) {
        return !ruleset.traits[index].required || troop.says(index);
    });
}

bool denies_nothing(const TroopReading& troop, const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::troop).traits;
    return std::all_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        if (troop.says(index) || !trait.has_words())
            return true;
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (trait.values[v].id == "none" || trait.values[v].id == "no")
                return trait.default_value == static_cast<std::int32_t>(v);
        return true;
    });
}

} // namespace muster
