// SPDX-License-Identifier: MIT
#include "grid_widths.h"

#include "text_measures.h"
#include "theme.h"

#include <wx/dataview.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <algorithm>

namespace muster {

namespace {

constexpr int beside_title = 18;
constexpr int beside_cell = 12;

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

void GridWidths::fit(wxDataViewCtrl& tree, unsigned first, const std::vector<std::vector<wxString>>& cells,
                     int widest, bool bold) {
    const wxFont usual = tree.GetFont();
    const wxFont font = bold ? bold_font(tree) : usual;
    for (unsigned i = first; i < tree.GetColumnCount() && i - first < cells.size(); ++i) {
        wxDataViewColumn& column = *tree.GetColumn(i);
        int width = TextMeasures::width(tree, usual, column.GetTitle()) + tree.FromDIP(beside_title);
        for (const wxString& cell : cells[i - first])
            width = std::max(width, TextMeasures::width(tree, font, cell) + tree.FromDIP(beside_cell));
        if (widest != 0)
            width = std::min(width, widest);
        const int now = column.GetWidth(); // 0 before it is first laid out
        if (width == set_[i] || (set_[i] != 0 && now != 0 && now != set_[i]))
            continue;
        set_[i] = width;
        column.SetWidth(width);
    }
}

} // namespace muster
