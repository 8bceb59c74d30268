// SPDX-License-Identifier: MIT
// DockManager: docks panels around the open army. It lays them out for every size of the window, but leaves
// painting to when the window is painted anyway; wx's own manager paints everything at once, and several
// times before a window is first seen.
#pragma once

#include <wx/aui/framemanager.h>

#include <vector>

namespace muster {

class DockManager : public wxAuiManager {
public:
    DockManager();

private:
    // A dock at the bottom that is lower for now than the player wants it.
    struct ShrunkDock {
        int layer = 0;
        int row = 0;
        int wanted = 0; // in pixels, as the next
        int height = 0;
    };
    void shrink_docks_soon(wxWindow& managed);
    // Whether docks have got another size by it.
    bool shrink_docks(int height);
    void remember_heights();

    std::vector<ShrunkDock> shrunk_;
    bool shrink_pending_ = false;
};

// Colours and fonts of the theme, for captions and borders.
void style_docks(wxAuiManager& manager, const wxWindow& window);

} // namespace muster
