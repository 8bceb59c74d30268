// SPDX-License-Identifier: MIT
// ArmyModel: the document's army as the rows of a tree grid. It keeps no copy: an item is a place in the
// army, and every cell is asked of the army and its report when it is painted.
#pragma once

#include "gui/shell/workbench.h"
#include "sheet/grid.h"

#include <wx/bmpbndl.h>
#include <wx/dataview.h>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster {

class ArmyModel : public wxDataViewModel {
public:
    // Columns of the model; those of the rule set's sheet follow.
    enum : unsigned { name_column, count_column, first_sheet_column };

    explicit ArmyModel(Workbench& bench) : bench_(bench) {}

    [[nodiscard]] static wxDataViewItem item_of(const Place& place);
    [[nodiscard]] static Place place_of(const wxDataViewItem& item);

    // The columns that the rule set has for the window.
    void choose_columns();
    [[nodiscard]] const std::vector<GridColumn>& columns() const { return columns_; }
    // The army or its findings changed; the shape is the same if `same_shape`.
    void update(bool same_shape);
    // Of each sheet column the cells with most letters: one of them is the widest.
    [[nodiscard]] std::vector<std::vector<wxString>> longest_cells() const;
    [[nodiscard]] Places children_of(const Place& place) const;

    [[nodiscard]] wxDataViewItem GetParent(const wxDataViewItem& item) const override;
    [[nodiscard]] bool IsContainer(const wxDataViewItem& item) const override;
    [[nodiscard]] bool HasContainerColumns(const wxDataViewItem& /*item*/) const override { return true; }
    unsigned GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const override;
    void GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const override;
    bool SetValue(const wxVariant& value, const wxDataViewItem& item, unsigned column) override;
    bool GetAttr(const wxDataViewItem& item, unsigned column, wxDataViewItemAttr& attr) const override;
    [[nodiscard]] int Compare(const wxDataViewItem& a, const wxDataViewItem& b, unsigned column,
                              bool ascending) const override;

private:
    // What a row shows.
    struct Row {
        GridRow grid;
        std::string name;
        std::int64_t count = 0; // unfolded
        std::optional<Severity> worst;

        friend bool operator==(const Row&, const Row&) = default;
    };

    void index_findings();
    [[nodiscard]] Row make_row(const Place& place) const;
    [[nodiscard]] const Row& row(const Place& place) const;
    [[nodiscard]] static wxString cell_text(const std::string& cell);
    [[nodiscard]] static wxString name_prefix(const Row& row);
    [[nodiscard]] static wxString decorated_name(const Row& row);

    Workbench& bench_;
    std::vector<GridColumn> columns_;
    std::unique_ptr<Wording> wording_;          // of the army as it stands
    mutable std::map<std::uint64_t, Row> rows_; // of the rows that were asked for
    std::map<std::uint64_t, Severity> worst_;   // by place, where a finding or one of its culprits is
    std::array<wxBitmapBundle, 3> icons_;
    bool has_icons_ = false;
};

// How many stand in the element, counts unfolded.
[[nodiscard]] std::int64_t total_count(const Army& army, const Place& place);

} // namespace muster
