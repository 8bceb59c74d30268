// SPDX-License-Identifier: MIT
// What a rule set says of how large an army is, and of what counts as a figure that a player owns. Data of
// ruleset.xml; see schemas/README.md, "Size" and "Figures".
#pragma once

#include "ruleset/sheet.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster {

struct SizeDescription {
    std::size_t number = 0;          // among the army's: what it is sized by
    std::size_t troop_number = 0;    // the same among a troop's
    std::optional<std::size_t> slot; // of the army's whole number that declares the size
    std::int32_t least = 1;          // of a size
    std::int32_t most = 1'000'000;
    std::vector<SheetFilter> single;   // troops, or units with all their troops, that stay as they are
    std::vector<SheetFilter> together; // units that are multiplied as a whole
};

struct FigureDescription {
    std::vector<std::size_t> traits;   // of a troop, among the rule set's: what makes one kind
    std::optional<std::size_t> number; // of a troop: how many figures one of its count is; none: one
};

} // namespace muster
