// SPDX-License-Identifier: MIT
#include "mail/detail/printed_table.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"

#include <algorithm>

namespace muster {

namespace {

// The byte at which each character begins, and the end.
std::vector<std::size_t> starts_of_characters(std::string_view line) {
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (begins_character(line[i]))
            starts.push_back(i);
    starts.push_back(line.size());
    return starts;
}

std::string plain_cell(std::string_view cell) {
    std::string plain;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (cell.substr(i, 2) == "**") {
            ++i;
            continue;
        }
        if (cell[i] == '\\' && i + 1 < cell.size())
            continue;
        plain += cell[i];
    }
    return std::string(trimmed(plain));
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
        line = trimmed(line);
        if (line.starts_with('|'))
            line.remove_prefix(1);
        if (line.ends_with('|'))
            line.remove_suffix(1);
        for (const std::string_view cell : parts_of(line, '|'))
            cells.push_back(plain_cell(cell));
        return cells;
    }
    const std::vector<std::size_t> starts = starts_of_characters(line);
    for (std::size_t i = 0; i < spans_.size(); ++i) {
        const std::size_t begin = std::min(spans_[i].first, starts.size() - 1);
        // Up to the next column: text may be wider than its heading's line.
        const std::size_t end =
            i + 1 < spans_.size() ? std::min(spans_[i + 1].first, starts.size() - 1) : starts.size() - 1;
        cells.emplace_back(trimmed(line.substr(starts[begin], starts[end] - starts[begin])));
    }
    return cells;
}

} // namespace muster
