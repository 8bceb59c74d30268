// SPDX-License-Identifier: MIT
// The parts of a window that tests look into. A room knows its own pages and panes; only tests know all.
#pragma once

#include "gui/shell/frame.h"
#include "sheet/sheet_output.h"

#include <filesystem>
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

// Pages, as they are.
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

// In this very window. False if it cannot be read.
bool open_file(Frame& window, const std::filesystem::path& file);
bool save_sheet_to(Frame& window, const std::string& file, const SheetFormat& format,
                   bool asks_to_replace = true);

} // namespace muster::tests
