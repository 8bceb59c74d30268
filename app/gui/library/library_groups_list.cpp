// SPDX-License-Identifier: MIT
#include "gui/library/library_groups_list.h"

#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {
constexpr int group_margin = 12;
constexpr int least_groups_width = 170;
constexpr int max_width = 290;

wxString label_of(const ArmyGroup& group) {
    return (group.kind == ArmyGroup::Kind::tag ? "# " : "") + wx(group.title);
}

} // namespace

LibraryGroupsList::LibraryGroupsList(wxWindow* parent, LibraryBrowser& browser)
    : DrawnList(parent, _("Parts of the library")), browser_(browser) {
    SetMinSize(FromDIP(wxSize(least_groups_width, 100)));
}

void LibraryGroupsList::show_groups() {
    fit_width();
    update_rows();
    int shown = wxNOT_FOUND;
    for (std::size_t i = 0; i < entries().size(); ++i)
        if (entries()[i].is_same(browser_.group()))
            shown = static_cast<int>(i);
    SetSelection(shown);
    RefreshAll();
}

// As wide as its labels, within limits.
void LibraryGroupsList::fit_width() {
    const MeasuringDC dc(*this, GetFont());
    int width = 0;
    for (const ArmyGroup& group : entries())
        width = std::max(width, dc.GetTextExtent(label_of(group) + wxString::Format("%zu", group.armies)).x);
    width = std::clamp(width + FromDIP(4 * group_margin), with_text_size(*this, least_groups_width),
                       with_text_size(*this, max_width));
    if (width == GetMinSize().x)
        return;
    SetMinSize({width, FromDIP(100)});
    GetParent()->Layout();
}

void LibraryGroupsList::choose(std::size_t entry) {
    SetSelection(static_cast<int>(entry));
    browser_.show_group(entry);
}

wxCoord LibraryGroupsList::row_height(std::size_t /*row*/) const {
    return line_height() + FromDIP(10);
}

wxColour LibraryGroupsList::background() const {
    return Theme::current().panel;
}

// Between one kind of group and the next.
bool LibraryGroupsList::has_line_below(std::size_t row) const {
    return row + 1 < entries().size() && entries()[row].kind != entries()[row + 1].kind;
}

wxString LibraryGroupsList::row_text(std::size_t row) const {
    return wxString::Format("%s, %zu", wx(entries()[row].title), entries()[row].armies);
}

void LibraryGroupsList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const ArmyGroup& group = entries()[row];
    const int y = rect.y + FromDIP(5);
    dc.SetFont(GetFont());
    const wxString count = wxString::Format("%zu", group.armies);
    const int count_width = dc.GetTextExtent(count).x;
    dc.SetTextForeground(theme.faint);
    draw_line(dc, count, rect.GetRight() - FromDIP(group_margin) - count_width, y);
    dc.SetTextForeground(theme.text);
    const int left = rect.x + FromDIP(group_margin);
    draw_ellipsized(dc, label_of(group), {left, y},
                    rect.GetRight() - FromDIP(2 * group_margin) - count_width - left);
}

} // namespace muster
