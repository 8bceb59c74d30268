// SPDX-License-Identifier: MIT
#include "gui/odds/class_odds_list.h"

#include "gui/odds/odds_colours.h"
#include "gui/odds/odds_words.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

ClassOddsList::ClassOddsList(ClassOddsPanel& panel)
    : DrawnList(&panel, _("The selected troop against every class")), panel_(panel) {
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
        if (event.GetInt() >= 0)
            panel_.open(static_cast<std::size_t>(event.GetInt()),
                        side_at(ScreenToClient(wxGetMousePosition()).x));
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const int row = VirtualHitTest(event.GetPosition().y);
        const wxString tip = row == wxNOT_FOUND
                                 ? wxString()
                                 : tip_of(static_cast<std::size_t>(row), side_at(event.GetPosition().x));
        if (GetToolTipText() != tip)
            SetToolTip(tip);
        event.Skip();
    });
}

wxString ClassOddsList::tip_of(std::size_t row, CombatSide side) const {
    const auto fight = [&](CombatSide of) { return result_text(row, of) + panel_.factors(row, of); };
    const wxString shown = fight(side);
    const bool is_alike = shown == fight(enemy_of(side));
    const wxString text = panel_.class_words(row) + "\n" +
                          (is_alike ? _("Attacking or attacked alike") : role_name(side)) + ": " + shown;
    return text + "\n" + _("A double click opens the fight.");
}

wxString ClassOddsList::result_text(std::size_t row, CombatSide side) const {
    const BoardCell& cell = panel_.rows()[row].cells.at(index_of(side));
    if (!cell.chance)
        return wx(cell.reason);
    wxString text = panel_.measure(side) + " " + panel_.cell_text(cell, side);
    for (const wxString& part : outcome_lines(panel_.mode(), cell, side))
        text += "\n    " + part;
    return text;
}

wxString ClassOddsList::row_text(std::size_t row) const {
    wxString text = wx(panel_.rows()[row].notation);
    for (const CombatSide side : both_sides)
        text += "\n" + role_name(side) + ": " + result_text(row, side);
    return text;
}

void ClassOddsList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const ClassOddsPanel::Row& shown = panel_.rows()[row];
    const int wide = cell_width();
    const std::vector<CombatSide>& columns = panel_.columns();
    const int left = rect.GetRight() + 1 - static_cast<int>(columns.size()) * wide;
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    draw_wrapped(dc, wx(shown.notation), {rect.x + FromDIP(8), rect.y + FromDIP(3)}, name_width());
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const BoardCell& cell = shown.cells.at(index_of(columns[column]));
        const wxRect box(left + static_cast<int>(column) * wide + 1, rect.y + 1, wide - 2, rect.height - 2);
        if (cell.chance)
            draw_cell_background(dc, box, panel_.mode(), cell, panel_.asked(columns[column]),
                                 panel_.most_losses());
        dc.SetFont(cell.chance ? GetFont() : small_font(*this));
        const wxString text = TextMetrics::ellipsized(dc, panel_.cell_text(cell, columns[column]), box.width);
        dc.SetTextForeground(cell.chance ? theme.text : theme.faint);
        draw_line(dc, text, box.x + (box.width - TextMetrics::width(dc, text)) / 2,
                  box.y + (box.height - TextMetrics::line_height(dc)) / 2);
    }
}

CombatSide ClassOddsList::side_at(int x) const {
    const std::vector<CombatSide>& columns = panel_.columns();
    const int left = GetClientSize().x - static_cast<int>(columns.size()) * cell_width();
    const int column = std::clamp((x - left) / cell_width(), 0, static_cast<int>(columns.size()) - 1);
    return columns.at(static_cast<std::size_t>(column));
}

int ClassOddsList::name_width() const {
    return GetClientSize().x - static_cast<int>(panel_.columns().size()) * cell_width() - FromDIP(14);
}

// Long names take a second line, as their ends tell them apart.
wxCoord ClassOddsList::row_height(std::size_t row) const {
    const int height = height_of(wx(panel_.rows()[row].notation), GetFont(), name_width());
    return std::max(height, line_height()) + FromDIP(6);
}

} // namespace muster
