// SPDX-License-Identifier: MIT
#include "gui/army/grid_widths.h"

#include "gui/toolkit/theme.h"
#include "gui/widgets/text_measures.h"

#include <wx/dataview.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <algorithm>

namespace muster {

namespace {

constexpr int beside_title = 18;
constexpr int beside_cell = 12;

// Without what it has got of spare room.
int set_width(const wxDataViewColumn& column) {
#ifdef __WXGTK__
    return gtk_tree_view_column_get_fixed_width(GTK_TREE_VIEW_COLUMN(column.GetGtkHandle()));
#else
    return column.GetWidth();
#endif
}

} // namespace

void set_rows_alike([[maybe_unused]] wxDataViewCtrl& table) {
#ifdef __WXGTK__
    for (unsigned i = 0; i < table.GetColumnCount(); ++i)
        gtk_tree_view_column_set_sizing(GTK_TREE_VIEW_COLUMN(table.GetColumn(i)->GetGtkHandle()),
                                        GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_set_fixed_height_mode(GTK_TREE_VIEW(table.GtkGetTreeView()), TRUE);
#endif
}

void GridWidths::begin(wxDataViewCtrl& tree) {
    set_.assign(tree.GetColumnCount(), 0);
    set_rows_alike(tree);
}

void take_spare_room([[maybe_unused]] wxDataViewColumn& column) {
#ifdef __WXGTK__
    gtk_tree_view_column_set_expand(GTK_TREE_VIEW_COLUMN(column.GetGtkHandle()), TRUE);
#endif
}

std::vector<int> GridWidths::needed(const wxDataViewCtrl& tree, unsigned first,
                                    const std::vector<std::vector<wxString>>& cells, bool bold) {
    const wxFont usual = tree.GetFont();
    const wxFont font = bold ? bold_font(tree) : usual;
    std::vector<int> widths;
    for (unsigned i = first; i < tree.GetColumnCount() && i - first < cells.size(); ++i) {
        int width =
            TextMeasures::width(tree, usual, tree.GetColumn(i)->GetTitle()) + tree.FromDIP(beside_title);
        for (const wxString& cell : cells[i - first])
            width = std::max(width, TextMeasures::width(tree, font, cell) + tree.FromDIP(beside_cell));
        widths.push_back(width);
    }
    return widths;
}

void GridWidths::set(wxDataViewCtrl& tree, const std::vector<int>& widths) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
        wxDataViewColumn& column = *tree.GetColumn(static_cast<unsigned>(i));
        const int now = set_width(column); // 0 before it is first laid out, where that tells
        if (widths[i] == set_[i] || (set_[i] != 0 && now != 0 && now != set_[i]))
            continue;
        set_[i] = widths[i];
        column.SetWidth(widths[i]);
    }
}

} // namespace muster
