// SPDX-License-Identifier: MIT
// SheetDescription: how the armies of a rule set are shown on the screen and on the printed sheet: the
// columns of the table of troops, the totals, boxes to tick, thresholds, charts and the battle line. Data of
// ruleset.xml; see schemas/README.md, "The sheet". A rule set without one gets a default.
#pragma once

#include "ruleset/condition.h"
#include "ruleset/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// The elements of one level that a part of the sheet is about.
struct SheetFilter {
    Level level = Level::army;
    Selection selection;
};

// A text for the elements that match. Of several texts, the first is used that matches and whose figures are
// all known. A text that is one entry of a list is left out if one of its figures is unknown.
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
        std::size_t number; // the sign applies when this many boxes are left
        std::string sign;
    };
    std::vector<Limit> limits;
};

// A text, or empty lines to write on. Never on an opponent's copy.
struct SheetField {
    SheetFilter filter;
    std::string name;
    TextTemplate text;
    std::int32_t lines = 1; // empty lines if there is no text
    std::int32_t fresh = 1; // lines for fresh orders on the order sheet, below the text
};

// The sheets that have forms.
enum class FormUse : std::uint8_t { deployment, log };

// A table to write in: a row for each element that matches, in the order of the army.
struct SheetForm {
    struct Part {
        std::string name;
        std::int32_t wide = 1; // as a share of all parts' widths
        TextTemplate text;     // nothing: to be written by hand
    };
    FormUse use = FormUse::log;
    std::string name;
    SheetFilter filter;
    std::int32_t follow = 0; // empty rows after each element's
    std::int32_t blank = 0;  // empty rows at the end
    std::vector<Part> parts;
};

// A chart that is printed if some element matches, with the rows that apply.
struct SheetReference {
    std::size_t chart = 0;
    SheetFilter filter;
    bool full = true; // on the full sheet too, not on the reference sheet alone
};

// A figure, or a number of the army.
struct SheetLength {
    Exact figure;
    std::optional<std::size_t> number;
};

// The size of a gaming table.
struct SheetGround {
    SheetFilter filter;
    SheetLength width;
    SheetLength depth;
    SheetLength sector; // width of a flank sector; absent if there is none
    SheetLength zone;   // how far from its edge a side deploys; absent if the rules do not say
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
    std::vector<SheetFilter> ahead;  // what stands before the main line
    std::vector<SheetFilter> behind; // what stands behind it, a row for each of these
    std::vector<SheetFilter> deep;   // units whose second box stands behind the first
};

struct SheetDescription {
    std::vector<SheetText> headings;
    std::vector<SheetTotal> totals;
    std::vector<SheetMark> marks;
    std::vector<SheetColumn> columns;
    std::vector<SheetBoxes> boxes;
    std::vector<SheetField> fields;
    std::vector<SheetForm> forms;
    std::vector<SheetText> thresholds;
    std::vector<SheetReference> references;
    SheetLine line;
};

} // namespace muster
