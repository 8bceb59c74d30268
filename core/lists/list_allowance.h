// SPDX-License-Identifier: MIT
// Which army lists allow a troop, whichever list its army was made for.
#pragma once

#include "army/place.h"
#include "lists/lists.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

// Troops of an army, by their places; all exist.
struct TroopsOfArmy {
    const Army& army;
    std::vector<Place> troops;
    bool kind_alone = false; // whatever their other values: any troops of their kind (kind_of_troops())
};

// The names of the list's own entries that offer the troops as they are, in the army's year: each once, in
// the order of the troops. Of several entries that offer a troop it is the first, but all that offer its
// kind; how many they allow is not asked. None if a troop has no entry. Throws InputError if the list cannot
// be read.
[[nodiscard]] std::optional<std::vector<std::string>>
entries_allowing(const TroopsOfArmy& troops, const Rulesets& rulesets, const std::string& list);

} // namespace muster
