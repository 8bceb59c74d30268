// SPDX-License-Identifier: MIT
// BoxStrips: runs of boxes to tick in lines of a given width, in groups of five: "Integrity Points 1 ▢▢▢▢▢
// ▢▢▢▢▢". The signs of their limits are below, or between the boxes where room is short.
#pragma once

#include "sheet/detail/page_flow.h"
#include "sheet/sheet_model.h"

#include <vector>

namespace muster {

// An unbroken row of boxes; `first` boxes of the run come before them.
[[nodiscard]] double boxes_width(std::int32_t count, double side);
void draw_boxes(cairo_t* context, std::int32_t count, double side, double x, double y,
                std::int32_t first = 0);

class BoxStrips {
public:
    BoxStrips(const std::vector<BoxRun>& runs, const PageSetting& setting, double width);

    [[nodiscard]] double height() const { return height_; }
    [[nodiscard]] double side() const { return side_; } // of a box
    void paint(cairo_t* context, const Typesetter& type, double x, double y) const;

private:
    struct Piece {
        double x = 0;
        double y = 0;
        std::string label; // empty: boxes
        std::int32_t boxes = 0;
        std::vector<std::pair<double, std::string>> signs; // at x
        double line = 0;                                   // the length of a line to write on
        std::int32_t first = 0;                            // boxes of the run that come before
        bool is_sign = false;                              // the label is one
    };
    // Of a whole run on one line, with its signs between the boxes.
    [[nodiscard]] double width_on_one_line(const BoxRun& run, const PageSetting& setting) const;
    void place_on_one_line(const BoxRun& run, const PageSetting& setting);
    void place_run(const BoxRun& run, const PageSetting& setting, double width);
    void new_line();

    std::vector<Piece> pieces_;
    double side_ = 0;
    double text_ = 0;
    double x_ = 0;
    double y_ = 0;
    double line_height_ = 0;
    double height_ = 0;
};

} // namespace muster
