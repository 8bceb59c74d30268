// SPDX-License-Identifier: MIT
#include "library_shelves.h"

#include "accessible_name.h"
#include "drawn_text.h"
#include "theme.h"

#include <wx/intl.h>

#include <utility>

namespace muster {

namespace {
constexpr int margin = 12;
}

LibraryShelves::LibraryShelves(wxWindow* parent, std::function<void()> chosen)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE),
      chosen_(std::move(chosen)) {
    keep_font(*this);
    set_accessible_name(*this, _("Parts of the library"));
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& /*event*/) { chosen_(); });
}

void LibraryShelves::show(std::vector<Entry> entries) {
    const Entry before = chosen();
    entries_ = std::move(entries);
    SetBackgroundColour(Theme::now().panel);
    SetItemCount(entries_.size());
    std::size_t now = 0;
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (entries_[i].kind == before.kind && entries_[i].id == before.id)
            now = i;
    const bool gone =
        !entries_.empty() && (entries_[now].kind != before.kind || entries_[now].id != before.id);
    SetSelection(entries_.empty() ? wxNOT_FOUND : static_cast<int>(now));
    RefreshAll();
    if (gone)
        chosen_();
}

LibraryShelves::Entry LibraryShelves::chosen() const {
    const int row = GetSelection();
    return row >= 0 && static_cast<std::size_t>(row) < entries_.size()
               ? entries_[static_cast<std::size_t>(row)]
               : Entry{};
}

void LibraryShelves::choose(std::size_t entry) {
    SetSelection(static_cast<int>(entry));
    chosen_();
}

wxCoord LibraryShelves::OnMeasureItem(std::size_t /*row*/) const {
    return GetCharHeight() + FromDIP(10);
}

void LibraryShelves::OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::now();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(IsSelected(row) ? theme.chosen : theme.panel);
    dc.DrawRectangle(rect);
}

void LibraryShelves::OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const {
    if (row >= entries_.size())
        return;
    const Theme& theme = Theme::now();
    const Entry& entry = entries_[row];
    if (row > 0 && entries_[row - 1].kind != entry.kind) {
        dc.SetPen(theme.line);
        dc.DrawLine(rect.x + FromDIP(margin), rect.y, rect.GetRight() - FromDIP(margin), rect.y);
    }
    const int y = rect.y + FromDIP(5);
    dc.SetFont(GetFont());
    const wxString count = wxString::Format("%zu", entry.armies);
    const int count_width = dc.GetTextExtent(count).x;
    dc.SetTextForeground(theme.faint);
    dc.DrawText(count, rect.GetRight() - FromDIP(margin) - count_width, y);
    dc.SetTextForeground(theme.text);
    const int left = rect.x + FromDIP(margin);
    draw_cut(dc, (entry.kind == Kind::tag ? "# " : "") + entry.label, {left, y},
             rect.GetRight() - FromDIP(2 * margin) - count_width - left);
}

} // namespace muster
