// SPDX-License-Identifier: MIT
#include "sheet/detail/line_groups.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// In a larger army one box represents all of a troop's count.
constexpr std::int64_t most_single_boxes = 240;
constexpr double unit_depth = 0.42; // of a unit's box, as a share of its width

bool any_holds(const Wording& wording, const std::vector<SheetFilter>& filters, const Place& place) {
    return std::any_of(filters.begin(), filters.end(),
                       [&](const SheetFilter& filter) { return wording.holds(filter.selection, place); });
}

Place above(const Place& place, Level level) {
    return {place.body, level >= Level::unit ? place.unit : 0, level == Level::troop ? place.troop : 0};
}

// What of a unit stands in which row.
struct UnitBlocks {
    LineBlock main;
    LineBlock ahead;
    std::vector<LineBlock> behind;
};

class Collector {
public:
    explicit Collector(const Wording& wording)
        : wording_(wording), description_(wording.ruleset().sheet.line) {
        for (LineGroup& group : result_.sides)
            group.behind.resize(description_.behind.size());
    }

    LineGroups collected() {
        collect();
        return std::move(result_);
    }

private:
    void collect() {
        const Army& army = wording_.army();
        std::int64_t all = 0;
        for (const Body& body : army.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops)
                    all += troop.count;
        singly_ = all <= most_single_boxes;
        for (std::uint32_t b = 1; b <= army.bodies.size(); ++b) {
            const Place body{b, 0, 0};
            const LineSide side = any_holds(wording_, description_.left, body)    ? left
                                  : any_holds(wording_, description_.right, body) ? right
                                                                                  : centre;
            LineGroup& group = result_.sides[side];
            group.bodies.push_back(b);
            for (std::uint32_t u = 1; u <= army.bodies[b - 1].units.size(); ++u)
                collect_unit(group, {b, u, 0});
        }
    }

    void collect_unit(LineGroup& group, const Place& unit) {
        const LineBlock empty{unit.body, {}, 0, 0};
        UnitBlocks blocks{empty, empty, std::vector<LineBlock>(description_.behind.size(), empty)};
        if (description_.units)
            block_for(unit, blocks).append(box_of(unit, 1, 1));
        const std::vector<Troop>& troops = unit_at(wording_.army(), unit).troops;
        const bool deep = any_holds(wording_, description_.deep, unit);
        for (std::uint32_t t = 1; t <= troops.size() && !description_.units; ++t) {
            const Place place{unit.body, unit.unit, t};
            LineBlock& block = deep ? blocks.main : block_for(place, blocks);
            const std::int32_t boxes = singly_ ? troops[t - 1].count : 1;
            for (std::int32_t copy = 1; copy <= boxes; ++copy) {
                LineBox box = box_of(place, copy, singly_ ? 1 : troops[t - 1].count);
                if (deep && block.boxes.size() == 1) {
                    block.append_behind(std::move(box));
                } else {
                    block.append(std::move(box));
                }
            }
        }
        const auto keep = [](LineBlock& block, std::vector<LineBlock>& row) {
            if (!block.boxes.empty())
                row.push_back(std::move(block));
        };
        keep(blocks.main, group.main);
        keep(blocks.ahead, group.ahead);
        for (std::size_t row = 0; row < blocks.behind.size(); ++row)
            keep(blocks.behind[row], group.behind[row]);
    }

    // The row of blocks that a unit or a troop stands in.
    LineBlock& block_for(const Place& place, UnitBlocks& blocks) const {
        if (any_holds(wording_, description_.ahead, place))
            return blocks.ahead;
        for (std::size_t row = 0; row < blocks.behind.size(); ++row)
            if (wording_.holds(description_.behind[row].selection, place))
                return blocks.behind[row];
        return blocks.main;
    }

    LineBox box_of(const Place& place, std::int32_t copy, std::int32_t count) {
        LineBox box;
        box.place = place;
        box.copy = copy;
        box.count = count;
        box.width = frontage(place) * count;
        result_.widest = std::max(result_.widest, frontage(place));
        box.depth = frontage(place) * (description_.units ? unit_depth : depth_share(place));
        box.label = wording_.filled(description_.label, place);
        if (count > 1)
            box.label = fmt::format("{} × {}", count, box.label);
        // A unit's marks are at its first box, a troop's at each of its boxes.
        if (place.level() == Level::troop && place.troop == 1 && copy == 1)
            box.marks = marks_of(wording_, above(place, Level::unit));
        const std::vector<GridMark> own = marks_of(wording_, place);
        box.marks.insert(box.marks.end(), own.begin(), own.end());
        if (description_.units)
            add_marks_inside(box);
        return box;
    }

    void add_marks_inside(LineBox& box) const {
        const std::size_t troops = unit_at(wording_.army(), box.place).troops.size();
        for (std::uint32_t t = 1; t <= troops; ++t)
            for (GridMark& mark : marks_of(wording_, {box.place.body, box.place.unit, t}))
                box.marks.push_back(std::move(mark));
    }

    [[nodiscard]] double frontage(const Place& place) const {
        if (description_.frontage.empty())
            return usual_box_width;
        double product = nearest_double(description_.centimetres);
        for (const TextTemplate::NumberPlace& number : description_.frontage) {
            const Exact value = wording_.report().number(above_or_same(place, number.level), number.number);
            if (!value.known() || !(Exact(0) < value))
                return usual_box_width;
            product *= nearest_double(value);
        }
        return product;
    }
    static Place above_or_same(const Place& place, Level level) {
        return level == Level::army   ? Place{}
               : level == Level::body ? Place{place.body, 0, 0}
                                      : above(place, level);
    }

    [[nodiscard]] double depth_share(const Place& place) const {
        for (const SheetDepth& depth : description_.depths)
            if (wording_.holds(depth.filter.selection, place))
                return nearest_double(depth.share);
        return 0.5;
    }

    const Wording& wording_;
    const SheetLine& description_;
    LineGroups result_;
    bool singly_ = true;
};

} // namespace

double nearest_double(Exact value) {
    return static_cast<double>(value.over()) / static_cast<double>(value.under());
}

LineGroups group_line(const Wording& wording) {
    return Collector(wording).collected();
}

} // namespace muster
