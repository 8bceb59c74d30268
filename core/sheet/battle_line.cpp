// SPDX-License-Identifier: MIT
#include "sheet/battle_line.h"

#include "base/translation.h"
#include "sheet/detail/line_groups.h"
#include "sheet/ground_plan.h"

#include <algorithm>
#include <array>
#include <optional>

namespace muster {

namespace {

constexpr std::size_t units_in_a_row = 10; // at most, where a box is a unit

double width_of(const std::vector<LineBlock>& blocks) {
    double width = 0;
    for (const LineBlock& block : blocks)
        width += block.width;
    return width;
}

double depth_of(const std::vector<LineBlock>& blocks) {
    double depth = 0;
    for (const LineBlock& block : blocks)
        depth = std::max(depth, block.depth);
    return depth;
}

class LineLayout {
public:
    explicit LineLayout(const Wording& wording)
        : wording_(wording), description_(wording.ruleset().sheet.line) {}

    BattleLine lay_out() {
        line_.to_scale = !description_.frontage.empty();
        line_.caption =
            line_.to_scale ? translate("The line of battle, to scale") : translate("The army by its units");
        find_ground();
        groups_ = group_line(wording_);
        if (description_.units) {
            lay_out_units();
        } else {
            lay_out_rows();
        }
        return std::move(line_);
    }

private:
    void find_ground() {
        const std::optional<Ground> ground = ground_of(wording_);
        if (!ground)
            return;
        ground_width_ = ground->width;
        sector_ = ground->sector;
        line_.ground = ground->words;
    }

    // --- rows of boxes to scale ---

    void lay_out_rows() {
        const double step = groups_.widest > 0 ? groups_.widest : usual_box_width;
        double ahead_depth = 0;
        double main_depth = step / 2;
        std::vector<double> behind_depths(description_.behind.size(), 0);
        double needed = 2 * step;
        for (const LineGroup& group : groups_.sides) {
            ahead_depth = std::max(ahead_depth, depth_of(group.ahead));
            main_depth = std::max(main_depth, depth_of(group.main));
            for (std::size_t row = 0; row < behind_depths.size(); ++row)
                behind_depths[row] = std::max(behind_depths[row], depth_of(group.behind[row]));
            needed += wanted_width(group, step);
        }
        line_.width = ground_width_ > 0 ? ground_width_ : needed;
        ahead_y_ = step * 0.2;
        main_y_ = ahead_y_ + (ahead_depth > 0 ? ahead_depth + step * 0.5 : 0);
        spare_y_ = main_y_ + main_depth + step * 0.4;
        for (const double depth : behind_depths) {
            behind_y_.push_back(spare_y_);
            spare_y_ += depth > 0 ? depth + step * 0.5 : 0;
        }
        line_.depth = spare_y_;
        make_zones(step);
        for (std::size_t side = 0; side < groups_.sides.size(); ++side)
            place_group(groups_.sides[side], zones_[side], step);
        remark_what_does_not_fit();
        for (LineZone& zone : line_.zones)
            zone.depth = line_.depth;
    }

    static double wanted_width(const LineGroup& group, double step) {
        const auto with_gaps = [&](const std::vector<LineBlock>& blocks) {
            return width_of(blocks) + static_cast<double>(blocks.size()) * 0.4 * step;
        };
        double width = std::max(with_gaps(group.main), with_gaps(group.ahead));
        for (const std::vector<LineBlock>& row : group.behind)
            width = std::max(width, with_gaps(row));
        return width;
    }

    struct Extent {
        double x = 0;
        double width = 0;
    };

    // Sectors if the table has them; else each group gets the room it needs, and they share the rest.
    void make_zones(double step) {
        if (ground_width_ > 0 && sector_ > 0) {
            const double middle = ground_width_ - 2 * sector_;
            zones_ = {Extent{0, sector_}, Extent{sector_, middle}, Extent{sector_ + middle, sector_}};
            const std::string flank = translate_format("flank sector {:.6g} cm", sector_);
            const std::array<std::string, 3> names{flank, translate("centre sector"), flank};
            for (std::size_t i = 0; i < zones_.size(); ++i)
                line_.zones.push_back(
                    {names[i], zones_[i].x, 0, zones_[i].width, 0, groups_.sides[i].bodies, true});
            return;
        }
        double used = 0;
        std::size_t present = 0;
        for (const LineGroup& group : groups_.sides) {
            used += wanted_width(group, step);
            present += group.bodies.empty() ? 0 : 1;
        }
        const double spare =
            std::max(0.0, line_.width - used) / static_cast<double>(std::max<std::size_t>(1, present));
        double x = 0;
        for (std::size_t i = 0; i < groups_.sides.size(); ++i) {
            if (groups_.sides[i].bodies.empty())
                continue;
            zones_[i] = {x, wanted_width(groups_.sides[i], step) + spare};
            x += zones_[i].width;
        }
    }

    void place_group(LineGroup& group, const Extent& zone, double step) {
        const bool named_by_body = ground_width_ == 0 || sector_ == 0;
        const std::size_t first = line_.boxes.size();
        place_row(group.ahead, zone, ahead_y_, step);
        place_row(group.main, zone, main_y_, step);
        for (std::size_t row = 0; row < group.behind.size(); ++row)
            place_row(group.behind[row], zone, behind_y_[row], step);
        if (named_by_body)
            name_bodies(group, first);
    }

