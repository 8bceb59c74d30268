// SPDX-License-Identifier: MIT
// How the panels stand around the army at first, and how their frames look.
#pragma once

#include <wx/aui/framemanager.h>

namespace muster {

struct PaneWindows {
    wxWindow* band;
    wxWindow* palette;
    wxWindow* grid;
    wxWindow* inspector;
    wxWindow* why;
    wxWindow* findings;
    wxWindow* line;
};

void set_up_look(wxAuiManager& manager, const wxWindow& window);
void add_panes(wxAuiManager& manager, const wxWindow& window, const PaneWindows& panes);

} // namespace muster
