// SPDX-License-Identifier: MIT
// SheetDescription: how a rule set wants its armies shown, on the screen and on the printed sheet: the
// columns of the table of troops, the totals, boxes to tick, thresholds, charts and the battle line. Data of
// ruleset.xml; see schemas/README.md, "The sheet". A rule set without one is given the usual one.
#pragma once

#include "ruleset/condition.h"
#include "ruleset/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// Elements of a level that a part of the sheet speaks of.
struct SheetFilter {
    Level level = Level::army;
    Selection selection;
};

// A text for the elements that match. Of several, the first is used that matches and whose figures are
// all known; where it makes one entry of a list, it is left out if a figure is not.
struct SheetText {
    SheetFilter filter;
    TextTemplate text;
    bool secret = false; // not for the opponent
};

enum class Alignment : std::uint8_t { start, middle, end };

struct SheetColumn {
    std::string name;
    std::string short_name;
    Alignment alignment = Alignment::start;
    bool screen = false; // in the window's table
    bool page = true;    // on the sheet
    bool strong = false;
    std::vector<SheetText> cells;
    std::optional<std::size_t> chart; // instead of cells: one column for each column of this chart
};

struct SheetTotal {
    SheetFilter filter;
    TextTemplate value;
    TextTemplate caption;
};

// A sign for a trait that matters at a glance, such as "★ General".
struct SheetMark {
    SheetFilter filter;
    std::string sign;
    std::string name;
};

// Boxes to tick, for each element that matches (a troop: for each of its count).
struct SheetBoxes {
    SheetFilter filter;
    std::string name;
    std::int32_t count = 0;
    std::optional<std::size_t> number; // instead of count: a number of the element
    struct Limit {
        std::size_t number; // so many are left when the sign's moment comes
        std::string sign;
    };
    std::vector<Limit> limits;
};

// Room to write, or what was written already. Never on an opponent's copy.
struct SheetField {
    SheetFilter filter;
    std::string name;
    TextTemplate text;
    std::int32_t lines = 1; // left to write on if the text is empty
};

// A chart that is printed if some element matches, with the rows that apply.
struct SheetReference {
    std::size_t chart = 0;
    SheetFilter filter;
};

// A table that an army may stand on.
struct SheetGround {
    SheetFilter filter;
    Exact width;
    Exact depth;
    Exact sector; // how wide a flank sector is; absent: there is none
    std::string name;
};

// How deep a box is, as a share of its frontage.
struct SheetDepth {
    SheetFilter filter;
    Exact share;
};

// The line of battle. All lengths are in the rule set's own unit.
struct SheetLine {
    bool units = false; // a box stands for a unit, not for a vignette
    TextTemplate label;
    Exact centimetres = 1;                           // in one of these units of length
    std::vector<TextTemplate::NumberPlace> frontage; // their product; empty: not to scale
    std::vector<SheetGround> grounds;                // the first that matches
    std::vector<SheetDepth> depths;                  // the first that matches; a half if none does
    std::vector<SheetFilter> left;                   // bodies on the left, on the right
    std::vector<SheetFilter> right;
    std::vector<SheetFilter> ahead; // what stands before the main line
    std::vector<SheetFilter> deep;  // units whose second box stands behind the first
};

struct SheetDescription {
    std::vector<SheetText> headings;
    std::vector<SheetTotal> totals;
    std::vector<SheetMark> marks;
    std::vector<SheetColumn> columns;
    std::vector<SheetBoxes> boxes;
    std::vector<SheetField> fields;
    std::vector<SheetText> thresholds;
    std::vector<SheetReference> references;
    SheetLine line;
};

} // namespace muster
