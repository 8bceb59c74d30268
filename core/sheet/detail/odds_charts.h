// SPDX-License-Identifier: MIT
// The odds of an army's troops against the classes of its rule set, as charts of a sheet.
#pragma once

#include "odds/odds.h"
#include "sheet/sheet_model.h"

#include <string>
#include <vector>

namespace muster {

struct OddsMatrices {
    std::vector<SheetChart> charts; // empty if the rule set does not describe fights or no troop can fight so
    std::string left_out;           // says what there was no time for; empty: nothing
};

// A matrix for each kind of fight: the army's troops, each once, against all classes, attacking in the usual
// situation. Long names of classes are numbered and explained in a chart of their own. The budget is that of
// all together.
[[nodiscard]] OddsMatrices odds_matrices(const Wording& wording, Budget budget = odds_budget());
// A chart of words for a narrow column: what each troop does best and worst against in the first kind of
// fight. Without rows if the rule set does not describe fights or its classes have no short names.
[[nodiscard]] SheetChart odds_summary(const Wording& wording);

} // namespace muster
