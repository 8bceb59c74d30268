// SPDX-License-Identifier: MIT
// DrawnList: the base of lists that draw their rows: background, separators, keys and announcements for
// screen readers. A derived list draws the rows and defines their height.
#pragma once

#include "gui/toolkit/accessible_parts.h"

#include <wx/vlbox.h>

#include <vector>

namespace muster {

class DrawnList : public wxVListBox {
public:
    // Screen readers announce the name.
    DrawnList(wxWindow* parent, const wxString& name, long style = 0);
    // To be called when rows, colours or fonts may have changed; repaints the rows that look different.
    void update_rows();
    // What a screen reader announces for the row.
    [[nodiscard]] virtual wxString row_text(std::size_t row) const = 0;

protected:
    [[nodiscard]] virtual std::size_t row_count() const = 0;
    // Only called for existing rows.
    virtual void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const = 0;
    [[nodiscard]] virtual wxCoord row_height(std::size_t row) const = 0;
    // By mouse or keyboard.
    virtual void row_selected(std::size_t /*row*/) {}
    // With Enter.
    virtual void row_activated(std::size_t /*row*/) {}
    [[nodiscard]] virtual bool is_highlighted(std::size_t row) const { return IsSelected(row); }
    [[nodiscard]] virtual wxColour background() const;
    // Everything that the row's appearance depends on, except its position, its selection and the theme. If
    // it is empty, update_rows() always repaints the row.
    [[nodiscard]] virtual wxString paint_key(std::size_t /*row*/) const { return {}; }
    [[nodiscard]] virtual bool has_line_below(std::size_t /*row*/) const { return true; }

    // The height of a line, and of a line in the small font.
    [[nodiscard]] int line_height() const { return line_height_; }
    [[nodiscard]] int small_height() const { return small_height_; }
    [[nodiscard]] int height_of(const wxString& text, const wxFont& font, int width) const;
    [[nodiscard]] int width_of(const wxString& text, const wxFont& font) const;

    void OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const final;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const final;
    void OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t row) const final;
    [[nodiscard]] wxCoord OnMeasureItem(std::size_t row) const final;

private:
    struct Painted {
        wxRect rect;
        wxString key;
    };
    [[nodiscard]] AccessibleParts::Source parts_source();
    void count_rows();
    void refresh_changed();
    [[nodiscard]] bool is_painted_in_place() const;

    AccessibleParts parts_; // the rows
    int line_height_ = 0;
    int small_height_ = 0;
    mutable std::vector<wxCoord> heights_; // of each row; -1 until it is measured
    mutable std::vector<Painted> painted_; // what was last painted for each row
    mutable unsigned painted_theme_ = 0;
};

} // namespace muster
