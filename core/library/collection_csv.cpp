// SPDX-License-Identifier: MIT
// The collection as a table for spreadsheets (RFC 4180), and back.
#include "base/csv.h"
#include "base/csv_reader.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "library/collection.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr std::array<std::string_view, 4> headings{"ruleset", "kind", "painted as", "count"};

Owned owned_in(const std::vector<CsvReader::Cell>& cells, const CsvReader& reader, const Rulesets& rulesets) {
    if (cells.size() != headings.size())
        reader.fail(cells.front(),
                    fmt::format("a line has the {} cells {}", headings.size(), fmt::join(headings, ", ")));
    const std::string id = unguarded_csv_text(cells[0].text);
    const Ruleset* const ruleset = rulesets.find(id);
    if (ruleset == nullptr) {
        const std::vector<std::string> ids = rulesets.ids();
        reader.fail(cells[0], fmt::format("unknown rule set {}{}", muster::quoted(id),
                                          suggestion(id, {ids.begin(), ids.end()})));
    }
    Owned owned{id, {}, folded(unguarded_csv_text(cells[2].text)), 0};
    try {
        owned.kind = FigureKinds(*ruleset).checked(unguarded_csv_text(cells[1].text));
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
        append_csv_row(text, {guarded_csv_text(row.ruleset), guarded_csv_text(row.kind),
                              guarded_csv_text(row.army), std::to_string(row.count)});
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
