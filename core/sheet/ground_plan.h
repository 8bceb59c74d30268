// SPDX-License-Identifier: MIT
// The table an army fights on, as the rule set describes it, and its plan without troops, to draw on.
#pragma once

#include "sheet/battle_line.h"

#include <optional>
#include <string>

namespace muster {

// All lengths are in centimetres.
struct Ground {
    double width = 0;
    double depth = 0;
    double sector = 0; // the width of a flank sector; 0: there is none
    double zone = 0;   // how far from its edge a side deploys; 0: the rules do not say
    std::string words; // "6′ × 4′ (180 × 120 cm)"
};

// Nothing if the army does not name its table, or its size is not known.
[[nodiscard]] std::optional<Ground> ground_of(const Wording& wording);

// The diagram of deployment: the table with a grid, the sectors and the own zone, and nobody on it. Not to
// scale, and without sectors, if the table is not known.
[[nodiscard]] BattleLine lay_out_ground(const Wording& wording);

} // namespace muster
