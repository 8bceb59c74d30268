// SPDX-License-Identifier: MIT
#include "gui/shell/dock_manager.h"

#include "gui/toolkit/painted_area.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"

#include <wx/aui/dockart.h>
#include <wx/dc.h>
#include <wx/window.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int min_size = 100;
constexpr int min_army_height = 170;
constexpr int min_dock_height = 36;
constexpr int border_width = 2; // of a pane
constexpr int frame_height = 2 * border_width;
constexpr int usual_width = 1240; // of a window
constexpr int share_of_side = 7;  // of what a window is wider: a seventh for each side

// Of a side with large text, so that the army keeps some room.
int most_side_width(int window_width) {
    return window_width * 3 / 10;
}

// wxAuiManager draws all frames, whichever part of the window is painted.
class DockArt : public wxAuiDefaultDockArt {
public:
    explicit DockArt(const DockManager& docks) : docks_(docks) {}

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
    // Of the pane that has the keyboard it is thick.
    void DrawBorder(wxDC& dc, wxWindow* window, const wxRect& rect, wxAuiPaneInfo& pane) override {
        if (!is_being_painted(*window, rect))
            return;
        const Theme& theme = Theme::current();
        const bool has_focus = docks_.is_marked(pane.window);
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        wxRect line = rect;
        for (int i = 0; i < GetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE); ++i) {
            dc.SetPen(has_focus ? theme.accent : i == 0 ? theme.line : theme.panel);
            dc.DrawRectangle(line);
            line.Deflate(1);
        }
    }
    void DrawPaneButton(wxDC& dc, wxWindow* window, int button, int state, const wxRect& rect,
                        wxAuiPaneInfo& pane) override {
        if (is_being_painted(*window, rect))
            wxAuiDefaultDockArt::DrawPaneButton(dc, window, button, state, rect, pane);
    }

private:
    const DockManager& docks_;
};

} // namespace

DockManager::DockManager() {
    SetArtProvider(new DockArt(*this));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& /*event*/) {
        if (wxWindow* managed = GetManagedWindow()) {
            const int least = managed->FromDIP(min_size);
            if (managed->GetSize().x < least || managed->GetSize().y < 3 * least)
                return; // not laid out yet
            DoFrameLayout();
            managed->Refresh();
            fit_docks_soon(*managed);
        }
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        if (m_action == actionResize && GetManagedWindow())
            GetManagedWindow()->CallAfter([this] { take_dragged_heights(); });
    });
}

void DockManager::mark(const wxWindow* pane) {
    const wxWindow* const before = std::exchange(marked_, pane);
    if (before == pane)
        return;
    for (const wxWindow* changed : {before, pane})
        if (changed != nullptr)
            refresh_frame_of(*changed);
}

wxRect DockManager::frame_of(const wxWindow& pane) const {
    for (std::size_t i = 0; i < m_uiParts.GetCount(); ++i)
        if (const wxAuiDockUIPart& part = m_uiParts.Item(i);
            part.type == wxAuiDockUIPart::typePaneBorder && part.pane->window == &pane)
            return part.rect;
    return {};
}

// All four sides, but not what is inside.
void DockManager::refresh_frame_of(const wxWindow& pane) {
    const wxRect frame = frame_of(pane);
    wxWindow* const managed = GetManagedWindow();
    if (frame.IsEmpty() || managed == nullptr)
        return;
    const int width = m_art->GetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE);
    for (const wxRect& side : {wxRect(frame.x, frame.y, frame.width, width),
                               wxRect(frame.x, frame.GetBottom() + 1 - width, frame.width, width),
                               wxRect(frame.x, frame.y, width, frame.height),
                               wxRect(frame.GetRight() + 1 - width, frame.y, width, frame.height)})
        managed->RefreshRect(side, false);
}

// wxAuiManager changes the heights of docks by itself too; only what the player drags is his choice.
void DockManager::take_dragged_heights() {
    std::erase_if(shrunk_, [this](const ShrunkDock& lowered) {
        for (std::size_t i = 0; i < m_docks.GetCount(); ++i)
            if (const wxAuiDockInfo& dock = m_docks.Item(i); dock.dock_direction == wxAUI_DOCK_BOTTOM &&
                                                             dock.dock_layer == lowered.layer &&
                                                             dock.dock_row == lowered.row)
                return dock.size != lowered.height;
        return false;
    });
}

void DockManager::on_heights(const wxString& pane, std::function<PaneHeights()> heights) {
    heights_[pane] = std::move(heights);
}

