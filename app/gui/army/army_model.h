// SPDX-License-Identifier: MIT
// ArmyModel: the army of the document as the rows of a tree grid. An item is a place in the army; the content
// of a row is computed from the army and its report when it is first needed.
#pragma once

#include "gui/shell/workbench.h"
#include "sheet/grid.h"

#include <wx/bmpbndl.h>
#include <wx/dataview.h>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster {

class ArmyModel : public wxDataViewModel {
public:
    // The columns are the name, the fixed ones, and those of the rule set.
    static constexpr unsigned name_column = 0;
    // Of the marks before the names, in pixels independent of the screen's density.
    static constexpr int mark_size = 14;
    [[nodiscard]] static unsigned first_sheet_column();

    explicit ArmyModel(Workbench& bench) : bench_(bench) {}

    [[nodiscard]] static wxDataViewItem item_of(const Place& place);
    [[nodiscard]] static Place place_of(const wxDataViewItem& item);

    // Takes the columns that the rule set has for the window.
    void choose_columns();
    // Those of the figures that are added up come first, so that a narrow window shows them.
    [[nodiscard]] const std::vector<GridColumn>& columns() const { return columns_; }
    // The column, if any, that the column of counts shows too: what the rules count units by. Not to be shown
    // again. Known once the army has troops.
    [[nodiscard]] std::optional<std::size_t> repeated_column() const { return repeated_; }
    // The army or its findings have changed; `same_shape`: with the same number of children everywhere.
    void update(bool same_shape);
    // The rows whose children are hidden, by their paths: they show the marks of all that is inside.
    void set_closed(const std::set<std::string>& paths);
    // For each column of the rule set, the cells with the most characters: candidates for the widest one.
    [[nodiscard]] std::vector<std::vector<wxString>> longest_cells() const;
    // As its cell shows it, with its marks before it.
    [[nodiscard]] wxString name_at(const Place& place) const { return decorated_name(row(place)); }
    // What the cell shows in plain words: the marks before a name, or what the column holds and the signs at
    // its figures mean.
    [[nodiscard]] wxString tip_of(const Place& place, unsigned column) const;
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
    // The content of a row.
    struct Row {
        std::vector<GridMark> marks;
        std::string name;
        std::vector<std::string> cells; // of all columns after the name
        std::optional<Severity> worst;

        friend bool operator==(const Row&, const Row&) = default;
    };

    void index_findings();
    void find_repeated_column();
    [[nodiscard]] Row make_row(const Place& place) const;
    [[nodiscard]] std::optional<Severity> worst_at(const Place& place) const;
    void update_rows();
    [[nodiscard]] const Row& row(const Place& place) const;
    [[nodiscard]] static wxString cell_text(const std::string& cell);
    [[nodiscard]] static wxString name_prefix(const Row& row);
    [[nodiscard]] static wxString decorated_name(const Row& row);

    Workbench& bench_;
    std::vector<GridColumn> columns_;
    std::vector<std::size_t> order_; // of each column, its position in the rule set
    std::optional<std::size_t> repeated_;
    std::unique_ptr<Wording> wording_;          // for the present army
    mutable std::map<std::uint64_t, Row> rows_; // those computed so far, by place
    std::map<std::uint64_t, Severity> worst_;   // the worst severity by place, of findings and their culprits
    std::set<std::string> closed_;
    std::array<wxBitmapBundle, 3> icons_;
    unsigned icons_revision_ = 0; // of the theme; 0 before they are made
};

} // namespace muster
