// SPDX-License-Identifier: MIT
#include "base/csv.h"

#include "base/harmful_letters.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// The last four are the wide forms of = + - @, which count as well where Chinese or Japanese is written.
constexpr std::array<std::string_view, 8> formula_starts{"=",      "+",      "-",      "@",
                                                         "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

// Where a reader that splits cells at another sign than the comma begins a new one. To such a reader a
// quotation mark further on in the cell is a letter like any other.
constexpr std::string_view cell_ends = ";\t\r\n";

// Blanks, some of which a spreadsheet passes over: no-break spaces, next line, line and paragraph separators,
// the ideographic space and what is not seen.
constexpr std::array<std::string_view, 11> blanks{" ",      "'",      "\u0085", "\u00A0", "\u2028", "\u2029",
                                                  "\u202F", "\u205F", "\u2060", "\u3000", "\uFEFF"};

// Bytes of the blank at the front of the text; 0 if none is there.
std::size_t blank_length(std::string_view text) {
    // U+2000 to U+200F: spaces of all widths, and marks of direction.
    constexpr std::string_view first = "\u2000";
    constexpr std::string_view last = "\u200F";
    if (const std::string_view letter = text.substr(0, first.size()); first <= letter && letter <= last)
        return first.size();
    const auto blank = std::find_if(blanks.begin(), blanks.end(),
                                    [&](std::string_view each) { return text.starts_with(each); });
    return blank == blanks.end() ? 0 : blank->size();
}

std::string_view without_blanks(std::string_view text) {
    while (const std::size_t length = blank_length(text))
        text.remove_prefix(length);
    return text;
}

bool begins_like_formula(std::string_view text) {
    text = without_blanks(text);
    return std::any_of(formula_starts.begin(), formula_starts.end(),
                       [&](std::string_view start) { return text.starts_with(start); });
}

// A tab or a line break at the front of a text is stripped by some readers.
bool begins_with_stripped(std::string_view text) {
    text = without_blanks(text);
    return text.starts_with('\t') || text.starts_with('\r') || text.starts_with('\n');
}

// Whether a cell that begins at this place with `rest` needs an apostrophe.
bool needs_guard(std::size_t place, std::string_view rest) {
    return begins_like_formula(rest) || (place == 0 && begins_with_stripped(rest));
}

bool begins_cell(std::string_view text, std::size_t place) {
    return place == 0 || cell_ends.find(text[place - 1]) != std::string_view::npos;
}

bool needs_quotes(std::string_view cell) {
    return cell.find_first_of(",;\t\"\r\n") != std::string_view::npos || cell.starts_with(' ') ||
           cell.ends_with(' ');
}

void append_cell(std::string& csv, std::string_view cell) {
    if (!needs_quotes(cell)) {
        csv += cell;
        return;
    }
    csv += '"';
    for (const char c : cell)
        csv.append(c == '"' ? 2 : 1, c);
    csv += '"';
}

} // namespace

void append_csv_row(std::string& csv, const std::vector<std::string>& cells) {
    for (const std::string& cell : cells) {
        if (&cell != cells.data())
            csv += ',';
        append_cell(csv, cell);
    }
    csv += "\r\n";
}

std::string guarded_csv_text(std::string_view text) {
    std::string guarded;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (begins_cell(text, place) && needs_guard(place, text.substr(place)))
            guarded += '\'';
        guarded += text[place];
    }
    return guarded;
}

std::string published_csv_text(std::string_view text) {
    return guarded_csv_text(harmless_lines(text));
}

std::string unguarded_csv_text(std::string_view text) {
    std::string bare;
    for (std::size_t place = 0; place < text.size(); ++place) {
        const bool is_guard =
            text[place] == '\'' && begins_cell(text, place) && needs_guard(place, text.substr(place + 1));
        if (!is_guard)
            bare += text[place];
    }
    return bare;
}

} // namespace muster
