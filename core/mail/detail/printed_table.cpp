// SPDX-License-Identifier: MIT
#include "mail/detail/printed_table.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/letters_of_system.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::string_view em_space = "\u2003"; // before the names of Markdown, one for each level

// The bytes of the line that the columns from `begin` to `end` of a monospaced font show.
std::string_view between_columns(std::string_view line, std::size_t begin, std::size_t end) {
    std::size_t column = 0;
    std::size_t first = line.size();
    std::size_t last = line.size();
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t wide = columns_of_character(line.substr(at));
        if (first == line.size() && column >= begin && wide != 0)
            first = at;
        if (column >= end && wide != 0) {
            last = at;
            break;
        }
        column += wide;
        for (++at; at < line.size() && !begins_character(line[at]);)
            ++at;
    }
    return first < last ? line.substr(first, last - first) : std::string_view();
}

// The cells between the bars, as they stand there.
std::vector<std::string_view> barred_cells(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with('|'))
        line.remove_prefix(1);
    std::vector<std::string_view> cells;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < line.size(); ++at)
        if (line[at] == '\\') {
            ++at;
        } else if (line[at] == '|') {
            cells.push_back(line.substr(begin, at - begin));
            begin = at + 1;
        }
    if (begin < line.size() || cells.empty())
        cells.push_back(line.substr(begin));
    return cells;
}

bool consists_of(std::string_view text, std::string_view characters) {
    return !text.empty() && text.find_first_not_of(characters) == std::string_view::npos;
}

} // namespace

std::optional<PrintedTable> PrintedTable::begins(std::string_view header, std::string_view rule) {
    PrintedTable table;
    if (header.find('|') != std::string_view::npos) {
        if (!consists_of(trimmed(rule), "|:- ") || rule.find("---") == std::string_view::npos)
            return std::nullopt;
    } else {
        if (!consists_of(trimmed(rule), "- ") || rule.find('-') == std::string_view::npos)
            return std::nullopt;
        for (std::size_t at = rule.find('-'); at != std::string_view::npos; at = rule.find('-', at)) {
            const std::size_t end = std::min(rule.find_first_not_of('-', at), rule.size());
            table.spans_.emplace_back(at, end);
            at = end;
        }
        if (table.spans_.size() < 2)
            return std::nullopt;
    }
    for (const std::string& cell : table.cells(header))
        table.headings_.push_back(small_letters(cell));
    return table;
}

std::optional<std::size_t> PrintedTable::column(std::string_view heading) const {
    const auto found = std::find(headings_.begin(), headings_.end(), heading);
    return found == headings_.end() ? std::nullopt
                                    : std::optional(static_cast<std::size_t>(found - headings_.begin()));
}

bool PrintedTable::has_row(std::string_view line) const {
    return !is_blank(line) && (spans_.empty() ? line.find('|') != std::string_view::npos
                                              : line.find("[/") == std::string_view::npos);
}

std::vector<std::string> PrintedTable::cells(std::string_view line) const {
    std::vector<std::string> cells;
    if (spans_.empty()) {
        for (std::string_view cell : barred_cells(line)) {
            cell = trimmed(cell);
            while (cell.starts_with(em_space))
                cell.remove_prefix(em_space.size());
            cells.push_back(without_markdown(cell));
        }
        return cells;
    }
    // Up to the next column: text may be wider than its heading's line.
    for (std::size_t i = 0; i < spans_.size(); ++i)
        cells.emplace_back(trimmed(between_columns(
            line, spans_[i].first, i + 1 < spans_.size() ? spans_[i + 1].first : line.size())));
    return cells;
}

std::size_t PrintedTable::depth(std::string_view line, std::size_t column) const {
    std::size_t depth = 0;
    if (!spans_.empty()) {
        const std::string_view cell = between_columns(line, spans_[column].first, line.size());
        return std::min(cell.find_first_not_of(' '), cell.size()) / 2;
    }
    const std::vector<std::string_view> cells = barred_cells(line);
    if (column < cells.size())
        for (std::string_view cell = trimmed(cells[column]); cell.starts_with(em_space); ++depth)
            cell.remove_prefix(em_space.size());
    return depth;
}

std::string without_markdown(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i, 2) == "**") {
            ++i;
            continue;
        }
        if (text[i] == '\\' && i + 1 < text.size())
            ++i;
        plain += text[i];
    }
    return std::string(trimmed(plain));
}

} // namespace muster
