// SPDX-License-Identifier: MIT
// Grid: an army as the table that its rule set describes, words only: the window's tree shows it and the
// printed sheet sets it. Band: the totals above it. The report must hold the numbers of Detail::sheet;
// one of Detail::report leaves figures of scope "sheet" unknown.
#pragma once

#include "check/report.h"
#include "check/wording.h"

#include <string>
#include <vector>

namespace muster {

// The columns for the window; all of them; all of them without what the opponent may not see.
enum class GridUse : std::uint8_t { screen, page, opponent };

struct GridColumn {
    std::string name;       // "cf mounted"
    std::string short_name; // "cf mtd"
    std::string group;      // what columns of one chart have in common; usually nothing
    Alignment alignment = Alignment::start;
    bool strong = false;
};

struct GridMark {
    std::string sign; // "★"
    std::string name; // "General"

    friend bool operator==(const GridMark&, const GridMark&) = default;
};

// A body, unit or troop. A cell without anything to say is empty; a figure that the rules do not give is
// "—"; a cell may have several lines.
struct GridRow {
    Place place;
    Level level = Level::troop;
    std::string name;
    std::int32_t count = 1; // of a troop
    std::vector<GridMark> marks;
    std::vector<std::string> cells;

    friend bool operator==(const GridRow&, const GridRow&) = default;
};

struct Grid {
    std::vector<GridColumn> columns; // the name and the count of a row are not among them
    std::vector<GridRow> rows;       // in the order of the army
};

// "6 AP", "4 to 8 by the die": a value to be seen at a glance, and what it is.
struct BandEntry {
    std::string value;
    std::string caption;

    friend bool operator==(const BandEntry&, const BandEntry&) = default;
};

[[nodiscard]] std::vector<GridColumn> grid_columns(const Ruleset& ruleset, GridUse use);
[[nodiscard]] GridRow grid_row(const Wording& wording, const Place& place, GridUse use);
[[nodiscard]] Grid make_grid(const Wording& wording, GridUse use);

// The verdict, and the totals of the army that are known.
[[nodiscard]] BandEntry verdict_of(const Report& report);
[[nodiscard]] std::vector<BandEntry> totals_of(const Wording& wording);

// The marks of the element itself, in the order the rule set gives them.
[[nodiscard]] std::vector<GridMark> marks_of(const Wording& wording, const Place& place);

} // namespace muster
