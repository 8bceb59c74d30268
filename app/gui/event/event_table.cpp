// SPDX-License-Identifier: MIT
#include "gui/event/event_table.h"

#include "gui/event/event_model.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/tree_tips.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace muster {

namespace {

constexpr int usual_column = 90; // before the cells are known
constexpr int widest_cell = 240;

// The widths at which a column still tells something, in the order of MatrixColumn. Together they have room
// in the smallest window.
constexpr std::array<int, matrix_columns.size()> least_widths{84, 76, 44, 66, 66, 96, 68, 48};

constexpr int beside_text = 12; // in a cell

// By these an umpire works: they yield only once no other column can.
bool is_first_needed(MatrixColumn column) {
    return column == MatrixColumn::player || column == MatrixColumn::state ||
           column == MatrixColumn::findings;
}

bool is_number(MatrixColumn column) {
    return column == MatrixColumn::size || column == MatrixColumn::penalty;
}

} // namespace

EventTable::EventTable(wxWindow* parent, EventMatrix& matrix, Handlers handlers)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxDV_SINGLE | wxDV_ROW_LINES | wxBORDER_NONE),
      matrix_(matrix), handlers_(std::move(handlers)),
      model_(new EventModel(matrix, [this](unsigned row) { return IsSelected(model_->GetItem(row)); })) {
    set_accessible_name(*this, _("Players and their lists"));
    AssociateModel(model_.get());
    disable_search(*this);
    make_columns();
    tips_ = std::make_unique<CellTips>(*this, [this](const wxDataViewItem& item, unsigned column) {
        return item.IsOk() ? tip_of(model_->GetRow(item), column) : wxString();
    });
    Bind(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, [this](wxDataViewEvent& event) {
        if (const int column = event.GetColumn(); column >= 0)
            CallAfter([this, column] { sort_by(matrix_columns.at(static_cast<std::size_t>(column))); });
    });
    Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
         [this](wxDataViewEvent& /*event*/) { CallAfter([this] { handlers_.activated(); }); });
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) { on_selection_changed(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit_columns(); }); // GTK sets no widths while it gives out sizes
    });
    Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU,
         [this](wxDataViewEvent& /*event*/) { CallAfter([this] { show_menu(); }); });
}

EventTable::~EventTable() = default;

// The whole text of a cell that is cut off.
wxString EventTable::tip_of(unsigned row, unsigned column) const {
    if (row >= matrix_.rows().size() || column >= matrix_columns.size())
        return {};
    const wxString text = wx(matrix_.text(matrix_.rows()[row], matrix_columns.at(column)));
    const wxFont font = matrix_columns.at(column) == MatrixColumn::player ? bold_font(*this) : GetFont();
    const int width = assigned_width(*GetColumn(column));
    return TextMetrics::width(*this, font, text) + FromDIP(beside_text) > width ? text : wxString();
}

void EventTable::make_columns() {
    for (std::size_t i = 0; i < matrix_columns.size(); ++i) {
        auto* renderer = new wxDataViewTextRenderer();
        renderer->EnableEllipsize(wxELLIPSIZE_END);
        AppendColumn(new wxDataViewColumn(wx(EventMatrix::title(matrix_columns.at(i))), renderer,
                                          static_cast<unsigned>(i), FromDIP(usual_column),
                                          is_number(matrix_columns.at(i)) ? wxALIGN_RIGHT : wxALIGN_LEFT,
                                          wxDATAVIEW_COL_RESIZABLE));
    }
    widths_.begin(*this);
}

void EventTable::mark_sorted() {
    for (std::size_t i = 0; i < matrix_columns.size(); ++i) {
        const MatrixColumn column = matrix_columns.at(i);
        const wxString sign = !matrix_.is_sorted_by(column) ? wxString()
                              : matrix_.is_descending()     ? wxString::FromUTF8(" ▾")
                                                            : wxString::FromUTF8(" ▴");
        GetColumn(static_cast<unsigned>(i))->SetTitle(wx(EventMatrix::title(column)) + sign);
    }
}

