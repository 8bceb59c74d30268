// SPDX-License-Identifier: MIT
// Boxes in columns of equal width on a page, such as charts and cards.
#pragma once

#include "sheet/detail/page_flow.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace muster {

constexpr double gutter = 14; // between columns of boxes

// Appends boxes in columns of equal width, each to the shortest column: as one block, or as several, the
// first no higher than first_height and the others than most_height if the boxes allow.
template <typename Box>
void append_in_columns(std::vector<FlowBlock>& blocks, std::vector<std::shared_ptr<Box>> boxes,
                       std::size_t columns, double width, double gap, double first_height,
                       double most_height) {
    struct Spot {
        std::shared_ptr<Box> box;
        double x;
        double y;
    };
    std::vector<Spot> spots;
    std::vector<double> heights(columns, 0);
    double limit = first_height;
    const auto finish = [&] {
        if (spots.empty())
            return;
        FlowBlock block;
        block.height = *std::max_element(heights.begin(), heights.end());
        block.space_above = gap;
        block.paint = [spots](cairo_t* context, double x, double y) {
            for (const Spot& spot : spots)
                spot.box->paint(context, x + spot.x, y + spot.y);
        };
        blocks.push_back(std::move(block));
        spots.clear();
        heights.assign(columns, 0);
        limit = most_height;
    };
    for (const std::shared_ptr<Box>& box : boxes) {
        auto shortest = std::min_element(heights.begin(), heights.end());
        if (*shortest > 0 && *shortest + gap + box->height() > limit) {
            finish();
            shortest = heights.begin();
        }
        const double y = *shortest == 0 ? 0 : *shortest + gap;
        spots.push_back({box, static_cast<double>(shortest - heights.begin()) * (width + gutter), y});
        *shortest = y + box->height();
    }
    finish();
}

} // namespace muster
