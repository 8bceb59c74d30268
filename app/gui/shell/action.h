// SPDX-License-Identifier: MIT
// Action: one thing that the program can do. Each room has a table of its own actions; menus, toolbar,
// accelerators and the command palette are all made from the joined table of the RoomRegistry.
#pragma once

#include <wx/string.h>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

class wxMenu;

namespace muster {

class RoomRegistry;
class Shell;
class Workbench;

enum class ActionMenu : std::uint8_t { file, edit, army, library, view, help };
constexpr std::size_t action_menu_count = 6;
[[nodiscard]] wxString action_menu_name(ActionMenu menu);

// The window that an action was chosen in.
struct ActionContext {
    Shell& shell;
    Workbench& bench;
};

struct Action {
    using Run = void (*)(const ActionContext&);
    using Query = bool (*)(const ActionContext&);
    using Text = wxString (*)(const ActionContext&);

    const char* id;
    ActionMenu menu;
    int position;            // in its menu, which shows its actions in ascending order
    const char* label;       // English, with its mnemonic; to be translated
    const char* help;        // English; to be translated
    const char* accelerator; // "Ctrl+Z", or "" for none
    const char* icon;        // on the toolbar, a wxArtID; or "" for none
    Run run;
    Query enabled;
    Query checked;         // of an action that is on or off; else null
    bool begins_section;   // a line above it in the menu
    Text detail = nullptr; // what it would do just now, shown after the label: "Undo: Rename"
};

// What actions commonly ask.
[[nodiscard]] bool always(const ActionContext& context);
// The army is shown, not another page.
[[nodiscard]] bool shows_army(const ActionContext& context);
// The rule set of the window's army; empty if there is none.
[[nodiscard]] std::string ruleset_of_army(const ActionContext& context);

// Without the mnemonic and the dots.
[[nodiscard]] wxString action_title(const Action& action);
// A menu of these actions, such as one for the right mouse button.
[[nodiscard]] std::unique_ptr<wxMenu> make_action_menu(const RoomRegistry& rooms,
                                                       const std::vector<std::string_view>& ids);

} // namespace muster
