// SPDX-License-Identifier: MIT
#include "gui/shell/dock_manager.h"

#include "gui/toolkit/painted_area.h"
#include "gui/toolkit/theme.h"

#include <wx/aui/dockart.h>
#include <wx/window.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int min_size = 100;
constexpr int min_army_height = 170;
constexpr int min_dock_height = 106; // with its caption; the minimum of the panels

// wxAuiManager draws all frames, whichever part of the window is painted.
class DockArt : public wxAuiDefaultDockArt {
public:
    void DrawCaption(wxDC& dc, wxWindow* window, const wxString& text, const wxRect& rect,
                     wxAuiPaneInfo& pane) override {
        if (is_being_painted(*window, rect))
            wxAuiDefaultDockArt::DrawCaption(dc, window, text, rect, pane);
    }
    void DrawBackground(wxDC& dc, wxWindow* window, int orientation, const wxRect& rect) override {
        if (is_being_painted(*window, rect))
            wxAuiDefaultDockArt::DrawBackground(dc, window, orientation, rect);
    }
    void DrawSash(wxDC& dc, wxWindow* window, int orientation, const wxRect& rect) override {
        if (is_being_painted(*window, rect))
            wxAuiDefaultDockArt::DrawSash(dc, window, orientation, rect);
    }
    void DrawBorder(wxDC& dc, wxWindow* window, const wxRect& rect, wxAuiPaneInfo& pane) override {
        if (is_being_painted(*window, rect))
            wxAuiDefaultDockArt::DrawBorder(dc, window, rect, pane);
    }
    void DrawPaneButton(wxDC& dc, wxWindow* window, int button, int state, const wxRect& rect,
                        wxAuiPaneInfo& pane) override {
        if (is_being_painted(*window, rect))
            wxAuiDefaultDockArt::DrawPaneButton(dc, window, button, state, rect, pane);
    }
};

} // namespace

DockManager::DockManager() {
    SetArtProvider(new DockArt);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& /*event*/) {
        if (wxWindow* managed = GetManagedWindow()) {
            const int least = managed->FromDIP(min_size);
            if (managed->GetSize().x < least || managed->GetSize().y < 3 * least)
                return; // not laid out yet
            DoFrameLayout();
            managed->Refresh();
            shrink_docks_soon(*managed);
        }
    });
}

// A window passes through several sizes while it opens or is resized; only the last one matters.
void DockManager::shrink_docks_soon(wxWindow& managed) {
    if (std::exchange(shrink_pending_, true))
        return;
    managed.CallAfter([this, &managed] {
        shrink_pending_ = false;
        if (!shrink_docks(managed.GetClientSize().y))
            return;
        Update();
        remember_heights();
    });
}

// Docks keep their size when the window shrinks, and would leave no space for the army in a low window.
bool DockManager::shrink_docks(int height) {
    const wxWindow& window = *GetManagedWindow();
    int above = 0;
    int below = 0;
    std::vector<std::pair<wxAuiDockInfo*, int>> wanted;
    for (std::size_t i = 0; i < m_docks.GetCount(); ++i) {
        wxAuiDockInfo& dock = m_docks.Item(i);
        if (dock.dock_direction == wxAUI_DOCK_TOP)
            above += dock.size;
        if (dock.dock_direction != wxAUI_DOCK_BOTTOM)
            continue;
        const auto known = std::find_if(shrunk_.begin(), shrunk_.end(), [&](const ShrunkDock& lowered) {
            return lowered.layer == dock.dock_layer && lowered.row == dock.dock_row &&
                   lowered.height == dock.size;
        });
        wanted.emplace_back(&dock, known == shrunk_.end() ? dock.size : known->wanted);
        below += wanted.back().second;
    }
    shrunk_.clear();
    const int room = std::max(height - above - window.FromDIP(min_army_height), 0);
    bool changes = false;
    for (const auto& [dock, most] : wanted) {
        int size = most;
        if (below > room) {
            size = std::min(most, std::max(most * room / below, window.FromDIP(min_dock_height)));
            shrunk_.push_back({dock->dock_layer, dock->dock_row, most, size});
        }
        changes = changes || size != dock->size;
        dock->size = size;
    }
    return changes;
}

// wxAuiManager makes a dock larger than requested if its panels need it.
void DockManager::remember_heights() {
    for (ShrunkDock& lowered : shrunk_)
        for (std::size_t i = 0; i < m_docks.GetCount(); ++i)
            if (const wxAuiDockInfo& dock = m_docks.Item(i); dock.dock_direction == wxAUI_DOCK_BOTTOM &&
                                                             dock.dock_layer == lowered.layer &&
                                                             dock.dock_row == lowered.row)
                lowered.height = dock.size;
}

void style_docks(wxAuiManager& manager, const wxWindow& window) {
    const Theme& theme = Theme::current();
    wxAuiDockArt& art = *manager.GetArtProvider();
    art.SetMetric(wxAUI_DOCKART_GRADIENT_TYPE, wxAUI_GRADIENT_NONE);
    art.SetMetric(wxAUI_DOCKART_SASH_SIZE, window.FromDIP(5));
    art.SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 1);
    art.SetMetric(wxAUI_DOCKART_CAPTION_SIZE, window.GetCharHeight() + window.FromDIP(6));
    art.SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR, theme.panel);
    art.SetColour(wxAUI_DOCKART_SASH_COLOUR, theme.panel);
    art.SetColour(wxAUI_DOCKART_BORDER_COLOUR, theme.line);
    for (const int id : {wxAUI_DOCKART_ACTIVE_CAPTION_COLOUR, wxAUI_DOCKART_INACTIVE_CAPTION_COLOUR})
        art.SetColour(id, theme.panel);
    for (const int id :
         {wxAUI_DOCKART_ACTIVE_CAPTION_TEXT_COLOUR, wxAUI_DOCKART_INACTIVE_CAPTION_TEXT_COLOUR})
        art.SetColour(id, theme.faint);
    art.SetFont(wxAUI_DOCKART_CAPTION_FONT, bold_font(window));
}

} // namespace muster
