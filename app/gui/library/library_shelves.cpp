// SPDX-License-Identifier: MIT
#include "gui/library/library_shelves.h"

#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr int margin = 12;
constexpr int least_width = 170;
constexpr int most_width = 290;

wxString words_of(const LibraryShelves::Entry& entry) {
    return entry.kind == LibraryShelves::Kind::tag ? "# " + entry.label : entry.label;
}

} // namespace

LibraryShelves::LibraryShelves(wxWindow* parent, std::function<void()> chosen)
    : DrawnList(parent, _("Parts of the library")), chosen_(std::move(chosen)) {
    SetMinSize(FromDIP(wxSize(least_width, 100)));
}

void LibraryShelves::show(std::vector<Entry> entries) {
    const Entry before = chosen();
    entries_ = std::move(entries);
    fit_width();
    look_again();
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

// As wide as its words, within limits.
void LibraryShelves::fit_width() {
    const MeasuringDC dc(*this, GetFont());
    int width = 0;
    for (const Entry& entry : entries_)
        width = std::max(width, dc.GetTextExtent(words_of(entry) + wxString::Format("%zu", entry.armies)).x);
    width = std::clamp(width + FromDIP(4 * margin), FromDIP(least_width), FromDIP(most_width));
    if (width == GetMinSize().x)
        return;
    SetMinSize({width, FromDIP(100)});
    GetParent()->Layout();
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

wxCoord LibraryShelves::row_height(std::size_t /*row*/) const {
    return line_height() + FromDIP(10);
}

wxColour LibraryShelves::ground() const {
    return Theme::now().panel;
}

// Between one kind of part and the next.
bool LibraryShelves::has_line_below(std::size_t row) const {
    return row + 1 < entries_.size() && entries_[row].kind != entries_[row + 1].kind;
}

wxString LibraryShelves::row_words(std::size_t row) const {
    return wxString::Format("%s, %zu", entries_[row].label, entries_[row].armies);
}

void LibraryShelves::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::now();
    const Entry& entry = entries_[row];
    const int y = rect.y + FromDIP(5);
    dc.SetFont(GetFont());
    const wxString count = wxString::Format("%zu", entry.armies);
    const int count_width = dc.GetTextExtent(count).x;
    dc.SetTextForeground(theme.faint);
    draw_line(dc, count, rect.GetRight() - FromDIP(margin) - count_width, y);
    dc.SetTextForeground(theme.text);
    const int left = rect.x + FromDIP(margin);
    draw_cut(dc, words_of(entry), {left, y}, rect.GetRight() - FromDIP(2 * margin) - count_width - left);
}

} // namespace muster
