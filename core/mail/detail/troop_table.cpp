// SPDX-License-Identifier: MIT
#include "mail/detail/troop_table.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::string_view times_sign = " × ";

// "† lost in these rules, and taken from a sister set"
bool is_provenance_remark(std::string_view line) {
    return line.starts_with(provenance_sign(Provenance::inherited)) ||
           line.starts_with(provenance_sign(Provenance::reading));
}

// "Unit 3" is how a sheet calls a unit without a name.
std::string own_name(const std::string& printed, Level level, const Ruleset& ruleset) {
    const std::string word = ruleset.level_words[index_of(level)] + " ";
    return printed.starts_with(word) && whole_number(printed.substr(word.size())) ? "" : printed;
}

void append_new(std::vector<ValueOf>& values, const std::vector<ValueOf>& more) {
    for (const ValueOf& value : more)
        if (std::none_of(values.begin(), values.end(),
                         [&](const ValueOf& said) { return said.trait == value.trait; }))
            values.push_back(value);
}

} // namespace

TroopTable::TroopTable(PrintedTable table, const Vocabulary& vocabulary, MailReading& mail)
    : ruleset_(vocabulary.ruleset()), vocabulary_(vocabulary), printed_(ruleset_), table_(std::move(table)),
      mail_(mail) {}

bool TroopTable::is_header_of(const PrintedTable& table) {
    const auto notation = table.column("notation");
    return notation && *notation != 0;
}

bool TroopTable::add(std::string_view line, std::size_t number) {
    if (!table_.has_row(line) || is_legend(line))
        return false;
    rows_.push_back(row_of(line, number));
    return true;
}

// "★ General   † lost in these rules": a mark and its name, then nothing or the next mark.
bool TroopTable::is_legend(std::string_view line) const {
    line = trimmed(line);
    for (const SheetMark& mark : ruleset_.sheet.marks)
        if (const std::string entry = mark.sign + " " + mark.name; line.starts_with(entry)) {
            const std::string_view rest = line.substr(entry.size());
            const std::string_view next = trimmed(rest);
            if (next.empty())
                return true;
            const bool sign =
                is_provenance_remark(next) ||
                std::any_of(ruleset_.sheet.marks.begin(), ruleset_.sheet.marks.end(),
                            [&](const SheetMark& other) { return next.starts_with(other.sign); });
            if (rest.starts_with("   ") && sign)
                return true;
        }
    return is_provenance_remark(line);
}

// "★ 3 × Spears of the gate"
void TroopTable::read_name(std::string name, Row& row) const {
    for (bool found = true; found;) {
        found = false;
        for (const SheetMark& mark : ruleset_.sheet.marks)
            if (name.starts_with(mark.sign)) {
                found = true;
                append_new(row.marks, single_values_of(mark.filter.selection.pattern, ruleset_));
                name = std::string(trimmed(std::string_view(name).substr(mark.sign.size())));
            }
    }
    if (const std::size_t times = name.find(times_sign);
        times != std::string::npos && whole_number(name.substr(0, times))) {
        row.count = name.substr(0, times);
        name.erase(0, times + times_sign.size());
    }
    row.name = name;
}

// What the cells other than the notation's say.
void TroopTable::read_cells(const std::vector<std::string>& cells, Level level,
                            std::vector<ValueOf>& values) const {
    for (const SheetColumn& column : ruleset_.sheet.columns) {
        const auto at = table_.column(small_letters(column.name));
        if (column.chart || !at || *at >= cells.size() || cells[*at].empty())
            continue;
        if (const auto said = printed_.values_in(column.cells, level, cells[*at]))
            append_new(values, *said);
    }
}

void TroopTable::read_troop(Row& row, const std::vector<std::string>& cells) const {
    std::int32_t count = 1;
    if (const auto number = whole_number(row.count))
        count = *number;
    for (std::vector<ValueOf>& values : printed_.troops_in(row.notation)) {
        LineReading way;
        TroopReading& troop = way.troops.emplace_back();
        troop.count = count;
        troop.counted = troop.coded = troop.alike = true;
        troop.values = std::move(values);
        read_cells(cells, Level::troop, troop.values);
        append_new(troop.values, row.marks);
        row.ways.push_back(std::move(way));
    }
    if (!row.ways.empty())
        return;
    // The player may have changed the sheet by hand.
    row.ways = readings_of(fmt::format("{} x {}", count, row.notation), vocabulary_);
    if (!row.ways.empty() && row.ways.front().troops.size() != 1)
        row.ways.clear();
    for (LineReading& way : row.ways) {
        read_cells(cells, Level::troop, way.troops.front().values);
        append_new(way.troops.front().values, row.marks);
    }
}

bool TroopTable::reads_as(Level level, Row& row, const std::vector<std::string>& cells) const {
    for (const SheetColumn& column : ruleset_.sheet.columns)
        if (small_letters(column.name) == "notation" &&
            printed_.values_in(column.cells, level, row.notation)) {
            read_cells(cells, level, row.values);
            return true;
        }
    return false;
}

