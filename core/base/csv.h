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
// people wrote therefore gets an apostrophe in front if it begins so, apostrophes and blanks before it not
// counted; and another behind each semicolon, tab or line break where it goes on so, since a reader that
// parts cells there takes no notice of the quotation marks around them. Figures need no such guard.
[[nodiscard]] std::string guarded_csv_text(std::string_view text);
// The same of a text that is given out, to be read by people and their spreadsheets and not by us again:
// without the letters that steer a terminal or the direction of writing.
[[nodiscard]] std::string published_csv_text(std::string_view text);
// The text without the apostrophes that guarded_csv_text() put into it; any other text as it is.
[[nodiscard]] std::string unguarded_csv_text(std::string_view text);

} // namespace muster
