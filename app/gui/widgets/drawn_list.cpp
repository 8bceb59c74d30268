// SPDX-License-Identifier: MIT
#include "gui/widgets/drawn_list.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"

namespace muster {

DrawnList::DrawnList(wxWindow* parent, const wxString& name, long style)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, style | wxBORDER_NONE),
      parts_(*this, name, AccessibleParts::Kind::list, parts_source()) {
    set_theme_style(*this);
    // wxVListBox leaves the number of visible rows uninitialised until then, and walks through them on focus.
    SetItemCount(0);
    line_height_ = small_height_ = TextMetrics::line_height(*this);
    set_accessible_name(*this, name);
    set_accessible_role(*this, AccessibleRole::list);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        count_rows(); // heights may depend on the width
        RefreshAll();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const int row = HasMultipleSelection() ? wxNOT_FOUND : GetSelection();
        if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && row != wxNOT_FOUND)
            row_activated(static_cast<std::size_t>(row));
        else
            event.Skip();
    });
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        event.Skip();
        if (event.GetInt() < 0 || static_cast<std::size_t>(event.GetInt()) >= row_count())
            return;
        const auto row = static_cast<std::size_t>(event.GetInt());
        parts_.moved_to(row);
        row_selected(row);
    });
}

AccessibleParts::Source DrawnList::parts_source() {
    return {[this] { return row_count(); },
            [this](std::size_t row) { return row_text(row); },
            [this](std::size_t row) { return IsVisible(row) ? GetItemRect(row) : wxRect(); },
            [this](std::size_t row) { return IsSelected(row); },
            [this](std::size_t row) {
                if (HasMultipleSelection())
                    DeselectAll();
                SetSelection(static_cast<int>(row));
                SendSelectedEvent();
            },
            [this](std::size_t row) { row_activated(row); }};
}

void DrawnList::update_rows() {
    SetBackgroundColour(background());
    // Without its own colour, each painting would create a native list to query it.
    SetForegroundColour(Theme::current().text);
    const int selected = HasMultipleSelection() ? wxNOT_FOUND : GetSelection();
    count_rows();
    if (selected != wxNOT_FOUND && static_cast<std::size_t>(selected) >= row_count())
        SetSelection(wxNOT_FOUND);
    refresh_changed();
    parts_.update();
}

// Whether all visible rows are where they were painted.
bool DrawnList::is_painted_in_place() const {
    if (painted_.size() != row_count() || painted_.empty() || painted_theme_ != Theme::revision())
        return false;
    for (std::size_t row = GetVisibleRowsBegin(); row < GetVisibleRowsEnd(); ++row)
        if (painted_[row].rect != GetItemRect(row))
            return false;
    return true;
}

void DrawnList::refresh_changed() {
    if (!is_painted_in_place()) {
        RefreshAll();
        return;
    }
    for (std::size_t row = GetVisibleRowsBegin(); row < GetVisibleRowsEnd(); ++row)
        if (painted_[row].key.empty() || painted_[row].key != paint_key(row))
            RefreshRow(row);
}

void DrawnList::count_rows() {
    line_height_ = TextMetrics::line_height(*this);
    MeasuringDC small(*this, small_font(*this));
    small_height_ = TextMetrics::line_height(small);
    heights_.assign(row_count(), -1);
    SetItemCount(row_count());
}

int DrawnList::height_of(const wxString& text, const wxFont& font, int width) const {
    MeasuringDC dc(*this, font);
    return wrapped_height(dc, text, width);
}

int DrawnList::width_of(const wxString& text, const wxFont& font) const {
    MeasuringDC dc(*this, font);
    return TextMetrics::width(dc, text);
}

wxColour DrawnList::background() const {
    return Theme::current().paper;
}

void DrawnList::OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const {
    if (row >= row_count())
        return;
    draw_row(dc, rect, row);
    painted_.resize(row_count());
    painted_theme_ = Theme::revision();
    // The appearance of a partly painted row is unknown.
    const bool whole = GetUpdateRegion().Contains(rect) == wxInRegion;
    painted_[row] = {rect, whole ? paint_key(row) : wxString()};
}

void DrawnList::OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(is_highlighted(row) ? theme.selection : background());
    dc.DrawRectangle(rect);
}

void DrawnList::OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t row) const {
    if (!has_line_below(row))
        return;
    dc.SetPen(Theme::current().line);
    dc.DrawLine(rect.x, rect.GetBottom(), rect.GetRight() + 1, rect.GetBottom());
}

wxCoord DrawnList::OnMeasureItem(std::size_t row) const {
    if (row >= row_count())
        return line_height_;
    if (row >= heights_.size())
        heights_.resize(row_count(), -1);
    wxCoord& height = heights_[row]; // queried again and again by scrolling and layout
    if (height < 0)
        height = row_height(row);
    return height;
}

} // namespace muster
