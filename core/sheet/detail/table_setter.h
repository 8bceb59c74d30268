// SPDX-License-Identifier: MIT
// TableSetter: sets a SheetTable in columns of a given width: narrow columns get what they need, words are
// broken into lines in the wide ones. Widths are measured once; sizes are tried quickly. How rows look is in
// table_rows.cpp. Internal to sheet/sheet_pages.h.
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
    // The table must stay where it is.
    TableSetter(const SheetTable& table, const Typesetter& type);

    // Whether the columns find room without breaking words.
    [[nodiscard]] bool fits(const PageSetting& setting) const;
    // The blocks of the heading and the rows; they refer to this setter and may be made once for each
    // setting.
    void append_blocks(std::vector<FlowBlock>& blocks, const PageSetting& setting);
    // Whether some cell needed more lines than are read with ease; known once the blocks are made.
    [[nodiscard]] bool crowded() const;

private:
    static constexpr double leading = 1.22;  // a line of text, in its size
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
    // Where the strips of a row stand: beside its cells, where enough of them are empty, or below.
    struct StripSpot {
        bool beside = false;
        double x = 0;
        double width = 0;
    };
    [[nodiscard]] StripSpot strip_spot(const SheetRow& row, const PageSetting& setting) const;
    [[nodiscard]] std::vector<StripSpot> free_spots(const SheetRow& row, const PageSetting& setting) const;
    void paint_strips(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x, double y,
                      double height) const;
    // A body's name may spread as far as the cells beside it are empty.
    [[nodiscard]] double name_width(const SheetRow& row, const Column& column,
                                    const PageSetting& setting) const;
    // Where on the line of the name the unit's stands, if there is room for it; else below.
    [[nodiscard]] std::optional<double> within_beside(const SheetRow& row, const Column& column,
                                                      const PageSetting& setting) const;
    void paint_name(cairo_t* context, const PageSetting& setting, const SheetRow& row, const Column& column,
                    double x, double y) const;

    const SheetTable& table_;
    const Typesetter& type_;
    std::vector<Column> columns_;
    double gap_share_ = 0; // between columns, in sizes; once set, like what follows
    double strip_tab_ = 0; // where boxes beside the name of a unit begin
    std::int32_t most_lines_ = 0;
    std::unordered_map<std::string, Widths> known_[2]; // by strength
};

// The signs and the name: "★ Vieille Garde", "4 × Archers".
[[nodiscard]] std::string shown_name(const SheetRow& row);

} // namespace muster
