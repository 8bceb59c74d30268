// SPDX-License-Identifier: MIT
// EventModel: the rows of an EventMatrix for the table.
#pragma once

#include "event/event_matrix.h"

#include <wx/dataview.h>

#include <functional>
#include <vector>

namespace muster {

class EventModel : public wxDataViewVirtualListModel {
public:
    // The matrix must outlive it. `is_selected`: whether a row is drawn in the desktop's selection colours.
    EventModel(const EventMatrix& matrix, std::function<bool(unsigned row)> is_selected);

    void rows_replaced();
    // The longest texts of the column, whatever filter and search leave: candidates for the widest cell.
    [[nodiscard]] std::vector<wxString> longest_cells(unsigned column) const;

    [[nodiscard]] unsigned GetColumnCount() const override {
        return static_cast<unsigned>(matrix_columns.size());
    }
    [[nodiscard]] wxString GetColumnType(unsigned column) const override;
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant& /*value*/, unsigned /*row*/, unsigned /*column*/) override {
        return false;
    }
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    const EventMatrix& matrix_;
    std::function<bool(unsigned row)> is_selected_;
};

} // namespace muster
