// SPDX-License-Identifier: MIT
// Number: a figure derived from traits and other numbers (Integrity Points, points, activation cost,
// break point), as the steps that lead to it; see schemas/README.md, "Numbers".
#pragma once

#include "base/exact.h"
#include "ruleset/condition.h"
#include "ruleset/pattern.h"
#include "ruleset/source_reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

enum class Provenance : std::uint8_t { printed, inherited, reading, lost };
[[nodiscard]] std::string_view provenance_name(Provenance provenance);
// The sign of a figure that the rules do not print: † inherited, ‡ a reading, else nothing.
[[nodiscard]] std::string_view provenance_sign(Provenance provenance);

struct TableRow {
    Selection selection;
    std::vector<Exact> values; // one, or one a column; absent where the rules give none
    Provenance provenance = Provenance::printed;
    ReadingIndex reading = no_reading;
};

struct Table {
    std::string name;
    std::string cite;
    bool needed = false; // without a matching row the number is absent
    std::vector<TableRow> rows;
    PatternSet matcher; // the rows' value tests
    bool plain = true;  // the matcher decides alone
    // If the table has columns: the trait whose value selects one of a row's values.
    bool by_trait = false;
    Level by_level = Level::troop;
    std::size_t by_slot = 0;
    std::vector<std::int32_t> columns;        // trait values in the order of the rows' values
    std::vector<std::int8_t> column_of_value; // for a choice: the column of each value, or -1
};

enum class Operation : std::uint8_t { plus, minus, times };

enum class StepKind : std::uint8_t {
    table,
    number,
    trait,
    constant,
    sum,
    count,
    lowest,
    highest,
    greatest,
    power
};

struct Step {
    StepKind kind = StepKind::constant;
    Operation operation = Operation::plus;
    Table table;                     // of a table
    std::size_t number = 0;          // of number, sum, lowest, highest
    Exact factor = 1;                // of number; the value of a constant
    Level trait_level = Level::army; // of trait
    std::size_t slot = 0;
    Level among = Level::troop; // of sum, count, lowest, highest
    Pattern pattern;
    std::vector<std::size_t> numbers; // of greatest; of power the base and the exponent
    std::string name;                 // the name of the term in an explanation of the number
};

struct NumberCase {
    std::vector<Condition> whens;
    std::vector<Step> steps;
};

enum class Rounding : std::uint8_t { exact, up, down, nearest };
enum class Scope : std::uint8_t { report, sheet, inner };

struct Number {
    std::string id;
    std::string name;
    std::string unit; // "cm", "°" or nothing
    Level level = Level::troop;
    Scope scope = Scope::report;
    Rounding rounding = Rounding::exact;
    std::optional<Exact> least;
    std::optional<Exact> most;
    std::vector<NumberCase> cases; // the first whose conditions hold is used

    [[nodiscard]] bool is_unbounded() const { return rounding == Rounding::exact && !least && !most; }
};

// The rows whose value tests hold, as bits, and the element's column; no rows if it has no column.
struct RowMatches {
    std::uint64_t rows = 0;
    std::size_t column = 0;
};
[[nodiscard]] RowMatches candidate_rows(const Table& table, const ElementValues& element);

struct TableResult {
    Exact value;
    bool counts = false; // false: no row matches, and the table is passed over
    Provenance provenance = Provenance::printed;
    ReadingIndex reading = no_reading;
};
// For a plain table.
[[nodiscard]] TableResult plain_result(const Table& table, const ElementValues& element);

[[nodiscard]] inline Exact combined(Exact so_far, Operation operation, Exact value) {
    switch (operation) {
    case Operation::plus: return so_far + value;
    case Operation::minus: return so_far - value;
    case Operation::times: break;
    }
    return so_far * value;
}
[[nodiscard]] Exact rounded(const Number& number, Exact value);
// Rounded and held to the number's least and most.
[[nodiscard]] Exact held_to_bounds(const Number& number, Exact value);
[[nodiscard]] inline Exact finished(const Number& number, Exact value) {
    return number.is_unbounded() ? value : held_to_bounds(number, value);
}
// The known one if the other is absent.
[[nodiscard]] Exact greater_of(Exact a, Exact b);

} // namespace muster
