// SPDX-License-Identifier: MIT
// GridWidths: how wide the columns of the army's grid are. As they are set, and not asked of every cell, the
// tree need not measure its rows: of a large army it only looks at those that are seen. So it is with any
// table whose rows are all alike.
#pragma once

#include <wx/string.h>

#include <vector>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace muster {

// Columns stay as wide as they are set and all rows are as high as the first; no cell is measured for either.
void set_rows_alike(wxDataViewCtrl& table);

// The column gets what the table is wider than all columns need.
void take_spare_room(wxDataViewColumn& column);

class GridWidths {
public:
    // Columns that were made anew, with widths of their own; all rows are as high as the first.
    void begin(wxDataViewCtrl& tree);
    // What each column from the `first` on needs for its title and its cells, in pixels; `cells` has of each
    // those that may be the widest. They are bold, or of the tree's own font.
    [[nodiscard]] static std::vector<int> needed(const wxDataViewCtrl& tree, unsigned first,
                                                 const std::vector<std::vector<wxString>>& cells,
                                                 bool bold = true);
    // Makes the columns so wide; one that the user made another width stays so.
    void set(wxDataViewCtrl& tree, const std::vector<int>& widths);

private:
    std::vector<int> set_; // what each was made
};

} // namespace muster
