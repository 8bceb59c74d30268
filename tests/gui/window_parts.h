// SPDX-License-Identifier: MIT
// Access to the pages and panes of a window. A room knows only its own; tests know all.
#pragma once

#include "gui/shell/frame.h"
#include "gui/toolkit/accessible_name.h"
#include "sheet/sheet_output.h"

#include <wx/window.h>

#include <filesystem>
#include <stdexcept>
#include <string>

namespace muster {
class ArmyGrid;
class CollectionPage;
class ComparePage;
class FindingsPanel;
class HouseRulesPage;
class InspectorPanel;
class LibraryPage;
class LinePanel;
class ListEditPage;
class ListPage;
class NewArmyPage;
class PalettePanel;
class SheetPanel;
class StartPage;
class TextPage;
class TimelinePanel;
} // namespace muster

namespace muster::tests {

// Panes.
[[nodiscard]] PalettePanel& palette_of(Frame& window);
[[nodiscard]] ArmyGrid& grid_of(Frame& window);
[[nodiscard]] InspectorPanel& inspector_of(Frame& window);
[[nodiscard]] FindingsPanel& findings_of(Frame& window);
[[nodiscard]] LinePanel& line_of(Frame& window);
[[nodiscard]] SheetPanel& sheet_of(Frame& window);
[[nodiscard]] TimelinePanel* timeline_of(Frame& window); // null until it is shown

// Pages, in their present state.
[[nodiscard]] StartPage& start_page_of(Frame& window);
[[nodiscard]] NewArmyPage& new_army_page_of(Frame& window);
[[nodiscard]] ListPage& list_page_of(Frame& window);
[[nodiscard]] ListEditPage& list_edit_page_of(Frame& window);
[[nodiscard]] HouseRulesPage& house_rules_page_of(Frame& window);
[[nodiscard]] TextPage& text_page_of(Frame& window);
[[nodiscard]] CollectionPage& collection_page_of(Frame& window);
[[nodiscard]] ComparePage* compare_page_of(Frame& window); // null until it is shown
// Pages, opened by their actions.
[[nodiscard]] LibraryPage& library_page_of(Frame& window);
ListPage& lists_in(Frame& window);

// Opens the file in this window. False if it cannot be read.
bool open_file(Frame& window, const std::filesystem::path& file);
bool save_sheet_to(Frame& window, const std::string& file, const SheetFormat& format,
                   bool asks_to_replace = true);

// The control of this type in the window, with this accessible name unless it is empty. Null if there is
// none.
template <class Control>
[[nodiscard]] Control* find_control(wxWindow& window, const wxString& name = {}) {
    for (wxWindow* child : window.GetChildren()) {
        auto* control = dynamic_cast<Control*>(child);
        if (control && (name.empty() || accessible_name(*control) == name))
            return control;
        if (auto* inside = find_control<Control>(*child, name))
            return inside;
    }
    return nullptr;
}
// Throws std::runtime_error if there is none.
template <class Control>
[[nodiscard]] Control& control(wxWindow& window, const wxString& name = {}) {
    if (auto* found = find_control<Control>(window, name))
        return *found;
    throw std::runtime_error("no control " + name.utf8_string());
}

} // namespace muster::tests
