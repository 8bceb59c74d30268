// SPDX-License-Identifier: MIT
// The columns of the library's table.
#include "gui/library/library_model.h"
#include "gui/library/library_page.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int usual_width = 90; // before its cells are known
constexpr int widest_column = 300;

} // namespace

void LibraryPage::add_column(const wxString& title, unsigned model_column, Column column, wxAlignment align) {
    auto* renderer = new wxDataViewTextRenderer();
    renderer->EnableEllipsize(wxELLIPSIZE_END);
    table_->AppendColumn(new wxDataViewColumn(title, renderer, model_column, FromDIP(usual_width), align,
                                              wxDATAVIEW_COL_RESIZABLE));
    column.title = title;
    columns_.push_back(std::move(column));
}

// Which way the table is sorted, beside the title of the column that it is sorted by.
void LibraryPage::mark_sorted() {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const Column& column = columns_[i];
        const bool sorted = column.sortable && column.sort == query_.sort && column.number == query_.number;
        const wxString sign = !sorted             ? wxString()
                              : query_.descending ? wxString::FromUTF8(" ▾")
                                                  : wxString::FromUTF8(" ▴");
        table_->GetColumn(static_cast<unsigned>(i))->SetTitle(column.title + sign);
    }
}

void LibraryPage::fit_columns() {
    std::vector<std::vector<wxString>> cells;
    for (unsigned i = 0; i < table_->GetColumnCount(); ++i) {
        cells.push_back(model_->longest_cells(table_->GetColumn(i)->GetModelColumn()));
        cells.back().push_back(columns_[i].title + wxString::FromUTF8("  ▾")); // when it is sorted by
    }
    const std::vector<int> others = ColumnWidths::needed(*table_, 1, {cells.begin() + 1, cells.end()}, false);
    cells.resize(1); // the names are bold
    std::vector<int> widths = ColumnWidths::needed(*table_, 0, cells);
    widths.insert(widths.end(), others.begin(), others.end());
    for (int& width : widths)
        width = std::min(width, FromDIP(widest_column));
    widths_.set(*table_, widths);
}

void LibraryPage::make_columns() {
    table_->ClearColumns();
    columns_.clear();
    using S = LibrarySort;
    add_column(_("Name"), LibraryModel::name, {S::name, {}, true});
    add_column(_("Verdict"), LibraryModel::verdict, {S::verdict, {}, true});
    if (model_->numbers().empty()) {
        add_column(_("Rules"), LibraryModel::ruleset, {S::ruleset, {}, true});
        add_column(_("Size"), LibraryModel::size, {S::total, {}, true});
    }
    for (std::size_t i = 0; i < model_->numbers().size(); ++i)
        add_column(wx(model_->numbers()[i].name), LibraryModel::first_number + static_cast<unsigned>(i),
                   {S::total, model_->numbers()[i].id, true}, wxALIGN_RIGHT);
    add_column(in_trash() ? _("Deleted") : _("Saved"), LibraryModel::saved, {S::saved, {}, true});
    add_column(_("Player"), LibraryModel::player, {S::player, {}, true});
    add_column(_("List"), LibraryModel::list, {S::list, {}, true});
    add_column(_("Event"), LibraryModel::event, {S::event, {}, true});
    add_column(_("Date"), LibraryModel::date, {S::date, {}, true});
    add_column(_("Tags"), LibraryModel::tags, {S::saved, {}, false});
    mark_sorted();
    widths_.begin(*table_);
    fits_columns_ = true;
}

} // namespace muster
