// SPDX-License-Identifier: MIT
// ColumnWidths: sets the widths of the columns of a table or tree, so that the control need not measure every
// cell: of a large army it only reads the visible rows.
#pragma once

#include <wx/string.h>

#include <vector>

class wxDataViewCtrl;

namespace muster {

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
