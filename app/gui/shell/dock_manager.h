// SPDX-License-Identifier: MIT
// DockManager: docks panels around the open army. Unlike wxAuiManager it never paints immediately: that would
// paint everything several times before a window is first shown.
#pragma once

#include "gui/shell/pane_heights.h"

#include <wx/aui/framemanager.h>

#include <functional>
#include <map>
#include <vector>

namespace muster {

class DockManager : public wxAuiManager {
public:
    DockManager();

    // Marks the pane of this window as the one with the keyboard, by its frame; null: none. It stays marked
    // while a menu or another window has the keyboard: parts of the frame may be painted then.
    void mark(const wxWindow* pane);
    [[nodiscard]] bool is_marked(const wxWindow* pane) const { return pane != nullptr && pane == marked_; }
    // Around the pane of this window and its caption; empty if it is not shown.
    [[nodiscard]] wxRect frame_of(const wxWindow& pane) const;
    // What the pane of that name needs at present.
    void on_heights(const wxString& pane, std::function<PaneHeights()> heights);
    // To be called when that may have changed.
    void fit_heights();
    // Also without such a change: panes were shown or hidden.
    void fit_soon();
    // Shows nothing but the pane. wxAuiManager itself forgets the sizes of the docks that it hides.
    void maximize(wxAuiPaneInfo& pane);
    // The layout before that, with its sizes.
    void restore_maximized();
    // Loads a layout of SavePerspective() in place of all sizes. It is to be laid out then.
    void load(const wxString& layout);
    void lay_out();
    // Gives every dock the height that the player chose, as layouts are stored.
    void restore_heights();
    // Every dock gets as much of its size as `size` is of `before`.
    void scale_docks(int size, int before);

private:
    struct SideWidth {
        int usual = 0; // in a window of the usual width, in pixels, like `given`
        int given = 0;
    };
    // A dock at the bottom that is temporarily lower than the player set it.
    struct ShrunkDock {
        int layer = 0;
        int row = 0;
        int wanted = 0; // in pixels, like `height`
        int height = 0;
    };
    struct WantedHeight {
        wxAuiDockInfo* dock = nullptr;
        int chosen = 0; // by the player
        PaneHeights heights;
    };
    void refresh_frame_of(const wxWindow& pane);
    void fit_docks_soon(wxWindow& managed);
    void fit_docks();
    [[nodiscard]] PaneHeights heights_of(const wxAuiDockInfo& dock) const;
    [[nodiscard]] int army_height() const; // what the pane in the centre needs
    // Returns whether a caption was hidden or shown.
    bool hide_captions();
    // Lowers the docks at the bottom, or restores them, so that the army is seen whole where the window has
    // the height for it. Returns whether the size of a dock changed.
    bool shrink_docks(int height);
    [[nodiscard]] std::vector<WantedHeight> wanted_heights(); // of the docks at the bottom
    // Gives the outer docks, or the others, what fits into the room. Returns whether a size changed.
    bool share_out(const std::vector<WantedHeight>& wanted, bool outer, int room);
    // Docks at the sides get a share of what the window is wider than usual, unless the player has set their
    // widths. Returns whether the size of a dock changed.
    bool widen_docks(int width);
    void remember_heights();
    void take_dragged_heights();

    std::map<wxString, std::function<PaneHeights()>> heights_;
    std::map<wxString, PaneHeights> fitted_; // the heights that were fitted last
    std::map<int, SideWidth> sides_;         // by direction
    std::vector<ShrunkDock> shrunk_;
    const wxWindow* marked_ = nullptr; // the pane that has the keyboard
    wxString layout_before_;           // the pane was maximized
    bool fit_pending_ = false;
};

// Applies the colours and fonts of the theme to captions and borders.
void style_docks(wxAuiManager& manager, const wxWindow& window);

} // namespace muster
