// SPDX-License-Identifier: MIT
// ColumnWidths: sets the widths of the columns of a table or tree, so that the control need not measure every
// cell: of a large army it only reads the visible rows.
#pragma once

#include <wx/string.h>

#include <span>
#include <vector>

class wxDataViewCtrl;

namespace muster {

// The room that a column wants, in pixels.
struct ColumnNeed {
    int wanted = 0; // for its title and its widest cell
    int least = 0;  // if the important columns do not fit otherwise
    bool is_important = false;
};
// The widths in `room` pixels. Where the important columns do not fit, those of them that can yield do so,
// each by the same share; others keep their width and may end outside. Where there is room to spare, each
// gets a little more.
[[nodiscard]] std::vector<int> fitted_widths(std::span<const ColumnNeed> needs, int room);

class ColumnWidths {
public:
    // To be called after the columns were created. All rows get the height of the first one.
    void begin(wxDataViewCtrl& tree);
    // The width that each column from `first` on needs for its title and cells, in pixels. `cells` has the
    // candidates for the widest cell of each column; `bold` is their font.
    [[nodiscard]] static std::vector<int> needed(const wxDataViewCtrl& tree, unsigned first,
                                                 const std::vector<std::vector<wxString>>& cells,
                                                 bool bold = true);
    // Sets the widths, in pixels; a column that the user has resized keeps its width.
    void set(wxDataViewCtrl& tree, const std::vector<int>& widths);

private:
    std::vector<int> set_; // the last width given to each column
};

} // namespace muster
