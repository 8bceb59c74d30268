// SPDX-License-Identifier: MIT
#include "gui/event/event_model.h"

#include "gui/event/state_colours.h"
#include "gui/toolkit/wx_text.h"

#include <algorithm>
#include <utility>

namespace muster {

EventModel::EventModel(const EventMatrix& matrix, std::function<bool(unsigned row)> is_selected)
    : matrix_(matrix), is_selected_(std::move(is_selected)) {}

// Not all at once if none has gone: the table would scroll to its beginning.
void EventModel::rows_replaced() {
    const auto rows = static_cast<unsigned>(matrix_.rows().size());
    if (rows < GetCount() || GetCount() == 0) {
        Reset(rows);
        return;
    }
    for (unsigned row = 0, before = GetCount(); row < before; ++row)
        RowChanged(row);
    while (GetCount() < rows)
        RowAppended();
}

wxString EventModel::GetColumnType(unsigned /*column*/) const {
    return "string";
}

std::vector<wxString> EventModel::longest_cells(unsigned column) const {
    constexpr std::size_t several = 3; // narrow letters may be more
    std::vector<wxString> cells;
    for (const MatrixRow& row : matrix_.all_rows())
        cells.push_back(wx(matrix_.text(row, matrix_columns.at(column))));
    const std::size_t kept = std::min(several, cells.size());
    std::partial_sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(kept), cells.end(),
                      [](const wxString& a, const wxString& b) { return a.length() > b.length(); });
    cells.resize(kept);
    return cells;
}

void EventModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    // Between a change and the table's reset there may be other rows than it asks for.
    const bool is_known = row < matrix_.rows().size() && column < matrix_columns.size();
    value = is_known ? wx(matrix_.text(matrix_.rows()[row], matrix_columns.at(column))) : wxString();
}

bool EventModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const {
    if (row >= matrix_.rows().size() || column >= matrix_columns.size())
        return false;
    const MatrixColumn shown = matrix_columns.at(column);
    if (shown == MatrixColumn::player) {
        attr.SetBold(true);
        return true;
    }
    const bool is_coloured = shown == MatrixColumn::state || shown == MatrixColumn::findings;
    if (!is_coloured || is_selected_(row))
        return false;
    attr.SetColour(state_colour(matrix_.rows()[row].state));
    return true;
}

} // namespace muster
