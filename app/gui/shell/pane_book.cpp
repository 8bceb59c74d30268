// SPDX-License-Identifier: MIT
#include "gui/shell/pane_book.h"

#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>
#include <wx/toplevel.h>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace muster {

namespace {
constexpr double max_window_share = 0.45; // for the docks of one side
const wxSize least_first_size(1000, 640);

wxString caption_of(const PaneRow& row) {
    return wxGetTranslation(wxString::FromUTF8(row.title));
}
} // namespace

PaneBook::PaneBook(wxWindow* parent, Shell& shell, const wxString& layout)
    : wxPanel(parent), shell_(shell), first_text_size_(text_size()) {
    use_system_background(*this);
    // The docks get their first sizes by that of the managed window. A frame that the desktop has not placed
    // yet may be tiny, and docks that begin so would stay so.
    wxSize size = wxGetTopLevelParent(parent)->GetClientSize();
    size.IncTo(FromDIP(least_first_size));
    SetSize(size);
    docks_.SetManagedWindow(this);
    style_docks(docks_, *this);
    docks_.SetDockSizeConstraint(max_window_share, max_window_share);
    for (const PaneRow& row : shell.rooms().panes())
        if (!row.is_lazy)
            make(row);
    shell.bench().observe([this](Changed changed) {
        if (changed != Changed::selection)
            docks_.fit_heights();
    });
    docks_.Update();
    first_layout_ = docks_.SavePerspective();
    if (!layout.empty())
        load(layout, usual_text_size);
    for (const Made& made : made_) {
        docked(made.row->id)
            .Caption(caption_of(*made.row)); // layouts keep those of the language at that time
        if (made.row->tab_position > 0)
            docked(made.row->id).PaneBorder(true); // layouts were stored when the army had none
    }
    docks_.Update();
    Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
        event.Skip();
        mark_focus();
    });
}

PaneBook::~PaneBook() {
    docks_.UnInit();
}

PaneBook::Made& PaneBook::make(const PaneRow& row) {
    Made& made = made_.emplace_back(Made{&row, row.make(this, shell_)});
    if (row.is_paper)
        set_paper_background(*made.pane.window);
    wxAuiPaneInfo info;
    info.Name(wx(row.id)).Caption(caption_of(row));
    info.CloseButton(true).MaximizeButton(false).Floatable(true);
    row.dock(info, *this);
    docks_.AddPane(made.pane.window, info);
    if (made.pane.heights)
        docks_.on_heights(info.name, made.pane.heights);
    return made;
}

PaneBook::Made& PaneBook::made(std::string_view id) {
    const auto is_it = [&](const auto& pane) { return pane.row->id == id; };
    const auto found = std::find_if(made_.begin(), made_.end(), is_it);
    if (found != made_.end())
        return *found;
    for (const PaneRow& row : shell_.rooms().panes())
        if (row.id == id)
            return make(row);
    throw std::out_of_range("no such pane: " + std::string(id));
}

wxWindow* PaneBook::find(std::string_view id) const {
    for (const Made& made : made_)
        if (made.row->id == id)
            return made.pane.window;
    return nullptr;
}

wxRect PaneBook::frame_of(std::string_view id) const {
    const wxWindow* const pane = find(id);
    return pane == nullptr ? wxRect() : docks_.frame_of(*pane);
}

wxAuiPaneInfo& PaneBook::docked(std::string_view id) const {
    return docks_.GetPane(wx(id));
}

bool PaneBook::is_shown(std::string_view id) const {
    return find(id) && docked(id).IsShown();
}

void PaneBook::set_shown(std::string_view id, bool shown) {
    const Made& pane = made(id);
    docked(id).Show(shown);
    docks_.Update();
    docks_.fit_soon();
    if (shown && pane.pane.shown)
        pane.pane.shown();
}

void PaneBook::show(std::string_view id) {
    set_shown(id, true);
}

