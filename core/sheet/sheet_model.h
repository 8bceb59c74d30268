// SPDX-License-Identifier: MIT
// SheetModel: the content of a sheet, without its layout. Every kind of sheet and every output is made from
// it. make_sheet() takes all words from the army's rule set; nothing here knows a particular one.
#pragma once

#include "sheet/battle_line.h"
#include "sheet/grid.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

enum class SheetKind : std::uint8_t {
    full,
    compact,
    umpire,
    opponent,
    orders,
    labels,
    reference,
    deployment,
    wings,
    log,
    odds
};

class SheetBuilder;

// One row of the table of kinds.
struct SheetKindEntry {
    SheetKind kind;
    std::string_view id; // as --kind takes it
    const char* title;   // for a list of choices; marked for translation
    const char* heading; // on the sheet itself, "" for none; marked for translation
    const char* help;    // its content, for the command line
    void (*fill)(SheetBuilder& sheet);
};
// In the order of SheetKind.
[[nodiscard]] std::span<const SheetKindEntry> sheet_kinds();

// Above this limit the number of boxes is printed, with a line to write on.
constexpr std::int32_t most_boxes = 200;

// Boxes to tick beside or below a row.
struct BoxRun {
    std::string name; // "R results", or which of several: "2"
    std::int32_t count = 0;
    struct Sign {
        std::int32_t after; // this many boxes
        std::string text;
    };
    std::vector<Sign> signs;
};

struct SheetRow {
    Level level = Level::troop;
    std::int32_t number = 0; // of a vignette in the army, from 1; 0: rows are not numbered
    std::string name;
    std::string within; // the unit's name, if the unit has no row of its own
    std::string note;   // the player's own, printed small
    std::int32_t count = 1;
    std::vector<GridMark> marks;
    std::vector<std::string> cells;
    std::vector<std::int32_t> boxes; // the number in each column of boxes
    std::vector<BoxRun> strips;      // longer runs, below the row
    bool begins_unit = false;        // the first of its rows, which stay on one page
};

struct SheetTable {
    std::string name_heading; // of the first column
    std::vector<GridColumn> columns;
    std::vector<std::string> box_columns;
    std::vector<SheetRow> rows;
    bool numbered = false;
    bool is_cut = false; // beyond most_table_text rows are left out; such a table is never written
};

struct SheetChart {
    std::string name;
    std::string cite;
    std::vector<std::string> columns;
    struct Row {
        std::string label;
        std::vector<std::string> cells;
    };
    std::vector<Row> rows{};
    bool if_room = false; // left out of pages where it alone would begin another one
};

struct SheetFinding {
    Severity severity = Severity::error;
    std::string place;
    std::string message;
    std::string cite;
    std::string rule;
    std::string reading; // that the rule rests on, with its sign, or nothing
};

// A text, or room to write it.
struct SheetEntry {
    std::string place;
    std::string name;
    std::string text;
    std::int32_t lines = 1;
    std::int32_t fresh = 1; // lines for fresh orders, where the sheet has them
};

// A table to write in; empty cells are for the player's hand.
struct WritingForm {
    struct Column {
        std::string name;
        double share = 0; // of the width
    };
    std::string name;
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows;
};

// A card to cut out: a unit with its troops.
struct SheetCard {
    std::string name;
    std::string within;
    std::string note; // on the unit
    std::vector<GridMark> marks;
    std::vector<BoxRun> strips;
    std::vector<SheetRow> rows; // with the cells of all columns
};

struct SheetModel {
    SheetKind kind = SheetKind::full;
    std::string kind_name; // "Umpire's sheet"; nothing on the full one
    std::string title;     // the army's name
    std::string ruleset;   // "Undying Lands, 2004"
    std::vector<std::string> headings;
    std::string player;
    std::string event;
    std::string date;
    std::string notes;
    std::vector<BandEntry> band; // the verdict first
    SheetTable table;
    std::vector<GridMark> legend; // the marks that occur
    std::vector<SheetCard> cards; // their rows have the cells of table.columns
    std::optional<BattleLine> line;
    std::optional<BattleLine> plan; // the table without troops, to draw on
    std::vector<std::string> thresholds;
    std::vector<SheetEntry> entries;
    std::vector<WritingForm> forms;
    bool is_cut = false; // beyond most_sheet_lines or most_table_text, texts are left out; such a sheet is
                         // never written
    std::vector<SheetFinding> findings;
    bool findings_listed = false; // an empty list is shown, too
    std::vector<SheetChart> charts;
    std::vector<std::string> remarks;
    std::string revision; // of the rule set's data
    std::string fingerprint;
    std::string program; // "Muster 1.0"
    // Sheets for different players, each on pages of its own. Where there are any, they are all of the sheet.
    std::vector<SheetModel> parts;
};

// The report must hold the numbers of Detail::sheet.
[[nodiscard]] SheetModel make_sheet(const Army& army, const Ruleset& ruleset, const Report& report,
                                    SheetKind kind);

// "Player", "Event" and "Date", each with what is given.
using SheetAbout = std::array<std::pair<std::string, std::string>, 3>;
[[nodiscard]] SheetAbout about_of(const SheetModel& sheet);
// "Error", "Query" or "Note".
[[nodiscard]] std::string severity_word(Severity severity);
// "Signals and orders": what there is to write down.
[[nodiscard]] std::string entries_heading(const SheetModel& sheet);

} // namespace muster