// Of all rows, and never less than before, so that neither a filter nor a decision moves the columns.
void EventTable::measure_columns() {
    std::vector<std::vector<wxString>> cells;
    for (unsigned i = 0; i < GetColumnCount(); ++i) {
        cells.push_back(model_->longest_cells(i));
        cells.back().push_back(wx(EventMatrix::title(matrix_columns.at(i))) + wxString::FromUTF8("  ▾"));
    }
    std::vector<int> needed = ColumnWidths::needed(*this, 0, cells);
    needed.front() = ColumnWidths::needed(*this, 0, {cells.front()}, true).front(); // the players' names
    if (measured_font_ != GetFont() || wanted_.size() != needed.size())
        wanted_.assign(needed.size(), 0);
    measured_font_ = GetFont();
    for (std::size_t i = 0; i < needed.size(); ++i)
        wanted_[i] = std::max(wanted_[i], std::min(needed[i], with_text_size(*this, widest_cell)));
}

// Into the room that there is beside a scroll bar: all of them yield rather than one ends outside.
void EventTable::fit_columns() {
    const int bar = std::max(wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this), 0);
    const int room = GetSize().x - bar;
    std::vector<int> widths;
    for (const bool all_yield : {false, true}) {
        std::vector<ColumnNeed> needs;
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            const bool yields = all_yield || !is_first_needed(matrix_columns.at(i));
            const int least = yields ? with_text_size(*this, least_widths.at(i)) : wanted_[i];
            needs.push_back({wanted_[i], std::min(wanted_[i], least), true});
        }
        widths = fitted_widths(needs, room);
        if (std::accumulate(widths.begin(), widths.end(), 0) <= room)
            break;
    }
    widths_.set(*this, widths);
}

void EventTable::show_rows() {
    is_replacing_ = true; // what is selected then is told once
    model_->rows_replaced();
    mark_sorted();
    set_head_tip(*GetColumn(static_cast<unsigned>(MatrixColumn::size)), wx(matrix_.size_title()));
    set_head_tip(*GetColumn(static_cast<unsigned>(MatrixColumn::received)), _("Month, day and time, in UTC"));
    measure_columns();
    fit_columns();
    if (!select(player_, slot_) && !matrix_.rows().empty())
        select_row(std::min(place_, matrix_.rows().size() - 1));
    is_replacing_ = false;
    on_selection_changed();
}

void EventTable::begin_again() {
    player_ = 0;
    place_ = 0;
}

const MatrixRow* EventTable::selected() const {
    const wxDataViewItem item = GetSelection();
    if (!item.IsOk())
        return nullptr;
    const unsigned row = model_->GetRow(item);
    return row < matrix_.rows().size() ? &matrix_.rows()[row] : nullptr;
}

bool EventTable::select(std::int64_t player, std::int32_t slot) {
    const std::vector<MatrixRow>& rows = matrix_.rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const MatrixRow& row) {
        return row.player->player.id == player && row.slot() == slot;
    });
    if (found == rows.end())
        return false;
    select_row(static_cast<std::size_t>(found - rows.begin()));
    return true;
}

void EventTable::select_row(std::size_t row) {
    const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row));
    Select(item);
    SetCurrentItem(item); // arrow keys go on from there
    EnsureVisible(item);
    on_selection_changed();
}

void EventTable::on_selection_changed() {
    if (is_replacing_)
        return;
    if (const MatrixRow* row = selected()) {
        player_ = row->player->player.id;
        slot_ = row->slot();
        place_ = model_->GetRow(GetSelection());
    }
    handlers_.selection_changed();
}

bool EventTable::select_next(const std::function<bool(const MatrixRow&)>& is_wanted) {
    const std::vector<MatrixRow>& rows = matrix_.rows();
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const std::size_t row = (place_ + i) % rows.size();
        if (!is_wanted(rows[row]))
            continue;
        select_row(row);
        return true;
    }
    return false;
}

void EventTable::hide_selection() {
    is_replacing_ = true;
    UnselectAll();
    is_replacing_ = false;
}

void EventTable::select_again() {
    if (!select(player_, slot_))
        handlers_.selection_changed();
}

void EventTable::sort_by(MatrixColumn column) {
    matrix_.sort_by(column);
    show_rows();
}

// For the keyboard: the heads of columns answer to the mouse only.
void EventTable::show_menu() {
    wxMenu menu;
    for (std::size_t i = 0; i < matrix_columns.size(); ++i)
        menu.AppendCheckItem(static_cast<int>(i) + 1,
                             wxString::Format(_("Sort by: %s"), wx(EventMatrix::title(matrix_columns.at(i)))))
            ->Check(matrix_.is_sorted_by(matrix_columns.at(i)));
    const int chosen = GetPopupMenuSelectionFromUser(menu);
    if (chosen > 0)
        sort_by(matrix_columns.at(static_cast<std::size_t>(chosen) - 1));
}

} // namespace muster
