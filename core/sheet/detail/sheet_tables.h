// SPDX-License-Identifier: MIT
// The tables of a sheet: troops, cards, charts in use.
#pragma once

#include "sheet/sheet_model.h"

namespace muster {

// All bodies, units and troops, with or without boxes to tick.
[[nodiscard]] SheetTable make_table(const Wording& wording, GridUse use, bool with_boxes);
// Only the rows of this body, counted from 1.
[[nodiscard]] SheetTable table_of_body(const SheetTable& whole, std::uint32_t body);
// A row for each kind of troop; troops with the same texts share one. No boxes to tick.
[[nodiscard]] SheetTable make_kinds_table(const Wording& wording);
[[nodiscard]] std::vector<SheetCard> make_cards(const Wording& wording);
// The charts that the rule set's sheet refers to, with the rows that apply to this army.
[[nodiscard]] std::vector<SheetChart> charts_in_use(const Wording& wording, SheetKind kind);
// How troops may fight besides the way they were bought, such as dismounted: a row each with the figures that
// they have then.
[[nodiscard]] SheetChart other_forms(const Wording& wording);
// What was read where the rules are unclear, as far as it concerns this army.
[[nodiscard]] SheetChart readings_in_use(const Wording& wording);
[[nodiscard]] SheetChart declared_traits(const Wording& wording);
[[nodiscard]] SheetChart computed_numbers(const Wording& wording);

// What the player wrote down of a unit or troop for himself, on one line.
[[nodiscard]] std::string note_of(const Wording& wording, const Place& place);

// Appends the word unless it is there already.
void add_once(std::vector<std::string>& words, std::string word);

// Whether the army has too many vignettes for a row each.
[[nodiscard]] bool rows_stand_for_many(const Wording& wording);

} // namespace muster
