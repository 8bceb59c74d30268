// SPDX-License-Identifier: MIT
// TableColumns: the columns of a SheetTable in a given width: narrow ones get the width they need, texts are
// wrapped in the wide ones. Texts are measured once, so that many sizes can be tried.
#pragma once

#include "sheet/detail/page_flow.h"
#include "sheet/sheet_model.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace muster {

constexpr double leading = 1.22;  // height of a line, in text sizes
constexpr double box_side = 0.85; // of boxes in columns, in text sizes

struct TableColumn {
    enum class Part : std::uint8_t { number, name, cell, boxes };
    Part part = Part::cell;
    std::size_t index = 0; // among the table's columns or columns of boxes
    std::string heading;
    std::string short_heading;
    std::string group;
    Alignment alignment = Alignment::start;
    bool strong = false;
    double natural = 0; // widths at a text size of 1, without the gap
    double least = 0;
    double heading_least = 0; // of the heading, at a text size of 1
    double x = 0;             // once laid out, in points
    double width = 0;
};

class TableColumns {
public:
    // The table must not move.
    TableColumns(const SheetTable& table, const Typesetter& type);

    // Whether the columns fit without breaking words.
    [[nodiscard]] bool fit(const PageSetting& setting) const;
    // Sets the position and width of every column.
    void lay_out(const PageSetting& setting);

    [[nodiscard]] const std::vector<TableColumn>& all() const { return columns_; }
    // Between two columns, in points.
    [[nodiscard]] double gap(const PageSetting& setting) const { return setting.size * gap_share_; }
    // The position where boxes beside the name of a unit begin.
    [[nodiscard]] double strip_tab() const { return strip_tab_; }
    // The text size of headings.
    [[nodiscard]] static double head_size(const PageSetting& setting);
    // The heading, or the short one where room is short.
    [[nodiscard]] std::string heading_of(const TableColumn& column, const PageSetting& setting) const;
    // The height of a text of the table, wrapped in this width.
    [[nodiscard]] double text_height(const std::string& text, const TextStyle& style, double width) const;

private:
    struct Widths {
        double natural = 0;
        double least = 0;
    };

    void add_columns();
    void measure_cells();
    void widen(TableColumn& column, const std::string& text, bool strong);
    [[nodiscard]] Widths widths_of(const std::string& text, bool strong);
    void set_strip_tab(const PageSetting& setting);
    double begin_widths(const PageSetting& setting, double narrow);
    [[nodiscard]] static double wanted_more(const TableColumn& column, const PageSetting& setting);
    [[nodiscard]] static double least_width(const TableColumn& column, const PageSetting& setting);

    const SheetTable& table_;
    const Typesetter& type_;
    std::vector<TableColumn> columns_;
    double gap_share_ = 0; // between columns, in text sizes
    double strip_tab_ = 0;
    std::unordered_map<std::string, Widths> known_[2]; // plain, strong
};

// The signs and the name: "★ Vieille Garde", "4 × Archers".
[[nodiscard]] std::string shown_name(const SheetRow& row);
// The same as it is painted: no line is broken between a sign and the name.
[[nodiscard]] std::string painted_name(const SheetRow& row);

[[nodiscard]] inline const std::string& cell_of(const SheetRow& row, const TableColumn& column) {
    return row.cells[column.index];
}

} // namespace muster