void DockManager::fit_heights() {
    bool changed = false;
    for (const auto& [pane, heights] : heights_)
        changed = changed || fitted_[pane] != heights();
    if (changed)
        fit_soon();
}

void DockManager::fit_soon() {
    if (wxWindow* managed = GetManagedWindow())
        fit_docks_soon(*managed);
}

void DockManager::maximize(wxAuiPaneInfo& pane) {
    restore_heights();
    layout_before_ = SavePerspective();
    MaximizePane(pane);
    Update();
}

void DockManager::restore_maximized() {
    LoadPerspective(layout_before_, true);
    fit_docks();
}

void DockManager::load(const wxString& layout) {
    shrunk_.clear();
    sides_.clear();
    LoadPerspective(layout, false);
}

void DockManager::lay_out() {
    Update();
    fit_docks();
}

// A window passes through several sizes while it opens or is resized; only the last one matters.
void DockManager::fit_docks_soon(wxWindow& managed) {
    if (std::exchange(fit_pending_, true))
        return;
    managed.CallAfter([this] {
        fit_pending_ = false;
        fit_docks();
    });
}

void DockManager::fit_docks() {
    const wxSize size = GetManagedWindow()->GetClientSize();
    for (const auto& [pane, heights] : heights_)
        fitted_[pane] = heights();
    const bool hides_caption = hide_captions();
    const bool is_wider = widen_docks(size.x);
    if (!shrink_docks(size.y) && !is_wider && !hides_caption)
        return;
    Update();
    remember_heights();
}

PaneHeights DockManager::heights_of(const wxAuiDockInfo& dock) const {
    const wxWindow& window = *GetManagedWindow();
    PaneHeights all{window.FromDIP(min_dock_height), 0};
    for (std::size_t i = 0; i < dock.panes.GetCount(); ++i) {
        const auto known = heights_.find(dock.panes.Item(i)->name);
        const PaneHeights pane = known == heights_.end() ? PaneHeights() : known->second();
        const int caption =
            window.FromDIP(frame_height) +
            (dock.panes.Item(i)->HasCaption() ? m_art->GetMetric(wxAUI_DOCKART_CAPTION_SIZE) : 0);
        all.least = std::max(all.least, pane.least + caption);
        const bool is_bounded = pane.most < PaneHeights().most;
        all.most = std::max(all.most, is_bounded ? pane.most + caption : pane.most);
    }
    all.least = std::min(all.least, all.most);
    return all;
}

int DockManager::army_height() const {
    int least = GetManagedWindow()->FromDIP(min_army_height);
    for (std::size_t i = 0; i < m_panes.GetCount(); ++i)
        if (const auto known = heights_.find(m_panes.Item(i).name);
            known != heights_.end() && m_panes.Item(i).dock_direction == wxAUI_DOCK_CENTER)
            least = std::max(least, known->second().least + GetManagedWindow()->FromDIP(frame_height));
    return least;
}

// A pane of one line says itself what it is.
bool DockManager::hide_captions() {
    bool changes = false;
    for (const auto& [name, heights] : heights_) {
        wxAuiPaneInfo& pane = GetPane(name);
        if (pane.dock_direction != wxAUI_DOCK_BOTTOM || !pane.IsDocked())
            continue;
        const bool has_caption = heights().most == PaneHeights().most;
        changes = changes || pane.HasCaption() != has_caption;
        pane.CaptionVisible(has_caption);
    }
    return changes;
}

bool DockManager::widen_docks(int width) {
    const wxWindow& window = *GetManagedWindow();
    const int wider = std::max(width - window.FromDIP(usual_width), 0);
    bool changes = false;
    for (std::size_t i = 0; i < m_docks.GetCount(); ++i) {
        wxAuiDockInfo& dock = m_docks.Item(i);
        if (dock.dock_direction != wxAUI_DOCK_LEFT && dock.dock_direction != wxAUI_DOCK_RIGHT)
            continue;
        const auto [side, is_new] = sides_.try_emplace(dock.dock_direction, SideWidth{dock.size, dock.size});
        if (dock.size != side->second.given || dock.panes.IsEmpty())
            continue; // the player's
        // Of a stored layout, which has the width that it had in its window.
        if (is_new)
            side->second.usual = std::min(dock.size, dock.panes.Item(0)->best_size.x);
        int size = side->second.usual + std::min(wider / share_of_side, side->second.usual / 2);
        if (text_size() > usual_text_size)
            size = std::min(size, most_side_width(width));
        changes = changes || size != dock.size;
        dock.size = size;
        side->second.given = size;
    }
    return changes;
}

