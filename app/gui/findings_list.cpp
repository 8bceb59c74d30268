// SPDX-License-Identifier: MIT
#include "findings_list.h"

#include "accessible_name.h"
#include "check/wording.h"
#include "drawn_text.h"
#include "theme.h"
#include "wx_text.h"

#include <wx/dcclient.h>
#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int margin = 12;
constexpr int sign_size = 14;
constexpr int button_padding = 10;
constexpr int most_button_width = 320;

} // namespace

FindingsList::FindingsList(FindingsPanel& panel, Workbench& bench)
    : wxVListBox(&panel, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE), panel_(panel),
      bench_(bench) {
    keep_font(*this);
    set_accessible_name(*this, _("Findings"));
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        const int row = VirtualHitTest(event.GetPosition().y);
        if (row == wxNOT_FOUND) {
            event.Skip();
            return;
        }
        if (hits_button(event.GetPosition(), static_cast<std::size_t>(row))) {
            panel_.fix(static_cast<std::size_t>(row));
            return;
        }
        event.Skip();
        panel_.go_to(static_cast<std::size_t>(row));
    });
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetInt() >= 0)
            panel_.go_to(static_cast<std::size_t>(event.GetInt()));
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if ((event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER) &&
            GetSelection() >= 0)
            panel_.fix(static_cast<std::size_t>(GetSelection()));
        else
            event.Skip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        SetItemCount(panel_.shown().size()); // rows are as high as their wrapped text
        RefreshAll();
    });
}

void FindingsList::look_again() {
    SetBackgroundColour(Theme::now().paper);
    const int selected = GetSelection();
    SetItemCount(panel_.shown().size());
    if (selected >= static_cast<int>(panel_.shown().size()))
        SetSelection(wxNOT_FOUND);
    RefreshAll();
}

wxRect FindingsList::button_rect(const wxRect& row_rect, std::size_t row) const {
    const wxString label = panel_.fix_label(row);
    if (label.empty())
        return {};
    wxClientDC dc(
        const_cast<FindingsList*>(this)); // NOLINT(cppcoreguidelines-pro-type-const-cast): measures only
    dc.SetFont(GetFont());
    const int wide =
        std::min(dc.GetTextExtent(label).x + 2 * FromDIP(button_padding), FromDIP(most_button_width));
    const int high = GetCharHeight() + FromDIP(8);
    return {row_rect.GetRight() - FromDIP(margin) - wide, row_rect.y + (row_rect.height - high) / 2, wide,
            high};
}

bool FindingsList::hits_button(const wxPoint& point, std::size_t row) const {
    return button_rect(GetItemRect(row), row).Contains(point);
}

wxCoord FindingsList::OnMeasureItem(std::size_t row) const {
    if (row >= panel_.shown().size())
        return GetCharHeight();
    wxClientDC dc(
        const_cast<FindingsList*>(this)); // NOLINT(cppcoreguidelines-pro-type-const-cast): measures only
    dc.SetFont(GetFont());
    const Finding& finding = bench_.report().findings()[panel_.shown()[row]];
    const int width = GetClientSize().x - FromDIP(3 * margin + sign_size + most_button_width);
    const int message =
        wrapped_height(dc, wx(message_of(finding, bench_.army(), bench_.ruleset(), bench_.report())),
                       std::max(width, FromDIP(200)));
    return message + GetCharHeight() + FromDIP(10);
}

void FindingsList::OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::now();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(IsSelected(row) ? theme.chosen : theme.paper);
    dc.DrawRectangle(rect);
}

void FindingsList::OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t /*row*/) const {
    dc.SetPen(Theme::now().line);
    dc.DrawLine(rect.x, rect.GetBottom(), rect.GetRight() + 1, rect.GetBottom());
}

void FindingsList::OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const {
    if (row >= panel_.shown().size())
        return;
    const Theme& theme = Theme::now();
    const Finding& finding = bench_.report().findings()[panel_.shown()[row]];
    const int size = FromDIP(sign_size);
    draw_sign(dc, finding.severity, {rect.x + FromDIP(margin), rect.y + FromDIP(6)}, size);
    const int left = rect.x + FromDIP(2 * margin) + size;
    const int wide = std::max(rect.width - FromDIP(3 * margin + sign_size + most_button_width), FromDIP(200));
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    const int height =
        draw_wrapped(dc, wx(message_of(finding, bench_.army(), bench_.ruleset(), bench_.report())),
                     {left, rect.y + FromDIP(4)}, wide);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_cut(dc,
             wx(citation_of(finding, bench_.ruleset())) + wxString::FromUTF8(" · ") +
                 wx(place_name(finding.place, bench_.army(), bench_.ruleset())),
             {left, rect.y + FromDIP(5) + height}, wide);
    const wxRect button = button_rect(rect, row);
    if (button.IsEmpty())
        return;
    dc.SetPen(theme.accent);
    dc.SetBrush(theme.paper);
    dc.DrawRoundedRectangle(button, FromDIP(4));
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.accent);
    draw_cut(dc, panel_.fix_label(row), {button.x + FromDIP(button_padding), button.y + FromDIP(4)},
             button.width - 2 * FromDIP(button_padding));
}

} // namespace muster
