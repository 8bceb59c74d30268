// SPDX-License-Identifier: MIT
#include "layout.h"

#include "base/harmful_letters.h"
#include "base/utf8.h"

#include <fmt/format.h>

namespace muster {

namespace {

// How many bytes at the start of `words` fill this many columns; all of them if the words are shorter.
std::size_t bytes_of_columns(std::string_view words, std::size_t columns) {
    if (words.size() <= columns)
        return words.size();
    std::size_t bytes = 0;
    for (std::size_t seen = 0; bytes < words.size(); ++bytes)
        if (begins_character(words[bytes]) && seen++ == columns)
            break;
    return bytes;
}

} // namespace

void append_clean(std::string& text, std::string_view words) {
    append_harmless(text, words, '?');
}

std::string clean(std::string_view words) {
    return harmless(words);
}

void append_whole(std::string& text, std::int64_t number) {
    const fmt::format_int digits(number);
    text.append(digits.data(), digits.size());
}

void append_counted(std::string& text, std::size_t count, std::string_view one, std::string_view many) {
    append_whole(text, static_cast<std::int64_t>(count));
    text += ' ';
    text += count == 1 ? one : many;
}

std::size_t width_of(std::string_view words) {
    return characters_in(words);
}

void append_words(std::string& text, std::string_view words, Column column) {
    const std::size_t columns = column.width - column.indent;
    for (;;) {
        std::size_t end = bytes_of_columns(words, columns);
        if (end == words.size()) {
            text += words;
            return;
        }
        if (words[end] != ' ') { // a word longer than the line is not broken
            const std::size_t before = words.rfind(' ', end);
            end = before != std::string_view::npos && before != 0 ? before : words.find(' ', end);
        }
        text += words.substr(0, end);
        if (end == std::string_view::npos)
            return;
        words.remove_prefix(end + 1);
        text += '\n';
        text.append(column.indent, ' ');
    }
}

void append_paragraph(std::string& text, std::string_view words, Column column) {
    text.append(column.indent, ' ');
    append_words(text, words, column);
    text += '\n';
}

void Flow::add(std::string_view piece) {
    const std::size_t width = width_of(piece);
    if (!first_) {
        text_ += separator_;
        at_ += separator_width_ + 1;
        // Leave room for the separator that may follow this piece.
        if (at_ + width + separator_width_ > column_.width) {
            text_ += '\n';
            text_.append(column_.indent, ' ');
            at_ = column_.indent;
        } else {
            text_ += ' ';
        }
    }
    first_ = false;
    text_ += piece;
    at_ += width;
}

} // namespace muster
