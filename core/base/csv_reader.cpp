// SPDX-License-Identifier: MIT
#include "base/csv_reader.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace muster {

CsvReader::CsvReader(std::string_view text, std::string_view file) : text_(text), source_{file, text} {
    if (const std::optional<std::size_t> bad = first_bad_byte(text))
        source_.fail(
            *bad,
            "this is not UTF-8, or a control character; save the table as UTF-8, without such characters");
    constexpr std::string_view mark = "\xEF\xBB\xBF"; // that spreadsheets put before it
    if (text_.starts_with(mark))
        at_ = mark.size();
    const std::string_view first = text_.substr(at_, text_.find('\n', at_) - at_);
    if (first.find('\t') != std::string_view::npos &&
        first.find_first_of(separators_) == std::string_view::npos) {
        separators_ = "\t";
        cell_ends_ = "\t\r\n";
    }
}

std::vector<CsvReader::Cell> CsvReader::row() {
    std::vector<Cell> cells;
    for (bool more = true; more;) {
        cells.push_back(read_cell());
        if (cells.size() > most_csv_cells)
            fail(cells.back(), fmt::format("this row has more than {} cells, one for each of its columns; "
                                           "leave columns out",
                                           most_csv_cells));
        more = !ended() && separators_.find(text_[at_]) != std::string_view::npos;
        if (more)
            ++at_;
    }
    if (!ended() && text_[at_] == '\r')
        ++at_;
    if (!ended() && text_[at_] != '\n')
        source_.fail(at_, "a comma or the end of the line belongs here");
    if (!ended())
        ++at_;
    return cells;
}

void CsvReader::fail(const Cell& cell, const std::string& what) const {
    source_.fail(cell.offset, what);
}

CsvReader::Cell CsvReader::read_cell() {
    Cell cell{{}, at_};
    if (ended() || text_[at_] != '"') {
        const std::size_t end = std::min(text_.find_first_of(cell_ends_, at_), text_.size());
        cell.text = trimmed(text_.substr(at_, end - at_));
        at_ = end;
        return cell;
    }
    for (++at_;; ++at_) {
        if (ended())
            fail(cell, "the quotation mark is not closed");
        if (text_[at_] == '"' && text_.substr(at_ + 1, 1) != "\"")
            break;
        if (text_[at_] == '"')
            ++at_; // two stand for one
        cell.text += text_[at_];
    }
    ++at_;
    return cell;
}

} // namespace muster