    // Centres the blocks in the zone, with a gap between units and a larger one between bodies while there is
    // room for gaps. Boxes without room go to a second row.
    void place_row(std::vector<LineBlock>& blocks, const Extent& zone, double y, double step) {
        std::vector<LineBox> left_over;
        double room = zone.width;
        for (LineBlock& block : blocks) {
            while (!block.boxes.empty() && block.width > room + 1e-9) {
                LineBox last = std::move(block.boxes.back());
                block.boxes.pop_back();
                if (last.y == 0)
                    block.width -= last.width;
                left_over.push_back(std::move(last));
            }
            room -= block.width;
        }
        blocks.erase(std::remove_if(blocks.begin(), blocks.end(),
                                    [](const LineBlock& block) { return block.boxes.empty(); }),
                     blocks.end());
        double gaps = 0;
        for (std::size_t i = 1; i < blocks.size(); ++i)
            gaps += gap_before(blocks, i, step);
        const double shrink = gaps > room && gaps > 0 ? room / gaps : 1;
        double x = zone.x + (room - gaps * shrink) / 2;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            x += i == 0 ? 0 : gap_before(blocks, i, step) * shrink;
            for (LineBox box : blocks[i].boxes) {
                box.x += x;
                box.y += y;
                line_.boxes.push_back(std::move(box));
            }
            x += blocks[i].width;
        }
        std::reverse(left_over.begin(), left_over.end());
        place_left_over(left_over, zone, step);
    }

    static double gap_before(const std::vector<LineBlock>& blocks, std::size_t i, double step) {
        return blocks[i].body == blocks[i - 1].body ? 0.1 * step : 0.4 * step;
    }

    void place_left_over(std::vector<LineBox>& boxes, const Extent& zone, double step) {
        if (boxes.empty())
            return;
        double x = zone.x;
        double y = spare_y_;
        double depth = 0;
        for (LineBox& box : boxes) {
            if (x > zone.x && x + box.width > zone.x + zone.width) {
                x = zone.x;
                y += depth + 0.2 * step;
                depth = 0;
            }
            box.x = x;
            box.y = y;
            box.fits = false;
            x += box.width;
            depth = std::max(depth, box.depth);
            line_.boxes.push_back(std::move(box));
        }
        line_.depth = std::max(line_.depth, y + depth + 0.7 * step);
    }

    void remark_what_does_not_fit() {
        const auto count = std::count_if(line_.boxes.begin(), line_.boxes.end(),
                                         [](const LineBox& box) { return !box.fits; });
        if (count != 0)
            line_.remark = count == 1 ? translate("1 finds no room in its sector")
                                      : translate_format("{} find no room in their sector", count);
    }

    // The name of each body above its boxes.
    void name_bodies(const LineGroup& group, std::size_t first_box) {
        for (const std::uint32_t body : group.bodies) {
            double from = line_.width;
            double to = 0;
            for (std::size_t i = first_box; i < line_.boxes.size(); ++i) {
                const LineBox& box = line_.boxes[i];
                if (box.place.body != body)
                    continue;
                from = std::min(from, box.x);
                to = std::max(to, box.x + box.width);
            }
            if (from < to)
                line_.zones.push_back({element_name({body, 0, 0}, wording_.army(), wording_.ruleset()),
                                       from,
                                       0,
                                       to - from,
                                       0,
                                       {body},
                                       false});
        }
    }

    // --- a box for each unit, body after body ---

    void lay_out_units() {
        std::vector<LineBlock> units;
        for (const LineGroup& group : groups_.sides) {
            units.insert(units.end(), group.ahead.begin(), group.ahead.end());
            units.insert(units.end(), group.main.begin(), group.main.end());
            for (const std::vector<LineBlock>& row : group.behind)
                units.insert(units.end(), row.begin(), row.end());
        }
        std::stable_sort(units.begin(), units.end(), [](const LineBlock& a, const LineBlock& b) {
            return a.boxes.front().place.unit < b.boxes.front().place.unit;
        });
        std::stable_sort(units.begin(), units.end(),
                         [](const LineBlock& a, const LineBlock& b) { return a.body < b.body; });
        const std::size_t rows = (units.size() + units_in_a_row - 1) / units_in_a_row;
        const std::size_t in_a_row = rows == 0 ? 1 : (units.size() + rows - 1) / rows;
        const double row_depth = depth_of(units) + 0.65 * usual_box_width;
        double x = 0;
        double y = 0;
        for (std::size_t i = 0; i < units.size(); ++i) {
            LineBox& box = units[i].boxes.front();
            const bool starts_row = i % in_a_row == 0;
            const bool starts_body = i == 0 || units[i].body != units[i - 1].body;
            if (starts_row && i > 0)
                y += row_depth;
            x = starts_row ? 0 : x + (starts_body ? 0.35 : 0.08) * usual_box_width;
            if (starts_row || starts_body)
                line_.zones.push_back(
                    {element_name({units[i].body, 0, 0}, wording_.army(), wording_.ruleset()),
                     x,
                     y,
                     0,
                     row_depth,
                     {units[i].body},
                     false});
            line_.zones.back().width = x + box.width - line_.zones.back().x;
            box.x = x;
            box.y = y + 0.3 * usual_box_width;
            x += box.width;
            line_.width = std::max(line_.width, x);
            line_.boxes.push_back(std::move(box));
        }
        line_.depth = y + row_depth;
    }

    const Wording& wording_;
    const SheetLine& description_;
    BattleLine line_;
    LineGroups groups_;
    std::array<Extent, 3> zones_;
    double ground_width_ = 0; // 0: not known
    double sector_ = 0;       // 0: none
    double ahead_y_ = 0;
    double main_y_ = 0;
    std::vector<double> behind_y_;
    double spare_y_ = 0; // the row of the boxes that do not fit
};

} // namespace

BattleLine lay_out_line(const Wording& wording) {
    return LineLayout(wording).lay_out();
}

} // namespace muster
