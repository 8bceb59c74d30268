// SPDX-License-Identifier: MIT
// Text on a page of limited width, appended to a string that grows. Widths count characters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace muster {

// Parts the pieces of a line, behind each but the last.
constexpr std::string_view part_sign = " ·";

// A player's text as it may stand in a line: line ends and tabs as spaces, control characters and those
// that turn the direction of writing as "?", so that a name can neither forge a line nor steer a terminal.
void append_clean(std::string& text, std::string_view words);
[[nodiscard]] std::string clean(std::string_view words);

// "1 error", "2 errors", "1 query", "3 queries"
void append_counted(std::string& text, std::size_t count, std::string_view one, std::string_view many);
void append_whole(std::string& text, std::int64_t number);

[[nodiscard]] std::size_t width_of(std::string_view words);

// Where a text may stand on the page: new lines begin at `indent` and end before `width`.
struct Column {
    std::size_t indent;
    std::size_t width;
};

// The words, broken at spaces, for a line in which the text begins at `column.indent`. The caller ends the
// last line.
void append_words(std::string& text, std::string_view words, Column column);
// A paragraph of its own: indented, and with its line end.
void append_paragraph(std::string& text, std::string_view words, Column column);

// Pieces that are each kept together, with a space between them, and before it the parting sign if there
// is one ("·"); the line is broken before a piece that would pass the width. The caller ends the last line.
class Flow {
public:
    // `start` characters already stand in the line, which needs no space before the first piece.
    Flow(std::string& text, std::size_t start, Column column, std::string_view parting = {})
        : text_(text), at_(start), column_(column), parting_(parting), parting_width_(width_of(parting)) {}

    void add(std::string_view piece);

private:
    std::string& text_;
    std::size_t at_;
    Column column_;
    std::string_view parting_;
    std::size_t parting_width_;
    bool first_ = true;
};

} // namespace muster
