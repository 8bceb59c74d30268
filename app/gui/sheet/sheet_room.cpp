// SPDX-License-Identifier: MIT
#include "gui/sheet/sheet_room.h"

#include "gui/sheet/sheet_actions.h"
#include "gui/sheet/sheet_panel.h"
#include "gui/sheet/sheet_view.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"

#include <wx/aui/framemanager.h>
#include <wx/intl.h>
#include <wx/menu.h>

#include <utility>

namespace muster {

namespace {

Pane make_sheet(wxWindow* parent, Shell& shell) {
    const auto run = [&shell](const char* id) {
        return [&shell, id] { shell.run(shell.rooms().action(id)); };
    };
    SheetPanel::Handlers handlers{run("file.print"), run("file.sheet"),
                                  [&shell] { return make_sheet_menu(shell.rooms()); },
                                  [&shell] {
                                      leave_preview({shell, shell.bench()});
                                  }};
    auto* panel = new SheetPanel(parent, shell.bench(), shell.services().settings(), std::move(handlers));
    return {panel, [panel] { panel->view().SetFocus(); }};
}

void dock_sheet(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Right().Layer(1);
    info.BestSize(window.FromDIP(wxSize(370, 600))).MinSize(window.FromDIP(wxSize(220, 160))).Hide();
}

} // namespace

void register_sheet_room(RoomRegistry& rooms) {
    rooms.add_pane({sheet_pane, wxTRANSLATE("Sheet"), 4, false, false, dock_sheet, make_sheet, "sheets"});
    rooms.add_actions(sheet_actions());
}

} // namespace muster
