// SPDX-License-Identifier: MIT
// GridWidths: how wide the columns of the army's grid are. As they are set, and not asked of every cell, the
// tree need not measure its rows: of a large army it only looks at those that are seen. So it is with any
// table whose rows are all alike.
#pragma once

#include <wx/string.h>

#include <vector>

class wxDataViewCtrl;

namespace muster {

// Columns stay as wide as they are set and all rows are as high as the first; no cell is measured for either.
void set_rows_alike(wxDataViewCtrl& table);

class GridWidths {
public:
    // Columns that were made anew, with widths of their own; all rows are as high as the first.
    void begin(wxDataViewCtrl& tree);
    // Each column from the `first` on becomes as wide as its title and its cells need; `cells` has of each
    // those that may be the widest. A column that the user made another width stays so; none is made wider
    // than `widest`, in pixels, unless that is 0. The cells are bold, or of the tree's own font.
    void fit(wxDataViewCtrl& tree, unsigned first, const std::vector<std::vector<wxString>>& cells,
             int widest = 0, bool bold = true);

private:
    std::vector<int> set_; // what each was made
};

} // namespace muster
