// SPDX-License-Identifier: MIT
// The sums beneath the columns of a table, each held against the numbers of its own column.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

class ColumnSums {
public:
    // What a number in a row of sums is, beside those above it in its column.
    enum class Kind : std::uint8_t {
        none,  // no number stands above it
        part,  // what those since the last row of sums come to
        whole, // what all of them come to
        wrong,
    };

    // A number in a row of troops. `times`: how many of them the row has where the column says what is true
    // of one: what they come to together may stand beneath it as well as the plain sum.
    void add(std::size_t column, std::int32_t value, std::int32_t times = 1);
    [[nodiscard]] Kind kind_of(std::size_t column, std::int32_t value) const;
    // What all above it come to, and those since the last row of sums; of numbers for one all together.
    [[nodiscard]] std::int64_t whole_of(std::size_t column) const;
    [[nodiscard]] std::int64_t part_of(std::size_t column) const;
    // Behind a row of sums.
    void end_part();

private:
    struct Column {
        std::int64_t part = 0;
        std::int64_t whole = 0;
        std::int64_t part_of_all = 0; // each times the number of its row
        std::int64_t whole_of_all = 0;
        bool any = false;
    };
    std::vector<Column> columns_;
};

// "12", "9,250", "= 3": the number that a cell holds and nothing else.
[[nodiscard]] std::optional<std::int32_t> number_in_cell(std::string_view cell);

} // namespace muster
