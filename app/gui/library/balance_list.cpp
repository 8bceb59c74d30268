// SPDX-License-Identifier: MIT
#include "gui/library/balance_list.h"

#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/dc.h>
#include <wx/intl.h>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int side_margin = 16;
constexpr int column_gap = 8;

} // namespace

BalanceList::BalanceList(wxWindow* parent) : DrawnList(parent, _("Both armies side by side")) {}

wxString BalanceList::row_text(std::size_t row) const {
    const BalanceRow& own = lines_[row].row;
    return wx(own.name) + ": " + wx(own.before) + wxString::FromUTF8(" · ") + wx(own.after);
}

void BalanceList::show(const wxString& before, const wxString& after, const ArmyBalance& balance) {
    lines_.clear();
    const auto add = [this](const wxString& heading, const std::vector<BalanceRow>& rows) {
        if (rows.empty())
            return;
        Line line;
        line.heading = true;
        line.row.name = utf8(heading);
        lines_.push_back(line);
        for (const BalanceRow& row : rows)
            lines_.push_back({false, row});
    };
    add(_("Numbers"), balance.numbers);
    add(wx(balance.kind), balance.troops);
    // Above the first rows stands whose they are.
    if (!lines_.empty()) {
        lines_.front().row.before = utf8(before);
        lines_.front().row.after = utf8(after);
    }
    update_rows();
    ScrollToRow(0);
}

int BalanceList::name_width() const {
    int widest = 0;
    for (const Line& line : lines_)
        widest = std::max(widest, width_of(wx(line.row.name), line.heading ? bold_font(*this) : GetFont()));
    return std::min(widest + FromDIP(column_gap), GetClientSize().x / 3);
}

int BalanceList::figure_width() const {
    int widest = 0;
    for (const Line& line : lines_)
        if (!line.heading)
            widest = std::max(
                {widest, width_of(wx(line.row.before), GetFont()), width_of(wx(line.row.after), GetFont())});
    return widest + FromDIP(2 * column_gap); // before it and behind it
}

int BalanceList::longest_bar() const {
    const int room = GetClientSize().x - FromDIP(2 * side_margin) - name_width() - 2 * figure_width();
    return std::max(room / 2 - FromDIP(column_gap), 0);
}

std::pair<int, int> BalanceList::bars(std::size_t row) const {
    const auto long_as = [most = longest_bar()](double share) {
        return static_cast<int>(std::lround(share * most));
    };
    return {long_as(lines_[row].row.before_share), long_as(lines_[row].row.after_share)};
}

wxCoord BalanceList::row_height(std::size_t row) const {
    return line_height() + FromDIP(lines_[row].heading ? 18 : 8);
}

// The name in the middle; from it the figures and the bars of both grow outwards.
void BalanceList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Line& line = lines_[row];
    const Theme& theme = Theme::current();
    const int names = name_width();
    const int middle = rect.x + GetClientSize().x / 2;
    const int left = middle - names / 2;
    const int right = middle + names / 2;
    const int top = rect.y + FromDIP(line.heading ? 12 : 4);
    const int side = left - rect.x - FromDIP(side_margin + column_gap);
    dc.SetFont(line.heading ? bold_font(*this) : GetFont());
    dc.SetTextForeground(IsSelected(row) ? theme.text : line.heading ? theme.faint : theme.text);
    const wxString name = wx(line.row.name);
    const int wide = std::min(TextMetrics::width(dc, name), names);
    draw_ellipsized(dc, name, {middle - wide / 2, top}, names);
    if (line.heading) {
        dc.SetTextForeground(theme.text);
        draw_ellipsized(dc, wx(line.row.before), {rect.x + FromDIP(side_margin), top}, side);
        draw_ellipsized(dc, wx(line.row.after), {right + FromDIP(column_gap), top}, side);
        return;
    }
    const int figures = figure_width();
    const wxString before = wx(line.row.before);
    draw_line(dc, before, left - FromDIP(column_gap) - TextMetrics::width(dc, before), top);
    draw_line(dc, wx(line.row.after), right + FromDIP(column_gap), top);
    const auto [own, other] = bars(row);
    const int bar = std::max(line_height() - FromDIP(6), FromDIP(6));
    const int bar_top = top + (line_height() - bar) / 2;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(theme.accent));
    dc.DrawRectangle(left - figures - own, bar_top, own, bar);
    dc.SetBrush(wxBrush(theme.query));
    dc.DrawRectangle(right + figures, bar_top, other, bar);
}

} // namespace muster
