// SPDX-License-Identifier: MIT
// The tables of a sheet, made of the army's words: troops, cards, charts in use. Internal to make_sheet().
#pragma once

#include "sheet/sheet_model.h"

namespace muster {

// All bodies, units and troops, with or without what is to be ticked.
[[nodiscard]] SheetTable make_table(const Wording& wording, GridUse use, bool with_boxes);
// A row for each kind of troop, those that read alike being one; nothing to be ticked.
[[nodiscard]] SheetTable make_kinds_table(const Wording& wording);
[[nodiscard]] std::vector<SheetCard> make_cards(const Wording& wording);
// The charts that the rule set's sheet refers to, as far as they concern this army.
[[nodiscard]] std::vector<SheetChart> charts_in_use(const Wording& wording);
[[nodiscard]] SheetChart declared_traits(const Wording& wording);
[[nodiscard]] SheetChart computed_numbers(const Wording& wording);

// Behind the others, unless it is among them already.
void add_once(std::vector<std::string>& words, std::string word);

// So many vignettes that not each can have a row.
[[nodiscard]] bool rows_stand_for_many(const Wording& wording);

} // namespace muster
