// SPDX-License-Identifier: MIT
// Letters that a name may hold and that must reach neither a terminal nor a file name: controls, which steer
// the terminal, marks that change the direction of writing or that nobody sees, with which one text looks
// like another, Unicode's own line ends, letters that are none (U+FFFE), which no page can show, and bytes
// that are no UTF-8, which some terminals take for controls.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

// The length in bytes of the harmful letter at the start of `rest`; 0 if it begins with none. `rest` is not
// empty.
[[nodiscard]] std::size_t harmful_length(std::string_view rest);

// Appends the text with each harmful letter as `instead`, but a tab or an end of a line as a space: words
// stay apart, and a wrapped text reads on.
void append_harmless(std::string& text, std::string_view words, char instead);
// The text with a question mark for each.
[[nodiscard]] std::string harmless(std::string_view words);
// The same of a text of several lines, whose ends and tabs stay: what is given out, as a page, a table for a
// spreadsheet, a mail.
[[nodiscard]] std::string harmless_lines(std::string_view lines);

} // namespace muster
