// SPDX-License-Identifier: MIT
// The collection as a table for spreadsheets (RFC 4180), and back.
#include "base/csv.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8.h"
#include "library/collection.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr std::array<std::string_view, 4> headings{"ruleset", "kind", "painted as", "count"};

class CsvReader {
public:
    CsvReader(std::string_view text, const std::string& file) : text_(text), source_{file, text} {
        if (const std::optional<std::size_t> bad = first_bad_byte(text))
            source_.fail(*bad, "this is not UTF-8; save the table as UTF-8");
        constexpr std::string_view mark = "\xEF\xBB\xBF"; // that spreadsheets put before it
        if (text_.starts_with(mark))
            at_ = mark.size();
    }

    struct Cell {
        std::string text;
        std::size_t offset = 0;
    };

    [[nodiscard]] bool ended() const { return at_ == text_.size(); }

    // Semicolons part cells too, as spreadsheets of many countries have it.
    std::vector<Cell> row() {
        std::vector<Cell> cells;
        for (bool more = true; more;) {
            cells.push_back(read_cell());
            more = !ended() && (text_[at_] == ',' || text_[at_] == ';');
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

    [[noreturn]] void fail(const Cell& cell, const std::string& what) const {
        source_.fail(cell.offset, what);
    }

private:
    Cell read_cell() {
        Cell cell{{}, at_};
        if (ended() || text_[at_] != '"') {
            const std::size_t end = std::min(text_.find_first_of(",;\r\n", at_), text_.size());
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

    std::string_view text_;
    SourceText source_;
    std::size_t at_ = 0;
};

Owned owned_in(const std::vector<CsvReader::Cell>& cells, const CsvReader& reader, const Rulesets& rulesets) {
    if (cells.size() != headings.size())
        reader.fail(cells.front(),
                    fmt::format("a line has the {} cells {}", headings.size(), fmt::join(headings, ", ")));
    const Ruleset* const ruleset = rulesets.find(cells[0].text);
    if (ruleset == nullptr) {
        const std::vector<std::string> ids = rulesets.ids();
        reader.fail(cells[0], fmt::format("unknown rule set {}{}", muster::quoted(cells[0].text),
                                          suggestion(cells[0].text, {ids.begin(), ids.end()})));
    }
    Owned owned{cells[0].text, {}, folded(unguarded_csv_text(cells[2].text)), 0};
    try {
        owned.kind = FigureKinds(*ruleset).checked(cells[1].text);
    } catch (const LibraryError& error) {
        reader.fail(cells[1], error.what());
    }
    const std::optional<std::int32_t> count = whole_number(cells[3].text);
    if (!count || *count > most_owned)
        reader.fail(cells[3], fmt::format("{} is not a number of figures; give a whole number from 0 to {}",
                                          muster::quoted(cells[3].text), most_owned));
    owned.count = *count;
    return owned;
}

} // namespace

std::string collection_csv(const std::vector<Owned>& rows) {
    std::string text;
    append_csv_row(text, {headings.begin(), headings.end()});
    for (const Owned& row : rows)
        append_csv_row(text, {row.ruleset, row.kind, guarded_csv_text(row.army), std::to_string(row.count)});
    return text;
}

std::vector<Owned> read_collection_csv(std::string_view text, const std::string& file,
                                       const Rulesets& rulesets) {
    CsvReader reader(text, file);
    std::vector<Owned> rows;
    for (bool first = true; !reader.ended(); first = false) {
        const std::vector<CsvReader::Cell> cells = reader.row();
        const bool empty = cells.size() == 1 && cells.front().text.empty();
        if (empty || (first && cells.front().text == headings[0]))
            continue;
        if (rows.size() == most_csv_rows)
            reader.fail(cells.front(),
                        fmt::format("more than {0} lines; a table has at most {0}. Split it", most_csv_rows));
        rows.push_back(owned_in(cells, reader, rulesets));
    }
    return rows;
}

} // namespace muster
