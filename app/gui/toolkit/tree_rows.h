// SPDX-License-Identifier: MIT
// Features that wxDataViewCtrl lacks: fixed sizes of rows and columns, scrolling by pixels, and release of
// the keys that the native tree would catch. On platforms without a feature its function does nothing.
#pragma once

#include <functional>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace muster {

// Columns keep the width they are given, and all rows have the height of the first one, so that no cell needs
// to be measured.
void fix_row_sizes(wxDataViewCtrl& table);
// Rows have no gap between them, so that more of them are seen.
void close_row_gaps(wxDataViewCtrl& tree);
// The column takes the width that the others leave over.
void expand_column(wxDataViewColumn& column);
// In pixels, without the left-over width; 0 before the first layout on GTK.
[[nodiscard]] int assigned_width(const wxDataViewColumn& column);

// In pixels from the first row; 0 where the platform does not support it.
[[nodiscard]] double scroll_position(const wxDataViewCtrl& tree);
void scroll_to(wxDataViewCtrl& tree, double position);

// Whether the tree has positioned its rows.
[[nodiscard]] bool is_realized(const wxDataViewCtrl& tree);
// A column of icon and text has two cells: makes EditItem() edit the text.
void focus_text_cell(wxDataViewColumn& column);
// The icons of a column of icon and text have this width from the start. GTK does not measure rows of fixed
// sizes again, and would give an icon that comes later no room.
void reserve_icon_width(wxDataViewColumn& column, int width);
// A click on a selected row edits a text that is editable in place, as GTK has it: this says when it is.
void set_text_editable(wxDataViewColumn& column, bool editable);
// Makes Control+A, F, N and P reach the window's accelerators; the native tree would use them for navigation.
void release_tree_keys();
// Letters typed in the tree or table open no search box, which GTK has by default and which swallows keys.
void disable_search(wxDataViewCtrl& tree);

// Calls a function after each layout of the tree, as long as the observer lives. The tree must outlive it.
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
