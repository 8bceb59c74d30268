// SPDX-License-Identifier: MIT
// How a rule set measures the size of an army, and what counts as a figure that a player owns. Data of
// ruleset.xml; see schemas/README.md, "Size" and "Figures".
#pragma once

#include "ruleset/sheet.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster {

struct SizeDescription {
    std::size_t number = 0;          // of the army: the number that measures its size
    std::size_t troop_number = 0;    // the same number of a troop
    std::optional<std::size_t> slot; // of the army trait that declares the size
    std::int32_t least = 1;          // allowed size
    std::int32_t most = 1'000'000;
    std::vector<SheetFilter> single;   // troops, or units with all their troops, that stay as they are
    std::vector<SheetFilter> together; // units that are multiplied as a whole
};

struct FigureDescription {
    std::vector<std::size_t> traits; // of a troop, among the rule set's: equal values are one kind of figure
    std::optional<std::size_t> number; // of a troop: how many figures each of its count is; one if not given
};

} // namespace muster