// What the docks at the bottom were last given by the player, in the order of the docks.
std::vector<DockManager::WantedHeight> DockManager::wanted_heights() {
    std::vector<WantedHeight> wanted;
    for (std::size_t i = 0; i < m_docks.GetCount(); ++i) {
        wxAuiDockInfo& dock = m_docks.Item(i);
        if (dock.dock_direction != wxAUI_DOCK_BOTTOM)
            continue;
        const auto known = std::find_if(shrunk_.begin(), shrunk_.end(), [&](const ShrunkDock& lowered) {
            return lowered.layer == dock.dock_layer && lowered.row == dock.dock_row;
        });
        WantedHeight& one = wanted.emplace_back(
            WantedHeight{&dock, known == shrunk_.end() ? dock.size : known->wanted, heights_of(dock)});
        one.heights.most = std::min(one.heights.most, one.chosen);
        one.heights.least = std::min(one.heights.least, one.heights.most);
    }
    return wanted;
}

// Docks keep their size when the window shrinks, and would leave no space for the army in a low window.
bool DockManager::shrink_docks(int height) {
    const std::vector<WantedHeight> wanted = wanted_heights();
    shrunk_.clear();
    int room = height - m_art->GetMetric(wxAUI_DOCKART_SASH_SIZE) * static_cast<int>(wanted.size());
    for (std::size_t i = 0; i < m_docks.GetCount(); ++i)
        if (m_docks.Item(i).dock_direction == wxAUI_DOCK_TOP)
            room -= m_docks.Item(i).size;
    const auto is_outer = [](const WantedHeight& one) { return one.dock->dock_layer > 0; };
    int inner_least = 0;
    for (const WantedHeight& one : wanted)
        inner_least += is_outer(one) ? 0 : one.heights.least;
    // The docks below the side panels give way to a low window only: if they gave way to each new row of the
    // army, the rows of those panels would move while one clicks them.
    bool changes = share_out(wanted, true, room - GetManagedWindow()->FromDIP(min_army_height) - inner_least);
    for (const WantedHeight& one : wanted)
        room -= is_outer(one) ? one.dock->size : 0;
    changes = share_out(wanted, false, room - army_height()) || changes;
    return changes;
}

bool DockManager::share_out(const std::vector<WantedHeight>& wanted, bool outer, int room) {
    int least = 0;
    int most = 0;
    for (const WantedHeight& one : wanted)
        if (outer == (one.dock->dock_layer > 0)) {
            least += one.heights.least;
            most += one.heights.most;
        }
    const int given = std::clamp(room, least, most);
    bool changes = false;
    for (const WantedHeight& one : wanted) {
        if (outer != (one.dock->dock_layer > 0))
            continue;
        const PaneHeights& heights = one.heights;
        const int size =
            most == least ? heights.most
                          : heights.least + (heights.most - heights.least) * (given - least) / (most - least);
        if (size < one.chosen)
            shrunk_.push_back({one.dock->dock_layer, one.dock->dock_row, one.chosen, size});
        changes = changes || size != one.dock->size;
        one.dock->size = size;
    }
    return changes;
}

void DockManager::restore_heights() {
    for (const ShrunkDock& lowered : shrunk_)
        for (std::size_t i = 0; i < m_docks.GetCount(); ++i)
            if (wxAuiDockInfo& dock = m_docks.Item(i); dock.dock_direction == wxAUI_DOCK_BOTTOM &&
                                                       dock.dock_layer == lowered.layer &&
                                                       dock.dock_row == lowered.row)
                dock.size = lowered.wanted;
    shrunk_.clear();
}

void DockManager::scale_docks(int size, int before) {
    restore_heights();
    if (size == before)
        return;
    const int most = most_side_width(GetManagedWindow()->GetClientSize().x);
    for (std::size_t i = 0; i < m_docks.GetCount(); ++i) {
        wxAuiDockInfo& dock = m_docks.Item(i);
        const bool is_side =
            dock.dock_direction == wxAUI_DOCK_LEFT || dock.dock_direction == wxAUI_DOCK_RIGHT;
        int scaled = dock.size * size / before;
        if (is_side && size > before)
            scaled = std::max(std::min(scaled, most), dock.size);
        else if (is_side && !dock.panes.IsEmpty()) // it may not have got its whole share
            scaled =
                std::max(scaled, std::min(dock.size, dock.panes.Item(0)->best_size.x * size / text_size()));
        dock.size = scaled;
    }
    sides_.clear();
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
    art.SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, window.FromDIP(border_width));
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
