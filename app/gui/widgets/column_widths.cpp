// SPDX-License-Identifier: MIT
#include "gui/widgets/column_widths.h"

#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/tree_rows.h"

#include <wx/dataview.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int beside_title = 18;
constexpr int beside_cell = 12;

} // namespace

void ColumnWidths::begin(wxDataViewCtrl& tree) {
    set_.assign(tree.GetColumnCount(), 0);
    fix_row_sizes(tree);
}

std::vector<int> ColumnWidths::needed(const wxDataViewCtrl& tree, unsigned first,
                                      const std::vector<std::vector<wxString>>& cells, bool bold) {
    const wxFont usual = tree.GetFont();
    const wxFont font = bold ? bold_font(tree) : usual;
    std::vector<int> widths;
    for (unsigned i = first; i < tree.GetColumnCount() && i - first < cells.size(); ++i) {
        int width =
            TextMetrics::width(tree, usual, tree.GetColumn(i)->GetTitle()) + tree.FromDIP(beside_title);
        for (const wxString& cell : cells[i - first])
            width = std::max(width, TextMetrics::width(tree, font, cell) + tree.FromDIP(beside_cell));
        widths.push_back(width);
    }
    return widths;
}

void ColumnWidths::set(wxDataViewCtrl& tree, const std::vector<int>& widths) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
        wxDataViewColumn& column = *tree.GetColumn(static_cast<unsigned>(i));
        const int now = assigned_width(column); // 0 before the first layout on GTK
        if (widths[i] == set_[i] || (set_[i] != 0 && now != 0 && now != set_[i]))
            continue;
        set_[i] = widths[i];
        column.SetWidth(widths[i]);
    }
}

} // namespace muster
