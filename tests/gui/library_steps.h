// SPDX-License-Identifier: MIT
// Steps of tests with the library: store armies, wait for its thread, press buttons.
#pragma once

#include "gui/library/library_page.h"
#include "gui_program.h"
#include "library/library.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace muster::tests {

// The library of the program under test.
[[nodiscard]] Library& library();
// Waits until the background thread has answered all queries and the batch work of the page is done.
void wait(LibraryPage* page = nullptr);
// Stores the first sample of the rule set in the library under this name.
[[nodiscard]] ArmyId store_army(const std::string& name, std::string_view ruleset = "phalanx");
[[nodiscard]] bool shows(LibraryPage& page, ArmyId army);
// Whether the visible button with this label is enabled.
[[nodiscard]] bool is_enabled(wxWindow& window, const wxString& label);
// Clicks on the visible button with this label.
void press_button(wxWindow& window, const wxString& label);

} // namespace muster::tests
