// SPDX-License-Identifier: MIT
// Text on a page of limited width, appended to a string that grows. Widths count characters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace muster {

// Follows each item of a line but the last.
constexpr std::string_view item_separator = " ·";

// A player's text made safe for one line of output: line breaks and tabs become spaces; control characters
// and those that change the direction of writing become "?". A name can thus neither forge a line nor control
// the terminal.
void append_clean(std::string& text, std::string_view words);
[[nodiscard]] std::string clean(std::string_view words);

// "1 error", "2 errors", "1 query", "3 queries"
void append_counted(std::string& text, std::size_t count, std::string_view one, std::string_view many);
void append_whole(std::string& text, std::int64_t number);

[[nodiscard]] std::size_t width_of(std::string_view words);

// The part of the page that a text fills: new lines begin at `indent` and end before `width`.
struct Column {
    std::size_t indent;
    std::size_t width;
};

// Appends the words, wrapped at spaces; the first line already begins at `column.indent`. The caller ends the
// last line.
void append_words(std::string& text, std::string_view words, Column column);
// Appends a paragraph: indented, wrapped, with its line break.
void append_paragraph(std::string& text, std::string_view words, Column column);

// Flow: appends pieces with a space between them, preceded by the separator if there is one ("·"). A piece is
// never broken: one that would pass the width begins a new line. The caller ends the last line.
class Flow {
public:
    // The line already has `start` characters; no space is added before the first piece.
    Flow(std::string& text, std::size_t start, Column column, std::string_view separator = {})
        : text_(text), at_(start), column_(column), separator_(separator),
          separator_width_(width_of(separator)) {}

    void add(std::string_view piece);

private:
    std::string& text_;
    std::size_t at_;
    Column column_;
    std::string_view separator_;
    std::size_t separator_width_;
    bool first_ = true;
};

} // namespace muster
