// SPDX-License-Identifier: MIT
// Columns of numbers: those that number the rows, those that the rules compute of the troops in them, and the
// sums beneath.
#include "base/text.h"
#include "mail/detail/column_sums.h"
#include "mail/detail/computed_numbers.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_table.h"
#include "mail/detail/table_officers.h"
#include "mail/detail/table_sums.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

using Rows = std::vector<std::vector<std::string>>;

std::optional<std::int32_t> number_of(const std::vector<std::string>& row, std::size_t column) {
    return column < row.size() ? number_in_cell(row[column]) : std::nullopt;
}

// "1", "2", "3" …: the column numbers the rows.
bool numbers_rows(const Rows& rows, std::size_t column) {
    constexpr std::size_t fewest = 3; // fewer may count troops
    for (std::size_t at = 0; at < rows.size(); ++at)
        if (number_of(rows[at], column) != static_cast<std::int32_t>(at + 1))
            return false;
    return rows.size() >= fewest;
}

// "No." over the numbers of rows, or over what is counted; not "Qty".
bool may_head_numbers(std::string_view heading) {
    static const WordSet headings{"no", "nr", "#", "num", "n", "nos", "number"};
    return headings.contains(heading);
}

bool is_number_or_empty(const std::string& cell) {
    return cell.empty() || cell == "-" || number_in_cell(cell).has_value();
}

// A choice between numbers, such as how many bases a vignette has.
bool has_numbers(const Trait& trait) {
    return trait.is_choice() &&
           std::all_of(trait.values.begin(), trait.values.end(),
                       [](const TraitValue& value) { return whole_number(value.id).has_value(); });
}

} // namespace

// "bases each" beside "bases": the trait and what the rules compute of it.
void MailTable::settle_computed() {
    for (Column& each : columns_) {
        const std::string one = heading_of_each(each.over);
        const auto of = one.empty() || each.role != Role::computed ? std::nullopt : column_of_trait(one);
        if (!of || of->role != Role::trait || !has_numbers(vocabulary_->ruleset().traits[of->trait]))
            continue;
        for (Column& column : columns_)
            if (column.role == Role::trait && column.trait == of->trait)
                column.role = Role::computed;
        each.role = Role::trait;
        each.trait = of->trait;
    }
}

void MailTable::look_at_rows(const std::vector<MailLine>& lines, std::size_t heading) {
    constexpr std::size_t most = 200; // lines
    Rows rows;
    for (std::size_t at = heading + 1; at < std::min(lines.size(), heading + most); ++at) {
        const MailLine& line = lines[at];
        if (repeats_heading(line))
            continue;
        if (line.role != MailLine::Role::text || !has_row(line)) {
            if (is_of_columns() && heads_part(line, *vocabulary_))
                continue;
            break;
        }
        std::vector<std::string> row = cells(line);
        if (is_sum_row(row, class_word_in(line.text, *vocabulary_) != ClassWord::none))
            continue;
        rows.push_back(std::move(row));
        last_row_ = line.number;
    }
    const auto counts = static_cast<std::size_t>(std::count_if(
        columns_.begin(), columns_.end(), [](const Column& column) { return column.role == Role::count; }));
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        Column& column = columns_[i];
        if (column.role == Role::officer || column.role == Role::notes)
            column.tells_officer =
                tells_who_has_officer(rows, i, column.heading, column.role == Role::officer, *vocabulary_);
        const bool others_count = counts > (column.role == Role::count ? 1U : 0U);
        const bool may_number =
            column.role == Role::trait || // "Line", which is no battle line
            (others_count && ((column.role == Role::count && may_head_numbers(column.over)) ||
                              (column.role == Role::words && column.heading.empty())));
        if (column.role == Role::trait && has_values_only(rows, i))
            continue;
        if (may_number && numbers_rows(rows, i))
            column.role = Role::number;
        else if (column.role == Role::trait && names_number_of_troops(column.over, vocabulary_->ruleset()) &&
                 std::all_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
                     return i >= row.size() || is_number_or_empty(row[i]);
                 }))
            column.role = Role::computed; // "16" beneath "bases"
    }
}

