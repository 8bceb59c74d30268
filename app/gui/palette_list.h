// SPDX-License-Identifier: MIT
// PaletteList: the rows of the palette, drawn by hand, with the keyboard of a list.
#pragma once

#include "palette_panel.h"

#include <wx/vlbox.h>

namespace muster {

class PaletteList : public wxVListBox {
public:
    explicit PaletteList(PalettePanel& panel);
    void look_again();

protected:
    void OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord OnMeasureItem(std::size_t row) const override;

private:
    [[nodiscard]] int text_width() const;
    [[nodiscard]] wxString second_line(std::size_t row) const;
    void point_at(const wxPoint& point);

    PalettePanel& panel_;
    int pointed_at_ = -1;
    int height_ = 16;       // of a line of the name
    int small_height_ = 14; // and of the words below it
};

} // namespace muster