void PaneBook::toggle(std::string_view id) {
    const bool shown = is_shown(id);
    if (is_maximized(id))
        docks_.restore_maximized();
    set_shown(id, !shown);
}

bool PaneBook::is_maximized(std::string_view id) const {
    return find(id) && docked(id).IsMaximized();
}

bool PaneBook::toggle_maximized(std::string_view id) {
    made(id);
    const bool maximizes = !is_maximized(id);
    if (maximizes)
        docks_.maximize(docked(id));
    else
        docks_.restore_maximized();
    return maximizes;
}

void PaneBook::move_focus_to(const Made& made) {
    if (made.pane.focus)
        made.pane.focus();
    else
        made.pane.window->SetFocus();
}

void PaneBook::focus(std::string_view id) {
    move_focus_to(made(id));
}

void PaneBook::focus_middle() {
    for (const Made& made : made_)
        if (docked(made.row->id).dock_direction == wxAUI_DOCK_CENTER)
            move_focus_to(made);
}

// The frame of a pane shows that it has the keyboard (DockManager draws it).
void PaneBook::mark_focus() {
    wxWindow* const focus = FindFocus();
    for (const Made& made : made_)
        if (made.pane.window->IsDescendant(focus))
            docks_.mark(made.pane.window);
}

void PaneBook::focus_beside(bool forward) {
    std::vector<const Made*> panes;
    for (const Made& made : made_)
        if (made.row->tab_position > 0)
            panes.push_back(&made);
    std::sort(panes.begin(), panes.end(), [](const Made* one, const Made* other) {
        return one->row->tab_position < other->row->tab_position;
    });
    wxWindow* const focus = FindFocus();
    std::size_t now = forward ? panes.size() - 1 : 0;
    for (std::size_t i = 0; i < panes.size(); ++i)
        if (panes[i]->pane.window->IsDescendant(focus))
            now = i;
    for (std::size_t step = 1; step <= panes.size(); ++step)
        if (const Made& next = *panes[(now + (forward ? step : panes.size() - step)) % panes.size()];
            next.pane.window->IsShownOnScreen())
            return move_focus_to(next);
}

void PaneBook::reset_layout() {
    load(first_layout_, first_text_size_);
    docks_.lay_out();
}

const PaneRow* PaneBook::maximized() const {
    for (const Made& made : made_)
        if (is_maximized(made.row->id))
            return made.row;
    return nullptr;
}

std::string_view PaneBook::chapter() const {
    if (const PaneRow* pane = maximized())
        return pane->chapter;
    for (const Made& made : made_)
        if (docks_.is_marked(made.pane.window) && is_shown(made.row->id))
            return made.row->chapter;
    return {};
}

wxString PaneBook::layout_to_store() {
    if (const PaneRow* pane = maximized())
        toggle_maximized(pane->id);
    docks_.scale_docks(usual_text_size, text_size());
    return docks_.SavePerspective();
}

void PaneBook::load(const wxString& layout, int size) {
    docks_.load(layout);
    refresh_pane_sizes();
    docks_.scale_docks(text_size(), size);
}

// Those of a loaded layout are of the text size at that time.
void PaneBook::refresh_pane_sizes() {
    for (const Made& made : made_) {
        wxAuiPaneInfo fresh;
        made.row->dock(fresh, *this);
        docked(made.row->id).MinSize(fresh.min_size).BestSize(fresh.best_size);
    }
}

void PaneBook::follow_text_size(int before) {
    const PaneRow* const whole = maximized();
    if (whole != nullptr) // the sizes of the others are those of the layout before
        toggle_maximized(whole->id);
    refresh_pane_sizes();
    docks_.scale_docks(text_size(), before);
    if (whole != nullptr)
        toggle_maximized(whole->id);
}

void PaneBook::update_colours() {
    style_docks(docks_, *this);
    docks_.Update();
    for (const Made& made : made_) {
        if (made.row->is_paper)
            set_paper_background(*made.pane.window);
        if (made.pane.update_colours)
            made.pane.update_colours();
    }
}

} // namespace muster