TroopTable::Row TroopTable::row_of(std::string_view line, std::size_t number) const {
    const std::vector<std::string> cells = table_.cells(line);
    const std::size_t notation = *table_.column("notation");
    Row row;
    row.line = number;
    row.text = trimmed(line);
    if (notation >= cells.size()) {
        row.understood = false;
        return row;
    }
    row.depth = table_.depth(line, notation - 1);
    row.notation = cells[notation];
    read_name(cells[notation - 1], row);
    if (row.notation.empty() || reads_as(Level::body, row, cells) || reads_as(Level::unit, row, cells))
        return row;
    read_troop(row, cells);
    row.understood = !row.ways.empty();
    return row;
}

bool TroopTable::begins_body(std::size_t row) const {
    const auto is_heading = [&](std::size_t i) { return i < rows_.size() && rows_[i].ways.empty(); };
    return row == 0 || is_heading(row + 1) ||
           std::any_of(
               rows_[row].values.begin(), rows_[row].values.end(),
               [&](const ValueOf& value) { return ruleset_.traits[value.trait].level == Level::body; }) ||
           (row + 1 < rows_.size() && rows_[row + 1].name.ends_with(')'));
}

void TroopTable::finish() {
    if (std::none_of(rows_.begin(), rows_.end(), [](const Row& row) { return row.depth != 0; })) {
        bool open = false; // a row of its own shows the unit
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            Row& row = rows_[i];
            if (row.ways.empty()) {
                row.depth = begins_body(i) ? 0 : 1;
                open = row.depth == 1;
            } else {
                open = open && !row.name.ends_with(')');
                row.depth = open ? 2 : 1;
            }
        }
    }
    for (Row& row : rows_)
        put(row);
}

void TroopTable::put(Row& row) {
    if (!row.understood) {
        ++mail_.unread;
        mail_.questions.push_back(
            {row.line, fmt::format("{}: not understood; it may be troops", muster::quoted(row.text)), true});
        return;
    }
    std::vector<BodyDraft>& bodies = mail_.draft.bodies;
    const bool heads_body = row.ways.empty() && row.depth == 0;
    if (bodies.empty() || heads_body) {
        bodies.emplace_back();
        bodies.back().line = row.line;
    }
    if (heads_body) {
        put_body(row, bodies.back());
        return;
    }
    if (row.ways.empty() || row.depth < 2 || bodies.back().units.empty())
        begin_unit(row, bodies.back());
    UnitDraft& unit = bodies.back().units.back();
    for (const ValueOf& mark : row.marks)
        if (ruleset_.traits[mark.trait].level == Level::unit)
            append_new(unit.values, {mark});
    // A unit of one troop may be linked, too.
    unit.named_link = std::any_of(unit.values.begin(), unit.values.end(), [&](const ValueOf& value) {
        const Trait& trait = ruleset_.traits[value.trait];
        return trait.is_choice() && value.value != trait.default_value;
    });
    if (!row.ways.empty())
        put_troop(row, unit);
}

void TroopTable::put_body(const Row& row, BodyDraft& body) const {
    body.name = own_name(row.name, Level::body, ruleset_);
    for (const ValueOf& value : row.values)
        if (ruleset_.traits[value.trait].is_number())
            body.numbers.emplace_back(value.trait, value.value);
        else
            body.values.push_back(value);
    append_new(body.values, row.marks);
}

void TroopTable::begin_unit(const Row& row, BodyDraft& body) {
    UnitDraft& unit = body.units.emplace_back();
    unit.line = row.line;
    own_row_ = row.ways.empty();
    if (own_row_) {
        unit.name = own_name(row.name, Level::unit, ruleset_);
        append_new(unit.values, row.values);
    } else if (const std::size_t open = row.name.rfind(" ("); // "Spears of the gate (Gate wardens)"
               row.name.ends_with(')') && open != std::string::npos) {
        unit.name = row.name.substr(open + 2, row.name.size() - open - 3);
    }
}

void TroopTable::put_troop(Row& row, UnitDraft& unit) const {
    if (const std::string within = fmt::format(" ({})", unit.name); !own_row_ && row.name.ends_with(within))
        row.name.resize(row.name.size() - within.size());
    for (LineReading& way : row.ways) {
        TroopReading& troop = way.troops.front();
        troop.name = own_name(row.name, Level::troop, ruleset_);
        std::erase_if(troop.values, [&](const ValueOf& value) {
            return ruleset_.traits[value.trait].level != Level::troop;
        });
    }
    // Where each vignette has its number and row, those of one troop follow each other.
    if (table_.column("#") && row.count.empty() && !unit.troops.empty()) {
        std::vector<LineReading>& above = mail_.draft.lines.back().ways;
        const TroopReading& troop = row.ways.front().troops.front();
        if (above.front().troops.front().name == troop.name &&
            above.front().troops.front().values == troop.values) {
            for (LineReading& way : above)
                way.troops.front().count += troop.count;
            return;
        }
    }
    unit.troops.push_back({mail_.draft.lines.size(), 0});
    mail_.draft.lines.push_back({row.line, row.text, std::move(row.ways), true});
}

} // namespace muster
