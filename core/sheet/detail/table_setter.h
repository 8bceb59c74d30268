// SPDX-License-Identifier: MIT
// TableSetter: sets a SheetTable as the blocks of a page, its heading and a block for each row.
// table_rows.cpp measures and paints the rows.
#pragma once

#include "sheet/detail/box_strips.h"
#include "sheet/detail/table_columns.h"

#include <optional>
#include <vector>

namespace muster {

class TableSetter {
public:
    // The table must not move.
    TableSetter(const SheetTable& table, const Typesetter& type)
        : table_(table), type_(type), columns_(table, type) {}

    // Whether the columns fit without breaking words.
    [[nodiscard]] bool fits(const PageSetting& setting) const { return columns_.fit(setting); }
    // Appends the blocks of the heading and the rows. They refer to this object and are valid until the next
    // call.
    void append_blocks(std::vector<FlowBlock>& blocks, const PageSetting& setting);
    // Whether a cell has too many lines to be read with ease. Call append_blocks() first.
    [[nodiscard]] bool crowded() const;

private:
    std::size_t keep_together(std::vector<FlowBlock>& blocks, std::size_t first_block, std::size_t row,
                              const PageSetting& setting) const;
    [[nodiscard]] FlowBlock head_block(const PageSetting& setting) const;
    [[nodiscard]] FlowBlock row_block(const SheetRow& row, const PageSetting& setting);
    [[nodiscard]] double words_height(const SheetRow& row, const PageSetting& setting);
    struct NoteSpot {
        double x = 0;
        double width = 0;
    };
    [[nodiscard]] NoteSpot note_spot(const PageSetting& setting) const;
    // With the gap around it; 0 without a note.
    [[nodiscard]] double note_height(const SheetRow& row, const PageSetting& setting) const;
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
    [[nodiscard]] double name_width(const SheetRow& row, const TableColumn& column,
                                    const PageSetting& setting) const;
    // The position of the unit's name beside the row's name; nothing if it is below for lack of room.
    [[nodiscard]] std::optional<double> within_beside(const SheetRow& row, const TableColumn& column,
                                                      const PageSetting& setting) const;
    void paint_name(cairo_t* context, const PageSetting& setting, const SheetRow& row,
                    const TableColumn& column, double x, double y) const;

    const SheetTable& table_;
    const Typesetter& type_;
    TableColumns columns_;
    std::int32_t most_lines_ = 0; // in a cell of the blocks made last
};

} // namespace muster
