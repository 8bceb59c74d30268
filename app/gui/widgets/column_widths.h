// SPDX-License-Identifier: MIT
// ColumnWidths: how wide the columns of a table or tree are. As they are set, and not asked of every cell,
// the control need not measure its rows: of a large army it only looks at those that are seen.
#pragma once

#include <wx/string.h>

#include <vector>

class wxDataViewCtrl;

namespace muster {

class ColumnWidths {
public:
    // After the columns were made, with widths of their own; all rows become as high as the first.
    void begin(wxDataViewCtrl& tree);
    // What each column from the `first` on needs for its title and its cells, in pixels; `cells` has for each
    // those that may be the widest. They are bold, or in the tree's own font.
    [[nodiscard]] static std::vector<int> needed(const wxDataViewCtrl& tree, unsigned first,
                                                 const std::vector<std::vector<wxString>>& cells,
                                                 bool bold = true);
    // Gives the columns these widths, in pixels; a column that the user has resized keeps its width.
    void set(wxDataViewCtrl& tree, const std::vector<int>& widths);

private:
    std::vector<int> set_; // the last width given to each column
};

} // namespace muster
