// SPDX-License-Identifier: MIT
#include "mail/detail/table_sheet.h"

#include "army/spreadsheet_columns.h"
#include "base/csv.h"
#include "base/csv_reader.h"
#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace muster {

namespace {

using Cells = std::vector<CsvReader::Cell>;

// The table in a text that may hold a mail's words before and behind it; empty if there is none.
std::string_view table_in(std::string_view text) {
    const std::vector<std::string>& names = first_table_columns();
    for (const char separator : {',', ';'}) {
        const std::string head = fmt::format("{}{}", fmt::join(names, std::string(1, separator)), separator);
        const std::size_t at = text.find(head);
        if (at == std::string_view::npos ||
            (at != 0 && text[at - 1] != '\n' && !text.substr(0, at).ends_with("\xEF\xBB\xBF")))
            continue;
        const std::string_view table = text.substr(at);
        const std::size_t blank = std::min(table.find("\n\n"), table.find("\n\r\n"));
        return table.substr(0, blank == std::string_view::npos ? table.size() : blank + 1);
    }
    return {};
}

class TableSheetReader {
public:
    TableSheetReader(std::string_view table, const Ruleset& ruleset)
        : ruleset_(ruleset), reader_(table, "table of an army") {}

    std::optional<WrittenArmy> read() {
        const Cells head = reader_.row();
        for (std::size_t i = 0; i < head.size(); ++i)
            columns_.emplace(head[i].text, i);
        for (const std::string& name : last_table_columns())
            if (columns_.count(name) == 0)
                return std::nullopt;
        begin_army();
        for (std::size_t line = 2; !reader_.ended(); ++line) {
            const Cells cells = reader_.row();
            if (cells.size() > 1)
                read_row(cells, line);
        }
        made_.troops = made_.lines.size();
        made_.says_ruleset = true;
        return std::move(made_);
    }

private:
    void begin_army() {
        made_.army.ruleset = ruleset_.id;
        made_.army.data = ruleset_.revision;
        made_.army.values = ruleset_.at(Level::army).defaults;
    }

    [[nodiscard]] const CsvReader::Cell* cell(const Cells& cells, const std::string& column) const {
        const auto found = columns_.find(column);
        return found == columns_.end() || found->second >= cells.size() ? nullptr : &cells[found->second];
    }
    // What no row of such a table lacks. Throws InputError.
    [[nodiscard]] const CsvReader::Cell& required(const Cells& cells, const std::string& column) const {
        if (const CsvReader::Cell* found = cell(cells, column))
            return *found;
        reader_.fail(
            cells.front(),
            fmt::format("this row has {} cells and none for \"{}\"; it may be cut off. Each row needs as "
                        "many cells as the first, with that heading among them",
                        cells.size(), column));
    }
    [[nodiscard]] std::string text_of(const Cells& cells, const std::string& column) const {
        const CsvReader::Cell* found = cell(cells, column);
        return found == nullptr ? std::string() : unguarded_csv_text(found->text);
    }

    // "/body[1]/unit[2]/troop[3]", each at most one behind the last.
    [[nodiscard]] Place place_of(const Cells& cells) const {
        const CsvReader::Cell& at = required(cells, "place");
        std::array<std::uint32_t, 3> numbers{};
        std::string_view left = at.text;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            static constexpr std::string_view steps[] = {"/body[", "/unit[", "/troop["};
            const std::size_t close = left.find(']');
            const auto number = left.starts_with(steps[i]) && close != std::string_view::npos
                                    ? whole_number(left.substr(steps[i].size(), close - steps[i].size()))
                                    : std::nullopt;
            if (!number || *number < 1)
                reader_.fail(at, fmt::format("{} is no place of a troop", quoted(at.text)));
            numbers.at(i) = static_cast<std::uint32_t>(*number);
            left.remove_prefix(close + 1);
        }
        return {numbers[0], numbers[1], numbers[2]};
    }

    void read_row(const Cells& cells, std::size_t line) {
        if (const CsvReader::Cell& ruleset = required(cells, "ruleset"); ruleset.text != ruleset_.id)
            reader_.fail(ruleset, fmt::format("the army is of {}, not of {}; read it with that rule set",
                                              quoted(ruleset.text), ruleset_.title));
        const std::string fingerprint = text_of(cells, "fingerprint");
        if (!fingerprint_.empty() && fingerprint != fingerprint_)
            reader_.fail(required(cells, "fingerprint"),
                         "another army begins here; give each army a file of its own");
        fingerprint_ = fingerprint;
        const Place place = place_of(cells);
        std::vector<Body>& bodies = made_.army.bodies;
        const bool next_body = place.body == bodies.size() + 1;
        if (next_body)
            bodies.emplace_back().values = ruleset_.at(Level::body).defaults;
        const bool known_body = place.body == bodies.size();
        const bool next_unit = known_body && place.unit == bodies.back().units.size() + 1;
        if (next_unit)
            bodies.back().units.emplace_back().values = ruleset_.at(Level::unit).defaults;
        if (!known_body || place.unit != bodies.back().units.size() ||
            place.troop != bodies.back().units.back().troops.size() + 1)
            reader_.fail(required(cells, "place"),
                         "the rows are not in the order in which they were written");
        Unit& unit = bodies.back().units.back();
        Troop& troop = unit.troops.emplace_back();
        troop.values = ruleset_.at(Level::troop).defaults;
        troop.count = count_of(cells);
        made_.army.name = text_of(cells, "army");
        bodies.back().name = text_of(cells, "body");
        unit.name = text_of(cells, "unit");
        troop.name = text_of(cells, "name");
        read_traits(cells, place);
        made_.lines.push_back({line, place});
    }

    [[nodiscard]] std::int32_t count_of(const Cells& cells) const {
        const CsvReader::Cell& count = required(cells, "count");
        const auto value = whole_number(count.text);
        if (!value || *value < 1 || *value > most_count)
            reader_.fail(count, fmt::format("{} is no count from 1 to {}", quoted(count.text), most_count));
        return *value;
    }

    void read_traits(const Cells& cells, const Place& place) {
        for (const Trait& trait : ruleset_.traits) {
            const CsvReader::Cell* value = cell(cells, table_column(trait));
            if (value == nullptr || value->text.empty())
                continue;
            Element& element = element_at(made_.army, up_to(place, trait.level));
            if (trait.is_text()) {
                element.texts.resize(ruleset_.at(trait.level).texts);
                element.texts[trait.slot] = unguarded_csv_text(value->text);
                continue;
            }
            const auto parsed = trait.parse(value->text);
            if (!parsed)
                reader_.fail(*value, fmt::format("{} is no {} of {}", quoted(value->text), trait.name,
                                                 ruleset_.title));
            element.values[trait.slot] = *parsed;
        }
    }

    const Ruleset& ruleset_;
    CsvReader reader_;
    std::map<std::string, std::size_t> columns_;
    std::string fingerprint_;
    WrittenArmy made_;
};

} // namespace

std::optional<WrittenArmy> read_table_sheet(std::string_view text, const Ruleset& ruleset) {
    const std::string_view table = table_in(text);
    return table.empty() ? std::nullopt : TableSheetReader(table, ruleset).read();
}

} // namespace muster
