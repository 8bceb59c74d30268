// SPDX-License-Identifier: MIT
// Grid: an army as the table of texts that its rule set describes. The window's tree and the printed sheet
// show it. Band: the totals above it. The report must hold the numbers of Detail::sheet; in one of
// Detail::report figures of scope "sheet" are unknown.
#pragma once

#include "check/report.h"
#include "check/wording.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

// The columns of the window; all columns; all columns without what the opponent may not see.
enum class GridUse : std::uint8_t { screen, page, opponent };

struct GridColumn {
    std::string name;       // "cf mounted"
    std::string short_name; // "cf mtd"
    std::string group;      // the heading that the columns of a chart share; else empty
    Alignment alignment = Alignment::start;
    bool strong = false;
    bool total = false;    // has a number of units, or what one of their troops adds to that
    std::string help = {}; // what it says in plain words: its name, and those of its numbers
};

struct GridMark {
    std::string sign; // "★"
    std::string name; // "General"

    friend bool operator==(const GridMark&, const GridMark&) = default;
};

// A body, unit or troop. A cell that does not apply is empty; a figure that the rules do not give is "—"; a
// cell may have several lines.
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
    std::vector<GridColumn> columns; // without the row's name and count
    std::vector<GridRow> rows;       // in the order of the army
};

// A total to see at a glance, such as "6 AP", and what it is, such as "4 to 8 by the die".
struct BandEntry {
    std::string value;
    std::string caption;

    friend bool operator==(const BandEntry&, const BandEntry&) = default;
};

// The column, among those of the screen, of what the rules count units by: figures without their officers,
// vignettes of which one with a gun counts two.
[[nodiscard]] std::optional<std::size_t> counting_column(const Wording& wording);
[[nodiscard]] std::vector<GridColumn> grid_columns(const Ruleset& ruleset, GridUse use);
[[nodiscard]] GridRow grid_row(const Wording& wording, const Place& place, GridUse use);
[[nodiscard]] Grid make_grid(const Wording& wording, GridUse use);

// The verdict, and the totals of the army that are known.
[[nodiscard]] BandEntry verdict_of(const Report& report);
[[nodiscard]] std::vector<BandEntry> totals_of(const Wording& wording);

// The marks of the element itself, in the order of the rule set.
[[nodiscard]] std::vector<GridMark> marks_of(const Wording& wording, const Place& place);

} // namespace muster
