// SPDX-License-Identifier: MIT
// ArmyTable: armies as one table for a spreadsheet, a row for each troop.
//
// The columns: army, body, unit, name, count; the traits of all levels; the numbers of a troop; notation,
// ruleset, place (as in JSON reports), fingerprint. Traits and numbers are called by their ids. A trait of
// another level than the troop's has the level in front ("body.rating"), and so has an id that is the name of
// another column ("troop.army", "troop.count"). Armies of several rule sets share a column if its name is the
// same; a cell that an army's rule set does not know is empty, and so is a number that is absent.
//
// Traits have the ids of their values and are written also where they are the default. Figures are ASCII with
// a dot for decimals. Texts that people wrote are guarded (base/csv.h).
#pragma once

#include "check/report.h"

#include <map>
#include <string>
#include <vector>

namespace muster {

class ArmyTable {
public:
    // Adds the troops of an army and the columns that its rule set needs and are not there yet. The report
    // must hold the numbers of Detail::sheet. An opponent's table has no traits that the rule set's sheet
    // keeps secret. Throws std::runtime_error if the cells take more than most_table_cells.
    void add(const Army& army, const Ruleset& ruleset, const Report& report, bool for_opponent = false);

    // As RFC 4180 has it, the header first; every row is as wide as the header.
    [[nodiscard]] std::string csv() const;

private:
    // The columns that come from the rule sets, by name; a cell's place is its column's.
    class Columns {
    public:
        [[nodiscard]] std::size_t place_of(const std::string& name);
        [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

    private:
        std::vector<std::string> names_;
        std::map<std::string, std::size_t> places_;
    };
    struct Row {
        std::vector<std::string> first; // army, body, unit, name, count
        std::vector<std::string> traits;
        std::vector<std::string> numbers;
        std::vector<std::string> last; // notation, ruleset, place, fingerprint
    };
    struct RulesetColumns;

    Columns traits_;
    Columns numbers_;
    std::vector<Row> rows_;
    std::size_t bytes_ = 0; // of all cells
};

} // namespace muster
