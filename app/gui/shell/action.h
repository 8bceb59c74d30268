// SPDX-License-Identifier: MIT
// Action: a command of the program. Each room has a table of its actions; menus, toolbar, accelerators and
// the command palette are built from the joined table in the RoomRegistry.
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

// The window in which an action was chosen.
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
    int position;            // in its menu, in ascending order
    const char* label;       // English with a mnemonic; translated when shown
    const char* help;        // English; translated when shown
    const char* accelerator; // "Ctrl+Z", or "" for none
    const char* icon;        // on the toolbar, a wxArtID; or "" for none
    Run run;
    Query enabled;
    Query checked;             // null unless the action is an on/off setting
    bool begins_section;       // with a separator above it
    Text detail = nullptr;     // of its present effect, shown after the label: "Undo: Rename"
    bool of_selection = false; // also in the context menu of what is selected in the army
};

// Common queries of actions.
[[nodiscard]] bool always(const ActionContext& context);
// The page of the open army is shown.
[[nodiscard]] bool shows_army(const ActionContext& context);
// The rule set of the window's army; empty if there is none.
[[nodiscard]] std::string ruleset_of_army(const ActionContext& context);

// The label without mnemonic and ellipsis.
[[nodiscard]] wxString action_title(const Action& action);
// A menu of these actions, for example a context menu.
[[nodiscard]] std::unique_ptr<wxMenu> make_action_menu(const RoomRegistry& rooms,
                                                       const std::vector<std::string_view>& ids);

} // namespace muster
