// SPDX-License-Identifier: MIT
// DrawnList: a list whose rows are drawn by hand, with the ground, the lines between rows, the keys and the
// words for a screen reader that all such lists share. What is in a row and how high it is, each says itself.
#pragma once

#include <wx/vlbox.h>

#include <vector>

namespace muster {

class DrawnList : public wxVListBox {
public:
    // The name is what a screen reader calls it.
    DrawnList(wxWindow* parent, const wxString& name, long style = 0);
    // The rows, the colours or the sizes of text may have changed: what looks otherwise is painted again.
    void update_rows();
    // What a screen reader says of the row.
    [[nodiscard]] virtual wxString row_text(std::size_t row) const = 0;

protected:
    [[nodiscard]] virtual std::size_t row_count() const = 0;
    // Called for rows that exist only.
    virtual void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const = 0;
    [[nodiscard]] virtual wxCoord row_height(std::size_t row) const = 0;
    // By mouse or key.
    virtual void row_selected(std::size_t /*row*/) {}
    // Enter was pressed on it.
    virtual void row_activated(std::size_t /*row*/) {}
    [[nodiscard]] virtual bool is_highlighted(std::size_t row) const { return IsSelected(row); }
    [[nodiscard]] virtual wxColour background() const;
    // All that the row's picture depends on, besides its place, whether it is lit and the theme; empty if
    // that is not known, and it is painted again whenever somebody looks again.
    [[nodiscard]] virtual wxString paint_key(std::size_t /*row*/) const { return {}; }
    [[nodiscard]] virtual bool has_line_below(std::size_t /*row*/) const { return true; }

    // Of one line, and of one in the small font.
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
    void count_rows();
    void refresh_changed();
    [[nodiscard]] bool is_painted_in_place() const;

    int line_height_ = 0;
    int small_height_ = 0;
    mutable std::vector<wxCoord> heights_; // of the rows measured since they were last counted, else -1
    mutable std::vector<Painted> painted_; // how each row was painted last
    mutable unsigned painted_theme_ = 0;
};

} // namespace muster
