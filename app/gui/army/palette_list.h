// SPDX-License-Identifier: MIT
// PaletteList: the entries of the palette as rows.
#pragma once

#include "gui/army/palette_panel.h"
#include "gui/widgets/drawn_list.h"

namespace muster {

class PaletteList : public DrawnList {
public:
    explicit PaletteList(PalettePanel& panel);
    [[nodiscard]] wxString row_text(std::size_t row) const override;
    // The tool tip of the row under the mouse.
    void show_tip();
    // Empty if the row shows everything.
    [[nodiscard]] wxString tip_of(std::size_t row) const;
    // Whether it has a plus sign, with which it can be added: unless that would break a rule.
    [[nodiscard]] bool has_plus(std::size_t row) const;

protected:
    [[nodiscard]] std::size_t row_count() const override { return panel_.shown().size(); }
    [[nodiscard]] wxString paint_key(std::size_t row) const override;
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_activated(std::size_t row) override { panel_.add(row); }
    [[nodiscard]] bool is_highlighted(std::size_t row) const override;

private:
    [[nodiscard]] int text_width(std::size_t row) const;
    // Lines below the name: fewer in a low window, so that several rows are seen.
    [[nodiscard]] int detail_lines() const;
    [[nodiscard]] bool is_low() const;
    [[nodiscard]] wxString second_line(std::size_t row) const;
    void draw_signs(wxDC& dc, const wxRect& rect, std::size_t row) const;
    void hover(const wxPoint& point);
    [[nodiscard]] bool is_at_plus(int x) const;

    PalettePanel& panel_;
    int hovered_ = wxNOT_FOUND;
    int quiet_ = wxNOT_FOUND; // the row that was clicked: no tip until the mouse leaves it
    bool over_plus_ = false;  // the pointer
};

} // namespace muster
