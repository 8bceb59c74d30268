// SPDX-License-Identifier: MIT
// DockManager: docks panels around the open army. Unlike wxAuiManager it never paints immediately: that would
// paint everything several times before a window is first shown.
#pragma once

#include <wx/aui/framemanager.h>

#include <vector>

namespace muster {

class DockManager : public wxAuiManager {
public:
    DockManager();

private:
    // A dock at the bottom that is temporarily lower than the player set it.
    struct ShrunkDock {
        int layer = 0;
        int row = 0;
        int wanted = 0; // in pixels, like `height`
        int height = 0;
    };
    void shrink_docks_soon(wxWindow& managed);
    // Lowers the docks at the bottom, or restores them, so that the army keeps a minimum height. Returns
    // whether the size of a dock changed.
    bool shrink_docks(int height);
    void remember_heights();

    std::vector<ShrunkDock> shrunk_;
    bool shrink_pending_ = false;
};

// Applies the colours and fonts of the theme to captions and borders.
void style_docks(wxAuiManager& manager, const wxWindow& window);

} // namespace muster
