// SPDX-License-Identifier: MIT
// BattleLine: an army deployed on its table as the rule set describes it: boxes with their positions in
// centimetres, their zones, and what does not fit. A value; sheet/line_painter.h draws it.
#pragma once

#include "sheet/grid.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct LineBox {
    Place place;            // of a troop, or of a unit
    std::int32_t copy = 1;  // which of the troop's count, from 1
    std::int32_t count = 1; // how many it represents: more than one only in very large armies
    double x = 0;           // of its left end, from the left edge of the drawing
    double y = 0;           // of its front, from the top edge, where the enemy is
    double width = 0;
    double depth = 0;
    std::string label;
    std::vector<GridMark> marks;
    bool fits = true; // false: there is no room for it in its sector
};

// A sector of the table, or the area of one body.
struct LineZone {
    std::string name;
    double x = 0;
    double y = 0; // of its upper end
    double width = 0;
    double depth = 0;
    std::vector<std::uint32_t> bodies; // in this zone, counted from 1
    bool bounded = false;              // a sector, whose edges are drawn
    bool fronted = false;              // its upper edge is drawn as well
};

struct BattleLine {
    bool to_scale = false; // else lengths only show which box is wider
    double width = 0;      // of the drawing: the table's width if the table is known
    double depth = 0;
    double grid = 0;     // between the lines of a grid; 0: none
    std::string ground;  // "6′ × 4′ (180 × 120 cm)", or empty
    std::string remark;  // "2 do not fit", or empty
    std::string caption; // "The line of battle, to scale"
    std::vector<LineZone> zones;
    std::vector<LineBox> boxes;
};

[[nodiscard]] BattleLine lay_out_line(const Wording& wording);

} // namespace muster
