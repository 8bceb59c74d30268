// SPDX-License-Identifier: MIT
// The columns of ArmyGrid and their widths.
#include "check/wording.h"
#include "gui/army/army_grid.h"
#include "gui/army/fixed_columns.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

constexpr int level_indent = 18; // also the space for an icon
constexpr int usual_name_width = 200;
constexpr int max_name_width = 290;
constexpr int min_column_width = 20;
constexpr int max_yield_percent = 20; // of the needed width of a column

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
    wxDataViewColumn* name = add(wx(bench_.ruleset().level_words[index_of(Level::army)]), names,
                                 ArmyModel::name_column, FromDIP(usual_name_width), wxALIGN_LEFT);
    names->EnableEllipsize(wxELLIPSIZE_END);
    tree_->SetExpanderColumn(name);
    expand_column(*name);
    unsigned column = ArmyModel::name_column + 1;
    for (const FixedColumn& fixed : fixed_columns())
        add(wxGetTranslation(wxString::FromUTF8(fixed.title)),
            new wxDataViewTextRenderer("string",
                                       fixed.edit ? wxDATAVIEW_CELL_EDITABLE : wxDATAVIEW_CELL_INERT),
            column++, FromDIP(fixed.width), fixed.alignment);
    for (const GridColumn& described : model_->columns()) {
        const wxAlignment align = described.alignment == Alignment::start    ? wxALIGN_LEFT
                                  : described.alignment == Alignment::middle ? wxALIGN_CENTRE_HORIZONTAL
                                                                             : wxALIGN_RIGHT;
        const wxString title = wx(described.short_name.empty() ? described.name : described.short_name);
        auto* cells = new wxDataViewTextRenderer();
        cells->EnableEllipsize(wxELLIPSIZE_END);
        add(title, cells, column++, FromDIP(min_column_width), align);
    }
    widths_.begin(*tree_);
}

// The width that the names need. Only the name with the most characters of each level is measured.
int ArmyGrid::name_width() const {
    std::array<std::string, level_count> longest;
    for (const Place& place : all_places(bench_.army())) {
        std::string name = element_name(place, bench_.army(), bench_.ruleset());
        if (std::string& so_far = longest.at(index_of(place.level())); name.size() > so_far.size())
            so_far = std::move(name);
    }
    int width = 0;
    for (std::size_t level = 0; level < level_count; ++level)
        width = std::max(width, FromDIP(level_indent) * static_cast<int>(level + 2) +
                                    TextMetrics::width(*tree_,
                                                       level <= index_of(Level::body) ? bold_font(*tree_)
                                                                                      : tree_->GetFont(),
                                                       wx(longest.at(level))));
    return std::min(width, FromDIP(max_name_width));
}

// The column of names only grows, so that an edit does not move all columns.
void ArmyGrid::measure_columns() {
    name_width_ = name_width();
    const int names =
        std::max({name_width_, FromDIP(usual_name_width), needed_.empty() ? 0 : needed_.front()});
    needed_ = ColumnWidths::needed(*tree_, ArmyModel::first_sheet_column(), model_->longest_cells());
    std::vector<int> before{names};
    for (const FixedColumn& fixed : fixed_columns())
        before.push_back(FromDIP(fixed.width));
    needed_.insert(needed_.begin(), before.begin(), before.end());
}

// If not all columns fit, the names get no more than they need; then the widest other column and finally the
// names yield a little if that makes one more column fully visible. The costs are in the rightmost columns.
void ArmyGrid::fit_columns_to(int tree_width) {
    std::vector<int> widths = needed_;
    if (widths.size() > ArmyModel::first_sheet_column()) {
        const auto widest =
            std::max_element(widths.begin() + ArmyModel::first_sheet_column(), widths.end() - 1);
        const std::array<std::pair<int*, int>, 3> yields{
            {{&widths.front(), widths.front() - name_width_},
             {&*widest, *widest * max_yield_percent / 100},
             {&widths.front(), std::max(name_width_, FromDIP(usual_name_width)) * max_yield_percent / 100}}};
        const int most = yields[0].second + yields[1].second + yields[2].second;
        int lack = 0;
        int right = -tree_width; // of the column, from the edge
        for (auto width = widths.begin(); width != widths.end(); ++width)
            if ((right += *width) > 0 && right <= most && width > widest)
                lack = right;
        for (const auto& [width, yielded] : yields) {
            const int gives = std::min(lack, yielded);
            *width -= gives;
            lack -= gives;
        }
    }
    widths_.set(*tree_, widths);
}

} // namespace muster
