// SPDX-License-Identifier: MIT
// How the panels stand around the army at first, and how their frames look.
#pragma once

#include <wx/aui/framemanager.h>

namespace muster {

// Lays the panels out anew for every size, but leaves painting to when the window is painted anyway; the
// manager's own way paints everything at once, and several times before a window is first seen.
class DockManager : public wxAuiManager {
public:
    DockManager();
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
