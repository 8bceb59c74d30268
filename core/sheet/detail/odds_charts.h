// SPDX-License-Identifier: MIT
// The odds of an army's troops against the classes of its rule set, as charts of a sheet.
#pragma once

#include "sheet/sheet_model.h"

#include <vector>

namespace muster {

// A matrix for each kind of fight: the army's troops, each once, against all classes, attacking in the usual
// situation. Long names of classes are numbered and explained in a chart of their own. Empty if the rule set
// does not describe fights or no troop can fight so.
[[nodiscard]] std::vector<SheetChart> odds_matrices(const Wording& wording);
// A chart of words for a narrow column: what each troop does best and worst against in the first kind of
// fight. Without rows if the rule set does not describe fights or its classes have no short names.
[[nodiscard]] SheetChart odds_summary(const Wording& wording);

} // namespace muster
