// SPDX-License-Identifier: MIT
// Hands for the library in the window: armies put into it, waiting for its thread, its buttons.
#pragma once

#include "gui/library/library_page.h"
#include "gui_program.h"
#include "library/library.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace muster::tests {

// The library of the test's program.
[[nodiscard]] Library& library();
// Until the other thread has answered all that was asked, and work on many armies is done.
void wait(LibraryPage* page = nullptr);
// An army under this name, in the library; otherwise the rule set's first sample.
[[nodiscard]] ArmyId store_army(const std::string& name, std::string_view ruleset = "phalanx");
[[nodiscard]] bool shows(LibraryPage& page, ArmyId army);
// Of the one that can be seen.
[[nodiscard]] bool is_enabled(wxWindow& window, const wxString& label);
// Clicks on the one that can be seen.
void press_button(wxWindow& window, const wxString& label);

} // namespace muster::tests
