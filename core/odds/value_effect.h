// SPDX-License-Identifier: MIT
// What another value of a trait would change in the fights of a troop against the classes of its rule set.
#pragma once

#include "odds/contenders.h"
#include "odds/odds_changes.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct ValueEffect {
    std::string mode;    // the name of the kind of fight
    std::string outcome; // what is hoped for: "At least “Enemy broken”"
    std::string against; // the class against which it changes most, by its code
    Probability before;  // the chance of the outcome or a better one, attacking in the usual situation
    Probability after;
    std::size_t better = 0; // against how many classes the chance grows
    std::size_t worse = 0;
};

// The troop attacks. Of the kinds of fights the first in which the value changes something; nothing if it
// changes nothing.
[[nodiscard]] std::optional<ValueEffect> effect_of_value(const Ruleset& ruleset,
                                                         const std::vector<Contender>& classes,
                                                         const Troop& troop, const TraitChange& change);

} // namespace muster
