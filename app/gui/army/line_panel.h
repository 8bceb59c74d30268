// SPDX-License-Identifier: MIT
// LinePanel: the army set up on its table, drawn by the painter of the printed sheet. Pointing at a box tells
// what it is, a click selects it, dragging it changes its order or its wing.
#pragma once

#include "gui/shell/workbench.h"
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
    // Where a box is drawn, to be pointed at; nothing if it cannot be found.
    [[nodiscard]] std::optional<wxPoint> point_of(std::size_t box) const;

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
    [[nodiscard]] std::optional<std::size_t> box_at(const wxPoint& point) const;
    [[nodiscard]] int heading_height() const;

    Workbench& bench_;
    Typesetter typesetter_;
    BattleLine line_;
    std::unique_ptr<LinePainter> painter_; // of the line in the panel's present size
    std::optional<std::size_t> pressed_;   // the box that the button went down on
    wxPoint pressed_at_;
    bool dragging_ = false;
    wxPoint dragged_to_;
    int hovered_ = -1;
};

} // namespace muster
