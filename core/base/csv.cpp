// SPDX-License-Identifier: MIT
#include "base/csv.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// The last four are the wide forms of = + - @, which count as well where Chinese or Japanese is written.
constexpr std::array<std::string_view, 11> formula_starts{"=",  "+",      "-",      "@",      "\t",    "\r",
                                                          "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

// Blanks, some of which a spreadsheet passes over: the no-break space, the ideographic one and what is not
// seen.
constexpr std::array<std::string_view, 6> blanks{" ", "'", "\u00A0", "\u200B", "\u3000", "\uFEFF"};

bool begins_like_formula(std::string_view text) {
    const auto is_before = [&](std::string_view blank) { return text.starts_with(blank); };
    for (auto blank = blanks.begin(); blank != blanks.end();) {
        blank = std::find_if(blanks.begin(), blanks.end(), is_before);
        if (blank != blanks.end())
            text.remove_prefix(blank->size());
    }
    return std::any_of(formula_starts.begin(), formula_starts.end(),
                       [&](std::string_view start) { return text.starts_with(start); });
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
    return (begins_like_formula(text) ? "'" : "") + std::string(text);
}

std::string_view unguarded_csv_text(std::string_view text) {
    const bool guarded = text.starts_with('\'') && begins_like_formula(text.substr(1));
    return guarded ? text.substr(1) : text;
}

} // namespace muster
