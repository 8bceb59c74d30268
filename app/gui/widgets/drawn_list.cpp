// SPDX-License-Identifier: MIT
#include "gui/widgets/drawn_list.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_measures.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"

namespace muster {

DrawnList::DrawnList(wxWindow* parent, const wxString& name, long style)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, style | wxBORDER_NONE) {
    keep_look(*this);
    line_height_ = small_height_ = TextMeasures::line_height(*this);
    set_accessible_name(*this, name);
    set_accessible_role(*this, AccessibleRole::list);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        count_rows(); // they may be as high as their wrapped text
        RefreshAll();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const int row = HasMultipleSelection() ? wxNOT_FOUND : GetSelection();
        if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && row != wxNOT_FOUND)
            row_entered(static_cast<std::size_t>(row));
        else
            event.Skip();
    });
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        event.Skip();
        if (event.GetInt() < 0 || static_cast<std::size_t>(event.GetInt()) >= row_count())
            return;
        const auto row = static_cast<std::size_t>(event.GetInt());
        tell_accessible(*this, row_words(row));
        row_chosen(row);
    });
}

void DrawnList::look_again() {
    SetBackgroundColour(ground());
    // Without one of its own every paint asks the desktop for it, which makes a native list to ask.
    SetForegroundColour(Theme::now().text);
    line_height_ = TextMeasures::line_height(*this);
    MeasuringDC small(*this, small_font(*this));
    small_height_ = TextMeasures::line_height(small);
    const int selected = HasMultipleSelection() ? wxNOT_FOUND : GetSelection();
    count_rows();
    if (selected != wxNOT_FOUND && static_cast<std::size_t>(selected) >= row_count())
        SetSelection(wxNOT_FOUND);
    refresh_changed();
}

// Whether all rows in sight are where they were painted.
bool DrawnList::stands_as_drawn() const {
    if (drawn_.size() != row_count() || drawn_.empty() || drawn_theme_ != Theme::revision())
        return false;
    for (std::size_t row = GetVisibleRowsBegin(); row < GetVisibleRowsEnd(); ++row)
        if (drawn_[row].rect != GetItemRect(row))
            return false;
    return true;
}

void DrawnList::refresh_changed() {
    if (!stands_as_drawn()) {
        RefreshAll();
        return;
    }
    for (std::size_t row = GetVisibleRowsBegin(); row < GetVisibleRowsEnd(); ++row)
        if (drawn_[row].look.empty() || drawn_[row].look != row_look(row))
            RefreshRow(row);
}

void DrawnList::count_rows() {
    heights_.assign(row_count(), -1);
    SetItemCount(row_count());
}

int DrawnList::height_of(const wxString& text, const wxFont& font, int width) const {
    MeasuringDC dc(*this, font);
    return wrapped_height(dc, text, width);
}

int DrawnList::width_of(const wxString& text, const wxFont& font) const {
    MeasuringDC dc(*this, font);
    return TextMeasures::width(dc, text);
}

wxColour DrawnList::ground() const {
    return Theme::now().paper;
}

void DrawnList::OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const {
    if (row >= row_count())
        return;
    draw_row(dc, rect, row);
    drawn_.resize(row_count());
    drawn_theme_ = Theme::revision();
    // Of a row that was painted in part nobody knows how it looks.
    const bool whole = GetUpdateRegion().Contains(rect) == wxInRegion;
    drawn_[row] = {rect, whole ? row_look(row) : wxString()};
}

void DrawnList::OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::now();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(is_highlighted(row) ? theme.chosen : ground());
    dc.DrawRectangle(rect);
}

void DrawnList::OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t row) const {
    if (!has_line_below(row))
        return;
    dc.SetPen(Theme::now().line);
    dc.DrawLine(rect.x, rect.GetBottom(), rect.GetRight() + 1, rect.GetBottom());
}

wxCoord DrawnList::OnMeasureItem(std::size_t row) const {
    if (row >= row_count())
        return line_height_;
    if (row >= heights_.size())
        heights_.resize(row_count(), -1);
    wxCoord& height = heights_[row]; // asked for again and again while it is scrolled and laid out
    if (height < 0)
        height = row_height(row);
    return height;
}

} // namespace muster
