// SPDX-License-Identifier: MIT
// FindingsList: the findings as rows with icon, message, citation and place, and a button for the fix.
#pragma once

#include "gui/army/findings_panel.h"
#include "gui/widgets/drawn_list.h"

namespace muster {

class FindingsList : public DrawnList {
public:
    FindingsList(FindingsPanel& panel, Workbench& bench);
    [[nodiscard]] wxString row_text(std::size_t row) const override;
    // Where the button for its fixes is drawn; empty if it has none, or is out of sight.
    [[nodiscard]] wxRect button_of(std::size_t row) const { return button_rect(GetItemRect(row), row); }

    // Makes a row the current one if none is, so that Enter takes its fix.
    void choose_some_row();

protected:
    [[nodiscard]] std::size_t row_count() const override { return panel_.shown().size(); }
    [[nodiscard]] wxString paint_key(std::size_t row) const override;
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_selected(std::size_t row) override { panel_.go_to(row); }
    void row_activated(std::size_t row) override { panel_.fix(row); }

private:
    [[nodiscard]] const Finding& finding(std::size_t row) const;
    [[nodiscard]] wxString message(std::size_t row) const;
    [[nodiscard]] wxString source(std::size_t row) const;
    [[nodiscard]] int message_width() const;
    [[nodiscard]] wxString button_label(wxDC& dc, std::size_t row, int wide) const;
    [[nodiscard]] wxRect button_rect(const wxRect& row_rect, std::size_t row) const;
    [[nodiscard]] bool hits_button(const wxPoint& point, std::size_t row) const;

    FindingsPanel& panel_;
    Workbench& bench_;
};

} // namespace muster
