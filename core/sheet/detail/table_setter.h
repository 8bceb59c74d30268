// SPDX-License-Identifier: MIT
// TableSetter: lays out a SheetTable in a given width: narrow columns get the width they need, texts are
// wrapped in the wide ones. Texts are measured once, so that many sizes can be tried. table_rows.cpp draws
// the rows.
#pragma once

#include "sheet/detail/box_strips.h"
#include "sheet/detail/page_flow.h"
#include "sheet/sheet_model.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster {

class TableSetter {
public:
    // The table must not move.
    TableSetter(const SheetTable& table, const Typesetter& type);

    // Whether the columns fit without breaking words.
    [[nodiscard]] bool fits(const PageSetting& setting) const;
    // Appends the blocks of the heading and the rows. They refer to this object and are valid until the next
    // call.
    void append_blocks(std::vector<FlowBlock>& blocks, const PageSetting& setting);
    // Whether a cell has too many lines to be read with ease. Call append_blocks() first.
    [[nodiscard]] bool crowded() const;

private:
    static constexpr double leading = 1.22;  // height of a line, in text sizes
    static constexpr double box_side = 0.85; // of boxes in columns, in sizes
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
        double x = 0;             // once laid out
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
    void set_strip_tab(const PageSetting& setting);
    std::size_t keep_together(std::vector<FlowBlock>& blocks, std::size_t first_block, std::size_t row,
                              const PageSetting& setting) const;
    double begin_widths(const PageSetting& setting, double narrow);
    [[nodiscard]] static double wanted_more(const Column& column, const PageSetting& setting);
    [[nodiscard]] static double head_size(const PageSetting& setting);
    [[nodiscard]] static double least_width(const Column& column, const PageSetting& setting);
    [[nodiscard]] double gap(const PageSetting& setting) const { return setting.size * gap_share_; }

    [[nodiscard]] FlowBlock head_block(const PageSetting& setting) const;
    [[nodiscard]] FlowBlock row_block(const SheetRow& row, const PageSetting& setting);
    [[nodiscard]] double words_height(const SheetRow& row, const PageSetting& setting);
    [[nodiscard]] std::string heading_of(const Column& column, const PageSetting& setting) const;
    [[nodiscard]] double text_height(const std::string& text, const TextStyle& style, double width,
                                     const Typesetter& type) const;
    void paint_head(cairo_t* context, const PageSetting& setting, double x, double y, double height) const;
    void paint_row(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x, double y,
                   double height) const;
    // The place of a row's strips: beside its cells if enough of them are empty, else below.
    struct StripSpot {
        bool beside = false;
        double x = 0;
        double width = 0;
    };
    [[nodiscard]] StripSpot strip_spot(const SheetRow& row, const PageSetting& setting) const;
    [[nodiscard]] std::vector<StripSpot> free_spots(const SheetRow& row, const PageSetting& setting) const;
    void paint_strips(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x, double y,
                      double height) const;
    // A body's name may extend over the empty cells beside it.
    [[nodiscard]] double name_width(const SheetRow& row, const Column& column,
                                    const PageSetting& setting) const;
    // The position of the unit's name beside the row's name; nothing if it stands below for lack of room.
    [[nodiscard]] std::optional<double> within_beside(const SheetRow& row, const Column& column,
                                                      const PageSetting& setting) const;
    void paint_name(cairo_t* context, const PageSetting& setting, const SheetRow& row, const Column& column,
                    double x, double y) const;

    const SheetTable& table_;
    const Typesetter& type_;
    std::vector<Column> columns_;
    double gap_share_ = 0; // between columns, in text sizes
    double strip_tab_ = 0; // where boxes beside the name of a unit begin
    std::int32_t most_lines_ = 0;
    std::unordered_map<std::string, Widths> known_[2]; // plain, strong
};

// The signs and the name: "★ Vieille Garde", "4 × Archers".
[[nodiscard]] std::string shown_name(const SheetRow& row);

} // namespace muster
