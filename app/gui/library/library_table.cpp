// SPDX-License-Identifier: MIT
#include "gui/library/library_table.h"

#include "gui/library/library_model.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/wx_text.h"

#include <wx/dataobj.h>
#include <wx/intl.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace muster {

namespace {

constexpr int usual_width = 90; // before the cells are known
constexpr int widest_column = 300;

} // namespace

LibraryTable::LibraryTable(wxWindow* parent, LibraryBrowser& browser, Handlers handlers)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxDV_MULTIPLE | wxDV_ROW_LINES | wxBORDER_NONE),
      browser_(browser), handlers_(std::move(handlers)),
      model_(new LibraryModel(browser, [this](unsigned row) { return IsSelected(model_->GetItem(row)); })) {
    set_accessible_name(*this, _("Armies in the library"));
    AssociateModel(model_.get());
    disable_search(*this);
    make_columns();
    bind();
}

void LibraryTable::bind() {
    Bind(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, [this](wxDataViewEvent& event) {
        if (const int column = event.GetColumn(); column >= 0)
            CallAfter([this, column] { browser_.toggle_sort(static_cast<std::size_t>(column)); });
    });
    Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
         [this](wxDataViewEvent& /*event*/) { CallAfter([this] { handlers_.activated(); }); });
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) { on_selection_changed(); });
    Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& /*event*/) { handlers_.menu(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        selection_at_press_ = browser_.selection();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { event.Skip(!press_key(event)); });
    Bind(wxEVT_DATAVIEW_ITEM_BEGIN_DRAG, &LibraryTable::begin_drag, this);
    EnableDragSource(wxDF_FILENAME);
}

void LibraryTable::make_columns() {
    ClearColumns();
    shown_columns_.clear();
    for (std::size_t i = 0; i < browser_.columns().size(); ++i) {
        const LibraryColumn& column = browser_.columns()[i];
        auto* renderer = new wxDataViewTextRenderer();
        renderer->EnableEllipsize(wxELLIPSIZE_END);
        AppendColumn(new wxDataViewColumn(
            wx(column.title), renderer, static_cast<unsigned>(i), FromDIP(usual_width),
            column.right_aligned ? wxALIGN_RIGHT : wxALIGN_LEFT, wxDATAVIEW_COL_RESIZABLE));
        shown_columns_.emplace_back(column.id, column.number);
    }
    mark_sorted();
    widths_.begin(*this);
    fits_columns_ = true;
}

void LibraryTable::show_columns() {
    std::vector<std::pair<std::string, std::string>> wanted;
    for (const LibraryColumn& column : browser_.columns())
        wanted.emplace_back(column.id, column.number);
    if (wanted == shown_columns_) {
        mark_sorted();
        return;
    }
    model_->columns_changed();
    make_columns();
}

// The title of the column that the armies are sorted by shows the direction.
void LibraryTable::mark_sorted() {
    for (std::size_t i = 0; i < browser_.columns().size(); ++i) {
        const LibraryColumn& column = browser_.columns()[i];
        const wxString sign = !browser_.sorts_by(column)    ? wxString()
                              : browser_.query().descending ? wxString::FromUTF8(" ▾")
                                                            : wxString::FromUTF8(" ▴");
        GetColumn(static_cast<unsigned>(i))->SetTitle(wx(column.title) + sign);
    }
}

void LibraryTable::fit_columns() {
    std::vector<std::vector<wxString>> cells;
    for (unsigned i = 0; i < GetColumnCount(); ++i) {
        cells.push_back(model_->longest_cells(i));
        cells.back().push_back(wx(browser_.columns()[i].title) + wxString::FromUTF8("  ▾")); // when sorted by
    }
    const std::vector<int> others = ColumnWidths::needed(*this, 1, {cells.begin() + 1, cells.end()}, false);
    cells.resize(1); // the names are bold
    std::vector<int> widths = ColumnWidths::needed(*this, 0, cells);
    widths.insert(widths.end(), others.begin(), others.end());
    for (int& width : widths)
        width = std::min(width, with_text_size(*this, widest_column));
    widths_.set(*this, widths);
}

