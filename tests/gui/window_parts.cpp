// SPDX-License-Identifier: MIT
#include "window_parts.h"

#include "gui/army/army_grid.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/army/palette_panel.h"
#include "gui/library/collection_page.h"
#include "gui/library/compare_page.h"
#include "gui/library/library_page.h"
#include "gui/library/timeline_panel.h"
#include "gui/lists/list_edit_page.h"
#include "gui/lists/list_page.h"
#include "gui/lists/text_page.h"
#include "gui/rules/house_rules_page.h"
#include "gui/sheet/sheet_actions.h"
#include "gui/sheet/sheet_panel.h"
#include "gui/start/start_page.h"
#include "gui_program.h"

#include <optional>
#include <utility>

namespace muster::tests {

PalettePanel& palette_of(Frame& window) {
    return window.panes().window<PalettePanel>("palette");
}

ArmyGrid& grid_of(Frame& window) {
    return window.panes().window<ArmyGrid>("grid");
}

InspectorPanel& inspector_of(Frame& window) {
    return window.panes().window<InspectorPanel>("inspector");
}

FindingsPanel& findings_of(Frame& window) {
    return window.panes().window<FindingsPanel>("findings");
}

LinePanel& line_of(Frame& window) {
    return window.panes().window<LinePanel>("line");
}

SheetPanel& sheet_of(Frame& window) {
    return window.panes().window<SheetPanel>("sheet");
}

TimelinePanel* timeline_of(Frame& window) {
    return static_cast<TimelinePanel*>(window.panes().find("timeline"));
}

StartPage& start_page_of(Frame& window) {
    return window.pages().window<StartPage>("start");
}

NewArmyPage& new_army_page_of(Frame& window) {
    return window.pages().window<NewArmyPage>("new-army");
}

ListPage& list_page_of(Frame& window) {
    return window.pages().window<ListPage>("lists");
}

ListEditPage& list_edit_page_of(Frame& window) {
    return window.pages().window<ListEditPage>("list-edit");
}

HouseRulesPage& house_rules_page_of(Frame& window) {
    return window.pages().window<HouseRulesPage>("house-rules");
}

TextPage& text_page_of(Frame& window) {
    return window.pages().window<TextPage>("text");
}

CollectionPage& collection_page_of(Frame& window) {
    return window.pages().window<CollectionPage>("collection");
}

ComparePage* compare_page_of(Frame& window) {
    return static_cast<ComparePage*>(window.pages().find("compare"));
}

LibraryPage& library_page_of(Frame& window) {
    window.run(application().rooms().action("library.show"));
    return window.pages().window<LibraryPage>("library");
}

ListPage& lists_in(Frame& window) {
    run(window, "army.lists");
    settle();
    return list_page_of(window);
}

bool open_file(Frame& window, const std::filesystem::path& file) {
    std::optional<Document> document = window.session().read(file);
    if (document)
        window.session().show_file(std::move(*document), file);
    return document.has_value();
}

bool save_sheet_to(Frame& window, const std::string& file, const SheetFormat& format, bool asks_to_replace) {
    return save_sheet({window, window.bench()}, file, format, asks_to_replace);
}

} // namespace muster::tests
