// SPDX-License-Identifier: MIT
// The actions of the room of the library, and functions that its pages and the timeline share.
#pragma once

#include "browse/army_comparison.h"
#include "gui/library/compare_page.h"
#include "gui/shell/action.h"
#include "library/stored_army.h"

#include <string_view>

namespace muster {

struct Army;

inline constexpr std::string_view compare_page_id = "compare";
inline constexpr std::string_view collection_page_id = "collection";

[[nodiscard]] std::vector<Action> library_actions();

// Shows both side by side. If one cannot be read, the reason is reported.
void show_comparison(Shell& shell, const ComparedText& before, const ComparedText& after,
                     ComparisonView view = ComparisonView::differences);
// Two armies of one rule set, as they are in their windows or in the library.
void compare_armies(Shell& shell, const Army& one, const Army& other);
// Asks for the size of a copy, adds the copy to the library and opens it.
void rescale_stored(Shell& shell, ArmyId army);
// Adds a copy of another size to the library and opens it.
void add_rescaled(Shell& shell, const Army& copy, const wxString& label);
// Opens the collection beside what the armies need; one that cannot be read is reported.
void show_figures_of_stored(Shell& shell, const std::vector<ArmyId>& armies);

} // namespace muster
