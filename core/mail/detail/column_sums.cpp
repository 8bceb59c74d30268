// SPDX-License-Identifier: MIT
#include "mail/detail/column_sums.h"

#include "base/text.h"
#include "mail/detail/mail_token.h"

#include <algorithm>
#include <limits>
#include <string>

namespace muster {

void ColumnSums::add(std::size_t column, std::int32_t value, std::int32_t times) {
    columns_.resize(std::max(columns_.size(), column + 1));
    Column& sums = columns_[column];
    sums.part += value;
    sums.whole += value;
    sums.part_of_all += std::int64_t{value} * times;
    sums.whole_of_all += std::int64_t{value} * times;
    sums.any = true;
}

ColumnSums::Kind ColumnSums::kind_of(std::size_t column, std::int32_t value) const {
    if (column >= columns_.size() || !columns_[column].any)
        return Kind::none;
    const Column& sums = columns_[column];
    return sums.whole == value || sums.whole_of_all == value ? Kind::whole
           : sums.part == value || sums.part_of_all == value ? Kind::part
                                                             : Kind::wrong;
}

std::int64_t ColumnSums::whole_of(std::size_t column) const {
    return column < columns_.size() ? columns_[column].whole_of_all : 0;
}

std::int64_t ColumnSums::part_of(std::size_t column) const {
    return column < columns_.size() ? columns_[column].part_of_all : 0;
}

void ColumnSums::end_part() {
    for (Column& column : columns_)
        column.part = column.part_of_all = 0;
}

std::optional<std::int32_t> number_in_cell(std::string_view cell) {
    constexpr std::size_t group = 3; // digits behind a comma
    constexpr std::size_t longest = 9;
    if (cell.starts_with('='))
        cell = trimmed(cell.substr(1));
    std::string digits;
    std::size_t since = group; // the last comma
    for (const char c : cell) {
        if (c == ',' && !digits.empty() && (since == group || digits.size() <= group)) {
            since = 0;
        } else if (is_digit(c)) {
            digits += c;
            ++since;
        } else {
            return std::nullopt;
        }
    }
    const bool grouped = cell.find(',') != std::string_view::npos;
    if (digits.empty() || digits.size() > longest || (grouped && since != group))
        return std::nullopt;
    return whole_number(digits);
}

} // namespace muster
