// SPDX-License-Identifier: MIT
// ClassOddsList: the rows of the ClassOddsPanel: a class, and two chances as coloured cells.
#pragma once

#include "gui/odds/class_odds_panel.h"
#include "gui/widgets/drawn_list.h"

namespace muster {

class ClassOddsList : public DrawnList {
public:
    explicit ClassOddsList(ClassOddsPanel& panel);
    [[nodiscard]] wxString row_text(std::size_t row) const override;
    // The fight on that side, and what counts in it. Both sides would not fit on a low screen.
    [[nodiscard]] wxString tip_of(std::size_t row, CombatSide side) const;
    // The width of a cell in pixels, for headings above the list.
    [[nodiscard]] int cell_width() const { return FromDIP(76); }
    // Whose column is at this place; of the names that of the first.
    [[nodiscard]] CombatSide side_at(int x) const;

protected:
    [[nodiscard]] std::size_t row_count() const override { return panel_.rows().size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_activated(std::size_t row) override { panel_.open(row, panel_.columns().front()); }

private:
    [[nodiscard]] int name_width() const;
    // What comes of the fight of a row on that side.
    [[nodiscard]] wxString result_text(std::size_t row, CombatSide side) const;

    ClassOddsPanel& panel_;
};

} // namespace muster
