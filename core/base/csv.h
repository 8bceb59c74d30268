// SPDX-License-Identifier: MIT
// Rows of comma-separated values (RFC 4180) that a spreadsheet can open without harm. Our own, since writing
// such a row takes less code than any library would take to bind.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Appends the cells with commas between them and CR LF at the end. A cell is quoted if it holds a separator
// (comma, semicolon, tab), a quotation mark or a line break, or begins or ends with a space.
void append_csv_row(std::string& csv, const std::vector<std::string>& cells);

// A spreadsheet runs a cell that begins with = + - or @, and strips a tab or line break before it. Text that
// people wrote therefore gets an apostrophe in front if it begins so, apostrophes and spaces before it not
// counted. Figures need no such guard.
[[nodiscard]] std::string guarded_csv_text(std::string_view text);
// The text without the apostrophe that guarded_csv_text() put in front of it; any other text as it is.
[[nodiscard]] std::string_view unguarded_csv_text(std::string_view text);

} // namespace muster
