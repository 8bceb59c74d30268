// SPDX-License-Identifier: MIT
// Action: one thing the program can do, told once: menus, toolbar, accelerators and the command palette are
// all made from the same table.
#pragma once

#include <wx/string.h>

#include <cstdint>
#include <vector>

namespace muster {

class MainWindow;

enum class ActionMenu : std::uint8_t { file, edit, army, library, view, help };
constexpr std::size_t action_menu_count = 6;
[[nodiscard]] wxString action_menu_name(ActionMenu menu);

struct Action {
    const char* id;
    ActionMenu menu;
    const char* label;       // English, with its mnemonic; to be translated
    const char* help;        // English; to be translated
    const char* accelerator; // "Ctrl+Z", or "" for none
    const char* icon;        // on the toolbar, a wxArtID; or "" for none
    void (MainWindow::*run)();
    bool (MainWindow::*enabled)() const;
    bool (MainWindow::*checked)() const; // of one that is on or off; else null
    bool begins_section;                 // a line above it in the menu
};

// In the order of menus and of entries.
[[nodiscard]] const std::vector<Action>& action_table();
// The id of an action's menu entry.
[[nodiscard]] int action_window_id(std::size_t action);
// Without the mnemonic and the dots.
[[nodiscard]] wxString action_title(const Action& action);

} // namespace muster