void LibraryTable::show_rows(bool from_top) {
    with_all_rows_ = WithAllRows::nothing;
    replacing_rows_ = true; // the table reports the end of its old selection
    model_->rows_replaced();
    replacing_rows_ = false;
    const bool more = browser_.query().typed.empty() && browser_.rows().size() > found_before_; // an import
    found_before_ = browser_.found();
    if (!browser_.rows().empty() && (std::exchange(fits_columns_, false) || more))
        fit_columns();
    if (from_top && !browser_.rows().empty())
        EnsureVisible(model_->GetItem(0));
    show_selection();
    handlers_.selection_changed();
}

void LibraryTable::show_added_rows(std::size_t first) {
    model_->rows_added(first);
    if (browser_.has_all_rows())
        act_with_all_rows();
}

bool LibraryTable::press_key(const wxKeyEvent& event) {
    const bool is_end = event.GetKeyCode() == WXK_END || event.GetKeyCode() == WXK_NUMPAD_END;
    // The menu has this key for the open army, and GTK would not pass it on.
    const bool is_all = event.GetKeyCode() == 'A' && event.GetModifiers() == wxMOD_CONTROL;
    if (!is_all && (!is_end || event.HasAnyModifiers() || browser_.has_all_rows()))
        return false;
    with_all_rows_ = is_all ? WithAllRows::select_all : WithAllRows::select_last;
    if (browser_.has_all_rows())
        act_with_all_rows();
    else
        browser_.fetch_rest();
    return true;
}

void LibraryTable::act_with_all_rows() {
    switch (std::exchange(with_all_rows_, WithAllRows::nothing)) {
    case WithAllRows::nothing: return;
    case WithAllRows::select_last: select_last(); return;
    case WithAllRows::select_all: select_all(); return;
    }
}

void LibraryTable::select_all() {
    std::vector<ArmyId> armies;
    armies.reserve(browser_.rows().size());
    for (const StoredArmy& row : browser_.rows())
        armies.push_back(row.id);
    select(armies);
}

void LibraryTable::select_last() {
    const wxDataViewItem last = model_->GetItem(static_cast<unsigned>(browser_.rows().size() - 1));
    SetCurrentItem(last);
    select({browser_.rows().back().id});
    EnsureVisible(last);
}

void LibraryTable::select(const std::vector<ArmyId>& armies) {
    browser_.select(armies);
    show_selection();
    handlers_.selection_changed();
}

void LibraryTable::show_selection() {
    wxDataViewItemArray items;
    for (const StoredArmy* row : browser_.selected_rows())
        items.push_back(model_->GetItem(static_cast<unsigned>(row - browser_.rows().data())));
    SetSelections(items);
}

std::vector<ArmyId> LibraryTable::selected_items() const {
    wxDataViewItemArray items;
    GetSelections(items);
    std::vector<ArmyId> armies;
    for (const wxDataViewItem& item : items)
        if (const StoredArmy* army = army_at(item))
            armies.push_back(army->id);
    return armies;
}

const StoredArmy* LibraryTable::army_at(const wxDataViewItem& item) const {
    if (!item.IsOk())
        return nullptr;
    const unsigned row = model_->GetRow(item);
    return row < browser_.rows().size() ? &browser_.rows()[row] : nullptr;
}

void LibraryTable::on_selection_changed() {
    if (replacing_rows_)
        return;
    browser_.select(selected_items());
    handlers_.selection_changed();
}

void LibraryTable::begin_drag(wxDataViewEvent& event) {
    // The press that begins the drag may have left only one of several selected.
    std::vector<ArmyId> armies = selection_at_press_;
    if (const StoredArmy* dragged = army_at(event.GetItem())) {
        const ArmyId army = dragged->id;
        if (std::find(armies.begin(), armies.end(), army) == armies.end())
            armies = {army};
        else
            select(armies);
    }
    const std::vector<std::filesystem::path> files = handlers_.files_to_drag(armies);
    if (files.empty()) {
        event.Veto();
        return;
    }
    auto data = std::make_unique<wxFileDataObject>();
    for (const std::filesystem::path& file : files)
        data->AddFile(wx(file));
    event.SetDataObject(data.release());
    event.SetDragFlags(wxDrag_CopyOnly);
}

} // namespace muster
