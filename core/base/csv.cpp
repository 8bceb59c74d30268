// SPDX-License-Identifier: MIT
#include "base/csv.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// The last four are the wide forms of = + - @, which count as well where Chinese or Japanese is written.
constexpr std::array<std::string_view, 11> formula_starts{"=",  "+",      "-",      "@",      "\t",    "\r",
                                                          "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

bool begins_like_formula(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" '"), text.size()));
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
