// SPDX-License-Identifier: MIT
#include "sheet/detail/box_strips.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::int32_t in_a_group = 5;
constexpr double between = 0.25; // boxes, in sides
constexpr double between_groups = 0.75;
constexpr double beside_sign = 0.35; // on either side of one between boxes

// Where a run's box begins, in sides from its first.
double offset_of(std::int32_t box) {
    const std::int32_t groups_before = box / in_a_group;
    return box * (1 + between) + groups_before * (between_groups - between);
}

} // namespace

double boxes_width(std::int32_t count, double side) {
    return count <= 0 ? 0 : (offset_of(count - 1) + 1) * side;
}

void draw_boxes(cairo_t* context, std::int32_t count, double side, double x, double y, std::int32_t first) {
    for (std::int32_t i = 0; i < count; ++i)
        cairo_rectangle(context, x + (offset_of(first + i) - offset_of(first)) * side, y, side, side);
    set_colour(context, black);
    cairo_set_line_width(context, 0.6);
    cairo_stroke(context);
}

BoxStrips::BoxStrips(const std::vector<BoxRun>& runs, const PageSetting& setting, double width)
    : side_(setting.size * 0.64), text_(setting.small()) {
    if (runs.empty())
        return;
    const bool signs =
        std::any_of(runs.begin(), runs.end(), [](const BoxRun& run) { return !run.signs.empty(); });
    line_height_ = std::max(side_ * 1.35, text_ * 1.25);
    if (runs.size() == 1 && signs && setting.dense() && width_on_one_line(runs.front(), setting) <= width) {
        place_on_one_line(runs.front(), setting);
        height_ = line_height_;
        return;
    }
    line_height_ += signs ? text_ * 1.1 : 0;
    for (const BoxRun& run : runs)
        place_run(run, setting, width);
    height_ = y_ + line_height_;
}

double BoxStrips::width_on_one_line(const BoxRun& run, const PageSetting& setting) const {
    double width =
        setting.type.measure(run.name, {text_}).width + side_ * 0.6 + boxes_width(run.count, side_);
    for (const BoxRun::Sign& sign : run.signs)
        width += setting.type.measure(sign.text, {text_}).width + 2 * beside_sign * side_;
    return width;
}

void BoxStrips::place_on_one_line(const BoxRun& run, const PageSetting& setting) {
    const auto place = [&](const std::string& text, bool is_sign) {
        pieces_.push_back({x_, 0, text, 0, {}, 0, 0, is_sign});
        x_ += setting.type.measure(text, {text_}).width;
    };
    place(run.name, false);
    x_ += side_ * 0.6;
    std::int32_t first = 0;
    const auto boxes_until = [&](std::int32_t end) {
        if (end > first)
            pieces_.push_back({x_, 0, "", end - first, {}, 0, first, false});
        x_ += (offset_of(end) - offset_of(first) - between) * side_;
        first = end;
    };
    for (const BoxRun::Sign& sign : run.signs) {
        boxes_until(std::min(sign.after, run.count));
        x_ += beside_sign * side_;
        place(sign.text, true);
        x_ += beside_sign * side_;
    }
    boxes_until(run.count);
}

void BoxStrips::new_line() {
    x_ = 0;
    y_ += line_height_;
}

void BoxStrips::place_run(const BoxRun& run, const PageSetting& setting, double width) {
    const bool written = run.count > most_boxes;
    const std::string label = written ? fmt::format("{} {}, now", run.name, run.count) : run.name;
    const double label_width = setting.type.measure(label, {text_}).width + side_ * 0.6;
    const double whole = label_width + (written ? 60 : boxes_width(run.count, side_));
    if (x_ > 0 && x_ + whole > width)
        new_line();
    pieces_.push_back({x_, y_, label, 0, {}, 0});
    x_ += label_width;
    if (written) {
        pieces_.push_back({x_, y_, "", 0, {}, 60});
        x_ += 60 + side_ * 2;
        return;
    }
    for (std::int32_t first = 0; first < run.count;) {
        const std::int32_t left = run.count - first;
        std::int32_t fit = std::min(in_a_group, left);
        while (fit < left && x_ + boxes_width(std::min(fit + in_a_group, left), side_) <= width)
            fit = std::min(fit + in_a_group, left);
        Piece piece{x_, y_, "", fit, {}, 0};
        for (const BoxRun::Sign& sign : run.signs)
            if (sign.after > first && sign.after <= first + fit)
                piece.signs.emplace_back(x_ + (offset_of(sign.after - first - 1) + 0.5) * side_, sign.text);
        pieces_.push_back(std::move(piece));
        first += fit;
        x_ += boxes_width(fit, side_) + side_ * 2;
        if (first < run.count) {
            new_line();
            x_ = std::min(label_width, width / 4);
        }
    }
}

void BoxStrips::paint(cairo_t* context, const Typesetter& type, double x, double y) const {
    for (const Piece& piece : pieces_) {
        const double left = x + piece.x;
        const double top = y + piece.y;
        if (piece.line > 0) {
            draw_rule(context, left, top + side_, piece.line, 0.5, black);
        } else if (piece.boxes == 0) {
            set_colour(context, piece.is_sign ? black : grey);
            type.draw(context, piece.label, {text_}, left, top + (side_ - text_ * 1.21) / 2);
        } else {
            draw_boxes(context, piece.boxes, side_, left, top, piece.first);
            set_colour(context, black);
            const TextStyle style{text_, false, false, Alignment::middle};
            double free = x; // signs of neighbours are kept apart
            for (const auto& [at, sign] : piece.signs) {
                const double room = type.measure(sign, style).width + 1;
                const double begin = std::max(free, x + at - room / 2);
                type.draw(context, sign, style, begin, top + side_ * 1.05, room);
                free = begin + room;
            }
        }
    }
}

} // namespace muster
