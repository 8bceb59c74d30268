// SPDX-License-Identifier: MIT
// EventTable: the players of an EventMatrix and their lists as a table that can be sorted.
#pragma once

#include "event/event_matrix.h"
#include "gui/widgets/column_widths.h"

#include <wx/dataview.h>

#include <functional>
#include <memory>

namespace muster {

class CellTips;
class EventModel;

class EventTable : public wxDataViewCtrl {
public:
    struct Handlers {
        std::function<void()> selection_changed;
        std::function<void()> activated; // by Enter or a double click
    };

    // The matrix must outlive it.
    EventTable(wxWindow* parent, EventMatrix& matrix, Handlers handlers);
    ~EventTable() override;

    // To be called when the matrix has other rows: selects the same list as before, else the one that took
    // its place.
    void show_rows();
    // The next show_rows() selects the first row, if it cannot select the same list.
    void forget_place() { place_ = 0; }
    // The next show_rows() selects the first row.
    void begin_again();
    // The columns need no longer be as wide as another event needed them.
    void forget_widths() { wanted_.clear(); }
    // Null if there is no row.
    [[nodiscard]] const MatrixRow* selected() const;
    // The list of this player in this slot; false if it is not shown.
    bool select(std::int64_t player, std::int32_t slot);
    void sort_by(MatrixColumn column);
    // The next row in their order, and then from the first, with this property; false if there is none.
    bool select_next(const std::function<bool(const MatrixRow&)>& is_wanted);
    // No row looks selected while something else is shown, and again the one that was.
    void hide_selection();
    void select_again();

private:
    void make_columns();
    void mark_sorted();
    void measure_columns();
    void fit_columns();
    void select_row(std::size_t row);
    void on_selection_changed();
    void show_menu();
    [[nodiscard]] wxString tip_of(unsigned row, unsigned column) const;

    EventMatrix& matrix_;
    Handlers handlers_;
    wxObjectDataPtr<EventModel> model_;
    ColumnWidths widths_;
    std::vector<int> wanted_; // by the columns, in pixels
    wxFont measured_font_;
    std::int64_t player_ = 0; // of the selected row
    std::int32_t slot_ = 1;
    std::size_t place_ = 0; // of that row
    std::unique_ptr<CellTips> tips_;
    bool is_replacing_ = false; // the table reports the end of its old selection
};

} // namespace muster
