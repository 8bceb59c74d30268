// SPDX-License-Identifier: MIT
#include "mail/detail/table_cells.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

std::vector<Cell> cells_between_spaces(std::string_view line) {
    std::vector<Cell> cells;
    std::size_t column = 0;
    std::size_t spaces = 2;
    for (const char c : line) {
        if (c == ' ') {
            ++spaces;
            ++column;
            continue;
        }
        if (spaces >= 2)
            cells.push_back({{}, column, column});
        else if (spaces == 1)
            cells.back().text += ' ';
        spaces = 0;
        cells.back().text += c;
        column += begins_character(c) ? 1 : 0;
        cells.back().end = column;
    }
    return cells;
}

bool may_have_cells(std::string_view line, char separator, std::size_t fewest) {
    return separator == ' '
               ? line.find("  ") != std::string_view::npos
               : static_cast<std::size_t>(std::count(line.begin(), line.end(), separator)) + 1 >= fewest;
}

std::vector<std::string> cells_between(std::string_view line, char separator) {
    std::vector<std::string> cells;
    if (separator == ' ') {
        for (Cell& cell : cells_between_spaces(line))
            cells.push_back(std::move(cell.text));
        return cells;
    }
    if (separator == '|') {
        line = trimmed(line);
        if (line.starts_with('|'))
            line.remove_prefix(1);
        if (line.ends_with('|'))
            line.remove_suffix(1);
    }
    std::string cell;
    bool quoted = false;
    const auto end_cell = [&] {
        cells.emplace_back(trimmed(cell));
        cell.clear();
    };
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (c == '"' && (quoted || is_blank(cell)) && separator != '|') {
            if (quoted && at + 1 < line.size() && line[at + 1] == '"')
                cell += line[++at];
            else
                quoted = !quoted;
        } else if (!quoted && c == separator) {
            end_cell();
        } else {
            cell += c;
        }
    }
    end_cell();
    return cells;
}

std::string without_separators(std::string_view row) {
    std::string words(row);
    std::replace_if(
        words.begin(), words.end(), [](char c) { return c == ';' || c == '|' || c == '\t' || c == '"'; },
        ' ');
    return folded(words);
}

bool is_nothing(const std::string& cell) {
    static const WordSet words{"", "-", "--", ".", "/", "n/a", "na"};
    return words.contains(small_letters(cell));
}

bool is_ditto_mark(const std::string& cell) {
    static const WordSet dittos{"\"", "\"\"", "''", ",,", "ditto", "do.", "dto."};
    return dittos.contains(small_letters(cell));
}

void repeat_above(std::vector<std::string>& cells, std::vector<std::string>& above) {
    for (std::size_t i = 0; i < std::min(cells.size(), above.size()); ++i)
        if (is_ditto_mark(cells[i]))
            cells[i] = above[i];
    above = cells;
}

bool is_number_alone(std::string_view cell) {
    return !cell.empty() && std::all_of(cell.begin(), cell.end(), is_digit);
}

} // namespace muster
