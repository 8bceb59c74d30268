// SPDX-License-Identifier: MIT
// BoxStrips: runs of boxes to tick, set in lines of a given width: "Integrity Points 1 ▢▢▢▢▢ ▢▢▢▢▢", in
// fives, with the signs of their limits below, or between them where the paper is short. Internal to
// sheet/sheet_pages.h.
#pragma once

#include "sheet/detail/page_flow.h"
#include "sheet/sheet_model.h"

#include <vector>

namespace muster {

// A row of so many boxes beside each other, not broken; `first` of the run stand before them.
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
        std::string label; // or boxes
        std::int32_t boxes = 0;
        std::vector<std::pair<double, std::string>> signs; // at x
        double line = 0;                                   // to write on, this long
        std::int32_t first = 0;                            // boxes of the run before them
        bool is_sign = false;                              // the label is one
    };
    // The whole of a run on one line, its signs between the boxes.
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
