// SPDX-License-Identifier: MIT
#include "gui/odds/class_odds_list.h"

#include "gui/odds/odds_colours.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

namespace muster {

namespace {

wxString cell_words(const BoardCell& cell) {
    return cell.chance ? wx(cell.chance->percent()) : wxString::FromUTF8("—");
}

} // namespace

ClassOddsList::ClassOddsList(ClassOddsPanel& panel)
    : DrawnList(&panel, _("The selected troop against every class")), panel_(panel) {
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
        if (event.GetInt() >= 0)
            row_activated(static_cast<std::size_t>(event.GetInt()));
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const int row = VirtualHitTest(event.GetPosition().y);
        const wxString tip = row == wxNOT_FOUND ? wxString() : row_text(static_cast<std::size_t>(row));
        if (GetToolTipText() != tip)
            SetToolTip(tip);
        event.Skip();
    });
}

wxString ClassOddsList::row_text(std::size_t row) const {
    const ClassOddsPanel::Row& shown = panel_.rows()[row];
    wxString text = wx(shown.name);
    if (shown.name != shown.notation)
        text += " " + wx(shown.notation);
    for (const CombatSide side : both_sides) {
        const BoardCell& cell = shown.cells.at(index_of(side));
        text += "\n" + role_name(side) + ": " + (cell.chance ? cell_words(cell) : wx(cell.reason));
    }
    return text;
}

void ClassOddsList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const ClassOddsPanel::Row& shown = panel_.rows()[row];
    const int wide = cell_width();
    const int left = rect.GetRight() + 1 - 2 * wide;
    const int text_top = rect.y + FromDIP(3);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    draw_ellipsized(dc, wx(shown.name), {rect.x + FromDIP(8), text_top}, left - rect.x - FromDIP(14));
    for (std::size_t side = 0; side < 2; ++side) {
        const BoardCell& cell = shown.cells.at(side);
        const wxRect box(left + static_cast<int>(side) * wide + 1, rect.y + 1, wide - 2, rect.height - 2);
        dc.SetPen(*wxTRANSPARENT_PEN);
        if (cell.chance) {
            dc.SetBrush(chance_background(cell.chance->approximate()));
            dc.DrawRectangle(box);
        }
        const wxString text = cell_words(cell);
        dc.SetTextForeground(cell.chance ? theme.text : theme.faint);
        draw_line(dc, text, box.x + (box.width - TextMetrics::width(dc, text)) / 2, text_top);
    }
}

} // namespace muster
