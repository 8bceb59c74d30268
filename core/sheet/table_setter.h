// SPDX-License-Identifier: MIT
// TableSetter: sets a SheetTable in columns of a given width: narrow columns get what they need, words are
// broken into lines in the wide ones. Widths are measured once; sizes are tried quickly. Internal to
// sheet/sheet_pages.h.
#pragma once

#include "sheet/box_strips.h"
#include "sheet/page_flow.h"
#include "sheet/sheet_model.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace muster {

class TableSetter {
public:
    // The table must stay where it is.
    TableSetter(const SheetTable& table, const Typesetter& type);

    // Whether the columns find room without breaking words.
    [[nodiscard]] bool fits(const PageSetting& setting) const;
    // The blocks of the heading and the rows; they refer to this setter and may be made once for each
    // setting.
    void append_blocks(std::vector<FlowBlock>& blocks, const PageSetting& setting);

private:
    enum class Part : std::uint8_t { number, name, cell, boxes };
    struct Column {
        Part part = Part::cell;
        std::size_t index = 0; // among the table's columns or columns of boxes
        std::string heading;
        std::string short_heading;
        std::string group;
        Alignment alignment = Alignment::start;
        bool strong = false;
        double natural = 0; // widths at a size of 1, without the gap
        double least = 0;
        double heading_least = 0; // of the heading, at a size of 1
        double x = 0;             // once set
        double width = 0;
    };
    struct Widths {
        double natural = 0;
        double least = 0;
    };

    void add_columns();
    void measure_cells();
    void widen(Column& column, const std::string& text, bool strong, double factor);
    [[nodiscard]] Widths widths_of(const std::string& text, bool strong);
    [[nodiscard]] const std::string& cell_of(const SheetRow& row, const Column& column) const;
    void set_widths(const PageSetting& setting);
    double begin_widths(const PageSetting& setting, double narrow);
    [[nodiscard]] static double wanted_more(const Column& column, const PageSetting& setting);
    [[nodiscard]] static double head_size(const PageSetting& setting);
    [[nodiscard]] static double least_width(const Column& column, const PageSetting& setting);
    [[nodiscard]] double gap(const PageSetting& setting) const { return setting.size * gap_share_; }

    [[nodiscard]] FlowBlock head_block(const PageSetting& setting) const;
    [[nodiscard]] FlowBlock row_block(const SheetRow& row, const PageSetting& setting) const;
    [[nodiscard]] std::string heading_of(const Column& column, const PageSetting& setting) const;
    [[nodiscard]] double text_height(const std::string& text, const TextStyle& style, double width,
                                     const Typesetter& type) const;
    void paint_head(cairo_t* context, const PageSetting& setting, double x, double y, double height) const;
    void paint_row(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x, double y,
                   double height) const;
    // Where the strips of a row stand: beside its cells, if all that follow are empty, or below.
    struct StripSpot {
        bool beside = false;
        double x = 0;
        double width = 0;
    };
    [[nodiscard]] StripSpot strip_spot(const SheetRow& row, const PageSetting& setting) const;
    void paint_strips(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x, double y,
                      double height) const;
    // A body's name may spread as far as the cells beside it are empty.
    [[nodiscard]] double name_width(const SheetRow& row, const Column& column,
                                    const PageSetting& setting) const;
    void paint_name(cairo_t* context, const PageSetting& setting, const SheetRow& row, const Column& column,
                    double x, double y) const;

    const SheetTable& table_;
    const Typesetter& type_;
    std::vector<Column> columns_;
    double gap_share_ = 0;                             // between columns, in sizes; once set
    std::unordered_map<std::string, Widths> known_[2]; // by strength
};

// The signs and the name: "★ Vieille Garde", "4 × Archers".
[[nodiscard]] std::string shown_name(const SheetRow& row);

} // namespace muster
