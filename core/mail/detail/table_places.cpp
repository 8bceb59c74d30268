// SPDX-License-Identifier: MIT
// To which column the cells of a table of spaces belong.
#include "mail/detail/mail_table.h"
#include "mail/detail/table_cells.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace muster {

// Of a column of numbers and other values, not of names and remarks, which may have gaps in them.
bool MailTable::holds_one_cell(Role role) {
    return role != Role::words && role != Role::name && role != Role::notes && role != Role::unit &&
           role != Role::body;
}

// "Guard, Frederick (General) HIM": a name that fills its column up to the one space before the next, in
// which one cell stands.
std::vector<Cell> MailTable::parted_at_columns(std::vector<Cell> cells, std::size_t margin) const {
    for (std::size_t i = 1; i < places_.size() && i < columns_.size(); ++i) {
        if (!holds_one_cell(columns_[i].role) || holds_one_cell(columns_[i - 1].role))
            continue;
        const std::size_t place = places_[i].first;
        for (std::size_t at = 0; at < cells.size(); ++at) {
            const std::size_t begin = margin + cells[at].begin;
            const bool name_before = begin >= places_[i - 1].first && begin < place;
            // Columns are bytes where no letter has an accent.
            if (!name_before || margin + cells[at].end <= place ||
                cells[at].end - cells[at].begin != cells[at].text.size() ||
                cells[at].text[place - begin - 1] != ' ')
                continue;
            Cell right{cells[at].text.substr(place - begin), place - margin, cells[at].end};
            cells[at].text.resize(place - begin - 1);
            cells[at].end = place - margin - 1;
            cells.insert(cells.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(right));
            break;
        }
    }
    return cells;
}

// In a table of spaces with empty cells a cell belongs to the heading over it. A bar before a row is its
// frame where the heading has one too; else the first cell is empty.
std::vector<std::string> MailTable::cells(const MailLine& line) const {
    std::vector<std::string> found = cells_between(line.text, separator_);
    if (separator_ == '|' && line.text.starts_with('|') && !heading_.starts_with('|') &&
        found.size() < columns_.size())
        found.insert(found.begin(), std::string());
    // The tabs that end blank cells before the first word are white space before the line.
    if (separator_ == '\t' && line.tabs > tabs_ && found.size() + line.tabs - tabs_ <= columns_.size())
        found.insert(found.begin(), line.tabs - tabs_, std::string());
    if (separator_ != ' ' || found.size() == columns_.size())
        return found;
    std::vector<std::string> placed(columns_.size());
    const std::size_t margin = line.indent + line.label_width;
    for (const Cell& cell : parted_at_columns(cells_between_spaces(line.text), margin)) {
        const bool behind =
            margin + cell.begin >= places_.back().second && !placed[columns_.size() - 1].empty();
        if (behind) {
            placed.push_back(cell.text); // "2    <- General"
            continue;
        }
        const auto gap = [&](const std::pair<std::size_t, std::size_t>& place) {
            const std::size_t begin = margin + cell.begin;
            const std::size_t end = margin + cell.end;
            return end <= place.first      ? place.first - end + 1
                   : place.second <= begin ? begin - place.second + 1
                                           : 0;
        };
        const auto nearest = std::min_element(places_.begin(), places_.end(),
                                              [&](const auto& a, const auto& b) { return gap(a) < gap(b); });
        if (nearest + 1 == places_.end() && !placed[columns_.size() - 1].empty() &&
            holds_one_cell(columns_.back().role)) {
            placed.push_back(cell.text); // "31   General" beneath "IP each"
            continue;
        }
        std::string& at = placed[static_cast<std::size_t>(nearest - places_.begin())];
        at += (at.empty() ? "" : " ") + cell.text;
    }
    return placed;
}

} // namespace muster
