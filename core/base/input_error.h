// SPDX-License-Identifier: MIT
// InputError: what is wrong with a file that somebody gave us, where, and what would be right.
// Broken input is always reported this way and never half-loaded; a broken rule of the game is
// not an InputError but a Finding.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace muster {

// A place in a text: line and column count from 1, columns in characters (not bytes).
// 0 and 0 mean that the trouble has no place (the file could not be opened).
struct TextPosition {
    std::size_t line = 0;
    std::size_t column = 0;
};

// The position of a byte offset (0..text.size(), larger counts as the end). Counts "\n" as line ends.
[[nodiscard]] TextPosition position_of(std::string_view text, std::size_t offset);

class InputError : public std::runtime_error {
public:
    // what() is "file:line:column: message", without line and column if the position has none.
    InputError(std::string file, TextPosition position, std::string message);

    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] TextPosition position() const { return position_; }
    [[nodiscard]] const std::string& message() const { return message_; }

private:
    std::string file_;
    TextPosition position_;
    std::string message_;
};

// A named text that errors refer to: the file's name as the user knows it, and its bytes.
struct SourceText {
    std::string_view file;
    std::string_view text;

    [[noreturn]] void fail(std::size_t offset, std::string message) const;
    // For pieces of the text itself: fails at the piece's first byte.
    [[noreturn]] void fail(std::string_view piece, std::string message) const;
};

} // namespace muster
