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
constexpr int most_spare = 16; // of a column, in pixels

} // namespace

std::vector<int> fitted_widths(std::span<const ColumnNeed> needs, int room) {
    int wanted = 0;
    int important = 0;
    int may_yield = 0;
    int shown = 0;
    for (const ColumnNeed& need : needs) {
        wanted += need.wanted;
        shown += need.wanted > 0 ? 1 : 0;
        if (need.is_important) {
            important += need.wanted;
            may_yield += need.wanted - need.least;
        }
    }
    const int lack = std::min(std::max(important - room, 0), may_yield);
    const int spare = shown > 0 ? std::clamp((room - wanted) / shown, 0, most_spare) : 0;
    std::vector<int> widths;
    for (const ColumnNeed& need : needs) {
        const int yields = need.is_important && may_yield > 0
                               // Rounded up, so that the last column does not lack a pixel.
                               ? ((need.wanted - need.least) * lack + may_yield - 1) / may_yield
                               : 0;
        widths.push_back(need.wanted > 0 ? need.wanted - yields + spare : 0);
    }
    return widths;
}

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
        if (column.IsHidden())
            continue;
        const int now = assigned_width(column); // 0 before the first layout on GTK
        if (widths[i] == set_[i] || (set_[i] != 0 && now != 0 && now != set_[i]))
            continue;
        set_[i] = widths[i];
        column.SetWidth(widths[i]);
    }
}

} // namespace muster