// Whether the numbers in a column of a trait are values of it, and it has no others.
bool MailTable::has_values_only(const std::vector<std::vector<std::string>>& rows, std::size_t column) const {
    const Trait& trait = vocabulary_->ruleset().traits[columns_[column].trait];
    if (!trait.is_choice())
        return true;
    return std::all_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
        const Tokens tokens = number_of(row, column) ? vocabulary_->tokens(row[column]) : Tokens();
        return tokens.empty() || vocabulary_->value_of(trait, tokens, 0, tokens.size()).has_value();
    });
}

// "12" alone beneath the column of counts, "= 3" beneath the rows of a wing.
bool MailTable::is_lone_sum(const MailLine& line) const {
    if (line.after_blank || line.indent == 0 || places_.empty() || !number_in_cell(line.text))
        return false;
    const std::vector<std::string> placed = cells(line);
    for (std::size_t i = 0; i < std::min(placed.size(), columns_.size()); ++i)
        if (!placed[i].empty())
            return is_added_up(columns_[i].role) || columns_[i].role == Role::computed;
    return false;
}

// What the army's own figures are held against.
bool MailTable::is_added_up(Role role) {
    return role == Role::count || role == Role::sum || role == Role::price || role == Role::cost;
}

void MailTable::read_computed(const std::string& cell, const Column& column, TroopReading& troop) {
    if (is_number_or_empty(cell)) {
        if (const auto value = number_in_cell(cell))
            troop.numbers.push_back({*value, WrittenNumber::Role::computed, false, column.over});
    } else {
        troop.questions.push_back(fmt::format("\"{}\": no number", cell));
    }
}

void MailTable::add_to_sums(const std::vector<std::string>& row) {
    const auto counts = std::find_if(columns_.begin(), columns_.end(),
                                     [](const Column& column) { return column.role == Role::count; });
    const std::int32_t count =
        counts == columns_.end()
            ? 1
            : number_of(row, static_cast<std::size_t>(counts - columns_.begin())).value_or(1);
    for (std::size_t i = 0; i < std::min(row.size(), columns_.size()); ++i)
        if (const auto value = number_in_cell(row[i]))
            sums_.add(i, *value, is_of_each(columns_[i]) ? count : 1);
}

// "IP each", "men each": what is true of one.
bool MailTable::is_of_each(const Column& column) {
    return column.role == Role::each || !heading_of_each(column.over).empty();
}

// "Points", "Commander" and "Together": what the men cost without their officers comes out in its own
// column, and the army's price is the larger of the two.
bool MailTable::is_beside_larger_sum(std::size_t column) const {
    for (std::size_t i = 0; i < columns_.size(); ++i)
        if (i != column && columns_[i].role == Role::sum && columns_[column].role == Role::sum &&
            sums_.whole_of(i) > sums_.whole_of(column))
            return true;
    return false;
}

// Leaves of a row of sums what the army's own figures have to show.
void MailTable::settle_sums(std::vector<std::string>& cells, const MailLine& line, MailRow& row) {
    using Kind = ColumnSums::Kind;
    for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i) {
        const auto value = number_in_cell(cells[i]);
        if (!value)
            continue;
        const Kind kind = sums_.kind_of(i, *value);
        const bool of_army = is_added_up(columns_[i].role);
        const bool inner = line.number < last_row_; // rows of troops follow
        if (kind == Kind::wrong && (inner || !of_army))
            row.wrong_sums.push_back(fmt::format("declared {}, computed {}", *value,
                                                 inner ? sums_.part_of(i) : sums_.whole_of(i)));
        const bool of_part = kind == Kind::part || (kind != Kind::none && inner);
        const bool claims =
            kind == Kind::none || (of_army && !of_part && !(kind == Kind::whole && is_beside_larger_sum(i)));
        cells[i] = claims ? std::to_string(*value) : std::string();
    }
    sums_.end_part();
}

} // namespace muster
