// SPDX-License-Identifier: MIT
// CsvReader: the rows of a table that a spreadsheet saved (RFC 4180), with the place of each cell for
// messages.
#pragma once

#include "base/input_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class CsvReader {
public:
    // Both must outlive the reader. Throws InputError if the text is not UTF-8.
    CsvReader(std::string_view text, std::string_view file);

    struct Cell {
        std::string text; // without the blanks around it, unless it stands in quotation marks
        std::size_t offset = 0;
    };

    [[nodiscard]] bool ended() const { return at_ == text_.size(); }
    // Semicolons part cells too, as spreadsheets of many countries have it, and tabs where the first line has
    // neither. Throws InputError.
    std::vector<Cell> row();
    [[noreturn]] void fail(const Cell& cell, const std::string& what) const;

private:
    Cell read_cell();

    std::string_view text_;
    SourceText source_;
    std::string_view separators_ = ",;";
    std::string_view cell_ends_ = ",;\r\n";
    std::size_t at_ = 0;
};

} // namespace muster
