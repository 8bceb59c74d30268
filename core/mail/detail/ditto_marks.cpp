// SPDX-License-Identifier: MIT
#include "mail/detail/ditto_marks.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/table_cells.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t furthest_repeated = 3; // columns between a mark and what it repeats

std::size_t columns_between(std::size_t a, std::size_t b) {
    return a < b ? b - a : a - b;
}

// The cells, each at its column of the line as it was typed.
std::vector<Cell> cells_of(const MailLine& line) {
    std::vector<Cell> cells = cells_between_spaces(line.text);
    for (Cell& cell : cells) {
        cell.begin += line.indent;
        cell.end += line.indent;
    }
    return cells;
}

const Cell* cell_above(const std::vector<Cell>& above, const Cell& mark) {
    const Cell* found = nullptr;
    for (const Cell& cell : above)
        if (columns_between(cell.begin, mark.begin) <= furthest_repeated &&
            (found == nullptr ||
             columns_between(cell.begin, mark.begin) < columns_between(found->begin, mark.begin)))
            found = &cell;
    return found;
}

// Each cell stays in its column as far as those before it leave room.
std::string line_of_cells(const std::vector<Cell>& cells, std::size_t indent) {
    constexpr std::size_t between = 3; // spaces
    std::string text;
    for (const Cell& cell : cells) {
        const std::size_t end = characters_in(text);
        text.append(std::max(text.empty() ? 0 : between, cell.begin - std::min(cell.begin, indent + end)),
                    ' ');
        text += cell.text;
    }
    return text;
}

// Writes out every mark of the cells; false if one stands beneath nothing.
bool fill_marks(std::vector<Cell>& cells, const std::vector<Cell>& above) {
    bool all = true;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!is_ditto_mark(cells[i].text))
            continue;
        const Cell* repeated = cell_above(above, cells[i]);
        if (cells.size() == above.size() && repeated != &above[i]) // the columns do not show which
            repeated = repeated == nullptr ? &above[i] : nullptr;
        all = all && repeated != nullptr;
        if (repeated != nullptr)
            cells[i].text = repeated->text;
    }
    return all;
}

// The bracket or the sentence that explains the mark: "(" means the same as in the line above)".
std::string without_explanation(std::string text) {
    for (const std::string_view mark : {"\"", "''", ",,"}) {
        const std::string small = small_letters(text);
        const std::size_t at = small.find(mark);
        const std::size_t same = at == std::string::npos ? at : small.find("same", at);
        const std::size_t above = at == std::string::npos ? at : small.find("above", at);
        const bool ditto = at != std::string::npos && small.find("ditto", at) != std::string::npos;
        if (at == std::string::npos || (same == std::string::npos && above == std::string::npos && !ditto) ||
            small.find(mark, at + mark.size()) != std::string::npos)
            continue;
        const std::size_t told =
            std::max({same == std::string::npos ? at : same, above == std::string::npos ? at : above, at});
        const std::size_t open = text.find_last_of("(.;,", at);
        const bool bracket = open != std::string::npos && text[open] == '(';
        const std::size_t begin = open == std::string::npos ? 0 : open;
        const std::size_t end = std::min(text.find_first_of(bracket ? ")" : ".;,", told), text.size());
        return std::string(trimmed(text.erase(begin, end - begin + (bracket ? 1 : 0))));
    }
    return text;
}

} // namespace

std::vector<MailLine> with_ditto_marks_filled(std::vector<MailLine> lines) {
    std::optional<std::vector<Cell>> above;
    bool filled = false;
    for (MailLine& line : lines) {
        std::vector<Cell> cells = line.role == MailLine::Role::text ? cells_of(line) : std::vector<Cell>();
        const auto is_mark = [](const Cell& cell) { return is_ditto_mark(cell.text); };
        const bool marked = cells.size() > 1 && std::any_of(cells.begin(), cells.end(), is_mark);
        if (marked && above && !line.after_blank && fill_marks(cells, *above)) {
            line.text = line_of_cells(cells, line.indent);
            filled = true;
        }
        above = cells.size() > 1 ? std::optional(std::move(cells)) : std::nullopt;
    }
    for (MailLine& line : lines)
        if (filled && line.role == MailLine::Role::text)
            line.text = without_explanation(std::move(line.text));
    std::erase_if(lines, [](const MailLine& line) { return line.text.empty(); });
    return lines;
}

} // namespace muster
