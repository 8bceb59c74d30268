// SPDX-License-Identifier: MIT
// The columns of ArmyGrid and their widths.
#include "gui/army/army_grid.h"
#include "gui/army/fixed_columns.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr int level_indent = 18; // also the space for an icon
constexpr int beside_name = 8;   // what is left at the sides of a cell
constexpr int usual_name_width = 200;
constexpr int max_name_width = 340;
constexpr int min_column_width = 20;
constexpr int min_text_width = 110; // of names and notation in a narrow window

} // namespace

void ArmyGrid::make_columns() {
    tree_->ClearColumns();
    model_->choose_columns();
    needed_.clear();
    const auto add = [&](const wxString& title, wxDataViewRenderer* renderer, unsigned column, int width,
                         wxAlignment align) {
        auto* added = new wxDataViewColumn(title, renderer, column, width, align, wxDATAVIEW_COL_RESIZABLE);
        tree_->AppendColumn(added);
        return added;
    };
    auto* names = new wxDataViewIconTextRenderer("wxDataViewIconText", wxDATAVIEW_CELL_EDITABLE);
    wxDataViewColumn* name =
        add(wx(bench_.ruleset().level_words[index_of(Level::army)]), names, ArmyModel::name_column,
            with_text_size(*this, usual_name_width), wxALIGN_LEFT);
    names->EnableEllipsize(wxELLIPSIZE_END);
    reserve_icon_width(*name, FromDIP(ArmyModel::mark_size));
    tree_->SetExpanderColumn(name);
    set_head_tip(*name, _("What the army consists of, and the marks of its elements"));
    unsigned column = ArmyModel::name_column + 1;
    for (const FixedColumn& fixed : fixed_columns())
        set_head_tip(*add(wxGetTranslation(wxString::FromUTF8(fixed.title)),
                          new wxDataViewTextRenderer("string", fixed.edit ? wxDATAVIEW_CELL_EDITABLE
                                                                          : wxDATAVIEW_CELL_INERT),
                          column++, with_text_size(*this, fixed.width), fixed.alignment),
                     wxGetTranslation(wxString::FromUTF8(fixed.help)));
    for (const GridColumn& described : model_->columns()) {
        const wxAlignment align = described.alignment == Alignment::start    ? wxALIGN_LEFT
                                  : described.alignment == Alignment::middle ? wxALIGN_CENTRE_HORIZONTAL
                                                                             : wxALIGN_RIGHT;
        const wxString title = wx(described.short_name.empty() ? described.name : described.short_name);
        auto* cells = new wxDataViewTextRenderer();
        cells->EnableEllipsize(wxELLIPSIZE_END);
        set_head_tip(*add(title, cells, column++, FromDIP(min_column_width), align), wx(described.help));
    }
    // The room that is left over, so that it does not part the names from their figures.
    wxDataViewColumn* rest = add(wxString(), new wxDataViewTextRenderer(), column, 0, wxALIGN_LEFT);
    rest->SetMinWidth(0);
    expand_column(*rest);
    widths_.begin(*tree_);
}

// The width that the names need. Only the name with the most characters of each level is measured.
int ArmyGrid::name_width() const {
    std::array<wxString, level_count> longest;
    for (const Place& place : all_places(bench_.army())) {
        const wxString name = model_->name_at(place);
        if (wxString& so_far = longest.at(index_of(place.level())); name.length() > so_far.length())
            so_far = name;
    }
    int width = 0;
    for (std::size_t level = 0; level < level_count; ++level)
        width = std::max(width, FromDIP(level_indent) * static_cast<int>(level + 2) +
                                    TextMetrics::width(*tree_,
                                                       level <= index_of(Level::body) ? bold_font(*tree_)
                                                                                      : tree_->GetFont(),
                                                       longest.at(level)));
    return std::min(width + FromDIP(beside_name), with_text_size(*this, max_name_width));
}

// The column of names only grows, so that an edit does not move all columns.
void ArmyGrid::measure_columns() {
    name_width_ = name_width();
    const int names = std::max(
        {name_width_, with_text_size(*this, usual_name_width), needed_.empty() ? 0 : needed_.front()});
    needed_ = ColumnWidths::needed(*tree_, ArmyModel::first_sheet_column(), model_->longest_cells());
    std::vector<int> before{names};
    for (const FixedColumn& fixed : fixed_columns())
        before.push_back(with_text_size(*this, fixed.width));
    needed_.insert(needed_.begin(), before.begin(), before.end());
    hide_repeated_column();
}

std::vector<ColumnNeed> ArmyGrid::column_needs() const {
    std::vector<ColumnNeed> needs;
    for (std::size_t i = 0; i < needed_.size(); ++i) {
        ColumnNeed& need = needs.emplace_back(ColumnNeed{needed_[i], needed_[i], false});
        if (i < ArmyModel::first_sheet_column()) {
            need.is_important = true;
        } else {
            const std::size_t column = i - ArmyModel::first_sheet_column();
            const GridColumn& described = model_->columns()[column];
            need.is_important = described.total || described.strong;
            if (described.strong)
                need.least = std::min(need.wanted, with_text_size(*this, min_text_width));
            if (model_->repeated_column() == column)
                need = {0, 0, false};
        }
    }
    if (!needs.empty())
        needs.front().least = std::min(needs.front().wanted, with_text_size(*this, min_text_width));
    return needs;
}

void ArmyGrid::fit_columns_to(int tree_width) {
    widths_.set(*tree_, fitted_widths(column_needs(), tree_width));
}

// What the column of counts shows too is not shown twice.
void ArmyGrid::hide_repeated_column() {
    for (std::size_t i = 0; i < model_->columns().size(); ++i) {
        wxDataViewColumn& column =
            *tree_->GetColumn(ArmyModel::first_sheet_column() + static_cast<unsigned>(i));
        const bool hidden = model_->repeated_column() == i;
        if (column.IsHidden() != hidden)
            column.SetHidden(hidden);
    }
}

} // namespace muster
