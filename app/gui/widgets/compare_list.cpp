// SPDX-License-Identifier: MIT
#include "gui/widgets/compare_list.h"

#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int comparison_margin = 16;
constexpr int mark_room = 24;

wxString heading_of(ComparisonKind kind) {
    switch (kind) {
    case ComparisonKind::added:
    case ComparisonKind::removed:
    case ComparisonKind::changed:
    case ComparisonKind::moved: return _("Troops");
    case ComparisonKind::number: return _("Numbers");
    case ComparisonKind::lost:
    case ComparisonKind::gained: break;
    }
    return _("Findings");
}

} // namespace

CompareList::CompareList(wxWindow* parent) : DrawnList(parent, _("What differs")) {}

wxString CompareList::row_text(std::size_t row) const {
    const Line& line = lines_[row];
    return line.mark + " " + line.before + "\n" + line.after + "\n" + line.below;
}

CompareList::Line CompareList::line_of(const ComparisonRow& row) {
    const Theme& theme = Theme::current();
    Line line;
    line.before = wx(row.before);
    line.after = wx(row.after);
    line.colour = theme.text;
    for (const std::string& change : row.changes)
        line.below += (line.below.empty() ? wxString() : wxString::FromUTF8(" · ")) + wx(change);
    switch (row.kind) {
    case ComparisonKind::added:
        line.mark = "+";
        line.colour = theme.good;
        break;
    case ComparisonKind::removed:
        line.mark = wxString::FromUTF8("−");
        line.colour = theme.error;
        break;
    case ComparisonKind::changed: line.mark = wxString::FromUTF8("≠"); break;
    case ComparisonKind::moved: line.mark = wxString::FromUTF8("→"); break;
    case ComparisonKind::number:
        line.before = wx(row.name) + ": " + line.before;
        line.after = wx(row.name) + ": " + line.after;
        break;
    case ComparisonKind::lost:
        line.mark = wxString::FromUTF8("−");
        line.colour = theme.good; // one finding fewer is good
        break;
    case ComparisonKind::gained:
        line.mark = "+";
        line.colour = row.severity ? theme.colour_of(*row.severity) : theme.text;
        break;
    }
    return line;
}

void CompareList::show(const wxString& before, const wxString& after,
                       const std::vector<ComparisonRow>& rows) {
    lines_.clear();
    Line sides;
    sides.heading = true;
    sides.before = before;
    sides.after = after;
    sides.colour = Theme::current().text;
    lines_.push_back(sides);
    wxString last;
    for (const ComparisonRow& row : rows) {
        const wxString heading = heading_of(row.kind);
        if (heading != last) {
            Line line;
            line.heading = true;
            line.before = heading;
            line.colour = Theme::current().faint;
            lines_.push_back(line);
            last = heading;
        }
        lines_.push_back(line_of(row));
    }
    update_rows();
    ScrollToRow(0);
}

int CompareList::column_width() const {
    return std::max((GetClientSize().x - FromDIP(2 * comparison_margin + mark_room)) / 2, FromDIP(120));
}

wxCoord CompareList::row_height(std::size_t row) const {
    const Line& line = lines_[row];
    const wxFont font = line.heading ? bold_font(*this) : GetFont();
    const int wide = column_width() - FromDIP(12);
    int height = std::max(height_of(line.before, font, wide), height_of(line.after, font, wide));
    if (!line.below.empty())
        height += height_of(line.below, small_font(*this), 2 * wide);
    return height + FromDIP(line.heading ? 18 : 8);
}

void CompareList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Line& line = lines_[row];
    const int left = rect.x + FromDIP(comparison_margin + mark_room);
    const int wide = column_width() - FromDIP(12);
    dc.SetFont(line.heading ? bold_font(*this) : GetFont());
    dc.SetTextForeground(line.colour);
    const int top = rect.y + FromDIP(line.heading ? 12 : 3);
    draw_line(dc, line.mark, rect.x + FromDIP(comparison_margin), top);
    const int before = draw_wrapped(dc, line.before, {left, top}, wide);
    const int after = draw_wrapped(dc, line.after, {left + column_width(), top}, wide);
    if (line.below.empty())
        return;
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(Theme::current().faint);
    draw_wrapped(dc, line.below, {left, top + std::max(before, after)}, 2 * wide);
}

} // namespace muster
