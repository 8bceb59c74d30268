// SPDX-License-Identifier: MIT
// LineGroups: the boxes of an army's battle line, joined into blocks side by side and grouped by wing.
// battle_line.cpp decides their positions.
#pragma once

#include "sheet/battle_line.h"

#include <array>
#include <vector>

namespace muster {

// The width of a box whose frontage is unknown.
constexpr double usual_box_width = 8;

enum LineSide : std::uint8_t { left, centre, right };

// Adjacent boxes that are moved together: a unit, or the part of it in one row.
struct LineBlock {
    std::uint32_t body = 0;
    std::vector<LineBox> boxes; // x from the block's left end, y from its front
    double width = 0;
    double depth = 0;

    void append(LineBox box) {
        box.x = width;
        width += box.width;
        depth = std::max(depth, box.depth);
        boxes.push_back(std::move(box));
    }
    void append_behind(LineBox box) {
        box.x = boxes.back().x;
        box.y = boxes.back().y + boxes.back().depth;
        depth = std::max(depth, box.y + box.depth);
        boxes.push_back(std::move(box));
    }
};

struct LineGroup {
    std::vector<LineBlock> main;
    std::vector<LineBlock> ahead;
    std::vector<std::vector<LineBlock>> behind; // row after row
    std::vector<std::uint32_t> bodies;
};

struct LineGroups {
    std::array<LineGroup, 3> sides; // by LineSide
    double widest = 0;              // the widest single box
};

// For drawing only. The value must be known.
[[nodiscard]] double nearest_double(Exact value);

[[nodiscard]] LineGroups group_line(const Wording& wording);

} // namespace muster
