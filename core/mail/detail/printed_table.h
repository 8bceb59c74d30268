// SPDX-License-Identifier: MIT
// PrintedTable: the tables of Muster's own sheets as text, Markdown or BBCode: columns of characters over a
// line of hyphens, or cells between bars.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

class PrintedTable {
public:
    // Nothing if `rule`, the line below `header`, is no line of hyphens between columns.
    static std::optional<PrintedTable> begins(std::string_view header, std::string_view rule);

    // The column with this heading, in small letters.
    [[nodiscard]] std::optional<std::size_t> column(std::string_view heading) const;
    [[nodiscard]] bool has_row(std::string_view line) const;
    // One a column; free of Markdown's marks.
    [[nodiscard]] std::vector<std::string> cells(std::string_view line) const;
    // How far the row's text in this column is indented: 0 for a body, 1 for a unit, 2 for a troop in it.
    [[nodiscard]] std::size_t depth(std::string_view line, std::size_t column) const;
    [[nodiscard]] bool is_markdown() const { return spans_.empty(); }

private:
    std::vector<std::pair<std::size_t, std::size_t>> spans_; // of columns of spaces, in characters
    std::vector<std::string> headings_;
};

// Without the marks of Markdown: "**", and backslashes before other characters.
[[nodiscard]] std::string without_markdown(std::string_view text);

} // namespace muster
