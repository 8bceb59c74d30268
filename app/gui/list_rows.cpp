// SPDX-License-Identifier: MIT
#include "list_rows.h"

#include "accessible_name.h"
#include "drawn_text.h"
#include "theme.h"
#include "wx_text.h"

#include <wx/dcclient.h>
#include <wx/intl.h>

namespace muster {

namespace {
constexpr int margin = 12;
}

ListRows::ListRows(ListPage& page)
    : wxVListBox(&page, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE), page_(page) {
    keep_font(*this);
    set_accessible_name(*this, _("Army lists"));
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetInt() >= 0)
            page_.choose(static_cast<std::size_t>(event.GetInt()));
    });
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& /*event*/) { page_.open_example(); });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER)
            page_.open_example();
        else
            event.Skip();
    });
}

void ListRows::look_again() {
    SetBackgroundColour(Theme::now().paper);
    wxClientDC dc(this);
    dc.SetFont(small_font(*this));
    row_height_ = GetCharHeight() + dc.GetCharHeight() + FromDIP(11);
    SetItemCount(page_.shown());
    RefreshAll();
}

wxCoord ListRows::OnMeasureItem(std::size_t /*row*/) const {
    return row_height_;
}

void ListRows::OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::now();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(IsSelected(row) ? theme.chosen : theme.paper);
    dc.DrawRectangle(rect);
}

void ListRows::OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t /*row*/) const {
    dc.SetPen(Theme::now().line);
    dc.DrawLine(rect.x, rect.GetBottom(), rect.GetRight() + 1, rect.GetBottom());
}

void ListRows::OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const {
    if (row >= page_.shown())
        return;
    const Theme& theme = Theme::now();
    const int left = rect.x + FromDIP(margin);
    const int wide = rect.width - 2 * FromDIP(margin);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    draw_cut(dc, wx(page_.heading(row).title), {left, rect.y + FromDIP(4)}, wide);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_cut(dc, page_.second_line(row), {left, rect.y + FromDIP(5) + GetCharHeight()}, wide);
}

} // namespace muster
