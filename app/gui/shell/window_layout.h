// SPDX-License-Identifier: MIT
// How the panels stand around the army at first, and how their frames look.
#pragma once

#include <wx/aui/framemanager.h>

#include <vector>

namespace muster {

// Lays the panels out anew for every size, but leaves painting to when the window is painted anyway; the
// manager's own way paints everything at once, and several times before a window is first seen.
class DockManager : public wxAuiManager {
public:
    DockManager();

private:
    // A dock at the bottom that is lower for now than the player wants it.
    struct Lowered {
        int layer = 0;
        int row = 0;
        int wanted = 0; // in pixels, as the next
        int height = 0;
    };
    void leave_room_soon(wxWindow& managed);
    // Whether docks have got another size by it.
    bool leave_room_for_army(int height);
    void remember_heights();

    std::vector<Lowered> lowered_;
    bool will_leave_room_ = false;
};

struct PaneWindows {
    wxWindow* band;
    wxWindow* palette;
    wxWindow* grid;
    wxWindow* inspector;
    wxWindow* why;
    wxWindow* findings;
    wxWindow* line;
    wxWindow* sheet;
};

void set_up_look(wxAuiManager& manager, const wxWindow& window);
void add_panes(wxAuiManager& manager, const wxWindow& window, const PaneWindows& panes);

} // namespace muster
