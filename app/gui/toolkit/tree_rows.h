// SPDX-License-Identifier: MIT
// What wxDataViewCtrl does not offer on every platform: fixed rows and columns, scrolling by pixels, and keys
// that the native tree would take from the window. Where a platform cannot do something, nothing happens.
#pragma once

#include <functional>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace muster {

// Columns stay as wide as they are set and all rows are as high as the first; no cell is measured for either.
void fix_row_sizes(wxDataViewCtrl& table);
// The column gets what the table is wider than all columns need.
void expand_column(wxDataViewColumn& column);
// In pixels, without the spare room; 0 before the first layout, where the platform knows.
[[nodiscard]] int assigned_width(const wxDataViewColumn& column);

// In pixels from the first row; 0 where the platform does not know.
[[nodiscard]] double scroll_position(const wxDataViewCtrl& tree);
void scroll_to(wxDataViewCtrl& tree, double position);

// Whether the tree knows where its rows are.
[[nodiscard]] bool is_realized(const wxDataViewCtrl& tree);
// A column of an icon and a text has two cells: its text becomes the one that EditItem() edits.
void focus_text_cell(wxDataViewColumn& column);
// Control+A, F, N and P reach the window's accelerators; the native tree would take them for moving about.
void release_tree_keys();

// Calls a function each time the tree has been laid out, for as long as it lives. The tree must outlive it.
class TreeLayoutObserver {
public:
    TreeLayoutObserver(wxDataViewCtrl& tree, std::function<void()> laid_out);
    ~TreeLayoutObserver();
    TreeLayoutObserver(const TreeLayoutObserver&) = delete;
    TreeLayoutObserver& operator=(const TreeLayoutObserver&) = delete;

private:
    wxDataViewCtrl& tree_;
    std::function<void()> laid_out_;
};

} // namespace muster
