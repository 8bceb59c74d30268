// SPDX-License-Identifier: MIT
// LinePanel: the army deployed on its table, painted like on the printed sheet. A box has a tool tip, a click
// selects it, and dragging changes its order or its body.
#pragma once

#include "gui/shell/workbench.h"
#include "gui/toolkit/accessible_parts.h"
#include "sheet/battle_line.h"
#include "sheet/line_painter.h"
#include "sheet/typesetter.h"

#include <wx/panel.h>

#include <memory>
#include <optional>

namespace muster {

class LinePanel : public wxPanel {
public:
    LinePanel(wxWindow* parent, Workbench& bench);

    [[nodiscard]] const BattleLine& line() const { return line_; }
    // A point inside the box in the panel; none if it is not visible.
    [[nodiscard]] std::optional<wxPoint> point_of(std::size_t box) const;
    // Where a box is painted, also beyond the visible part.
    [[nodiscard]] wxRect rect_of(const LineBox& box) const;

private:
    void update(Changed changed);
    void lay_out();
    void paint(wxDC& dc);
    void paint_heading(wxDC& dc);
    void paint_empty(wxDC& dc);
    void press(wxMouseEvent& event);
    void move(wxMouseEvent& event);
    void release(wxMouseEvent& event);
    void drop(const wxPoint& at);
    void update_tip(const wxPoint& at);
    [[nodiscard]] AccessibleParts::Source parts_source();
    [[nodiscard]] wxString words_of(const LineBox& box) const;
    // The corner of the painted line in the panel, as far as it is scrolled.
    [[nodiscard]] wxPoint origin() const;
    void follow_scrollbars();
    void show_selected();
    [[nodiscard]] std::optional<std::size_t> box_at(const wxPoint& point) const;
    [[nodiscard]] int heading_height() const;

    Workbench& bench_;
    Typesetter typesetter_;
    BattleLine line_;
    std::unique_ptr<LinePainter> painter_; // for the present size of the panel
    std::optional<std::size_t> pressed_;   // the box under the mouse when the button was pressed
    wxPoint pressed_at_;
    bool dragging_ = false;
    wxPoint dragged_to_;
    int hovered_ = -1;
    AccessibleParts parts_; // the boxes
};

} // namespace muster
