// SPDX-License-Identifier: MIT
#include "sheet/detail/table_setter.h"

namespace muster {

namespace {

constexpr double most_together = 0.4;  // of a page; a larger unit may be broken after any row
constexpr std::int32_t many_lines = 2; // in a cell; more are hard to read

} // namespace

void TableSetter::append_blocks(std::vector<FlowBlock>& blocks, const PageSetting& setting) {
    if (table_.rows.empty())
        return;
    columns_.lay_out(setting);
    most_lines_ = 0;
    const std::size_t head = blocks.size();
    blocks.push_back(head_block(setting));
    std::size_t body = head;
    for (const SheetRow& row : table_.rows) {
        FlowBlock block = row_block(row, setting);
        block.repeated = {head};
        if (row.level == Level::body) {
            body = blocks.size();
        } else if (body != head) {
            block.repeated.push_back(body);
        }
        blocks.push_back(std::move(block));
    }
    for (std::size_t row = 0; row < table_.rows.size();)
        row = keep_together(blocks, head + 1, row, setting);
}

// Keeps the rows of a unit on one page. Returns the row where the next unit or body begins.
std::size_t TableSetter::keep_together(std::vector<FlowBlock>& blocks, std::size_t first_block,
                                       std::size_t row, const PageSetting& setting) const {
    std::size_t end = row + 1;
    double height = blocks[first_block + row].height;
    while (end < table_.rows.size() && table_.rows[end].level == Level::troop &&
           !table_.rows[end].begins_unit)
        height += blocks[first_block + end++].height;
    const bool fits = height <= setting.height * most_together;
    for (std::size_t i = row; i + 1 < end; ++i)
        blocks[first_block + i].keeps_next =
            fits || table_.rows[i].level != Level::troop; // the unit's own row is never left alone
    return end;
}

bool TableSetter::crowded() const {
    return most_lines_ > many_lines;
}

} // namespace muster
