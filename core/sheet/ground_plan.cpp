// SPDX-License-Identifier: MIT
#include "sheet/ground_plan.h"

#include "base/translation.h"
#include "sheet/detail/line_groups.h"

#include <fmt/format.h>

#include <array>

namespace muster {

namespace {

constexpr double grid_step = 30; // cm, about a foot

Exact length_of(const SheetLength& length, const Wording& wording) {
    return length.number ? wording.report().number({}, *length.number) : length.figure;
}

} // namespace

std::optional<Ground> ground_of(const Wording& wording) {
    const SheetLine& line = wording.ruleset().sheet.line;
    const double unit = nearest_double(line.centimetres);
    const auto centimetres = [&](const SheetLength& length) {
        const Exact value = length_of(length, wording);
        return value.known() ? nearest_double(value) * unit : 0.0;
    };
    for (const SheetGround& description : line.grounds) {
        if (!wording.holds(description.filter.selection, {}))
            continue;
        Ground ground{centimetres(description.width), centimetres(description.depth),
                      centimetres(description.sector), centimetres(description.zone), ""};
        if (ground.width == 0 || ground.depth == 0)
            continue;
        const std::string& name = description.name;
        ground.words = fmt::format("{}{}{:.6g} × {:.6g} cm{}", name, name.empty() ? "" : " (", ground.width,
                                   ground.depth, name.empty() ? "" : ")");
        return ground;
    }
    return std::nullopt;
}

BattleLine lay_out_ground(const Wording& wording) {
    BattleLine plan;
    plan.to_scale = true;
    const std::optional<Ground> ground = ground_of(wording);
    if (!ground) {
        plan.caption = translate("Diagram of deployment");
        plan.width = 6 * grid_step;
        plan.depth = 4 * grid_step;
        plan.grid = grid_step;
        plan.remark = translate("our edge is below; the table is not named, so this is not to scale");
        return plan;
    }
    plan.caption = translate("Diagram of deployment, to scale");
    plan.width = ground->width;
    plan.depth = ground->depth;
    plan.grid = grid_step;
    plan.ground = ground->words;
    plan.remark = translate_format("our edge is below; squares of {:.6g} cm", grid_step);
    const double zone = ground->zone > 0 ? ground->zone : ground->depth / 2;
    const std::string deep = ground->zone > 0 ? translate_format("zone {:.6g} cm deep", zone) : "";
    const double y = plan.depth - zone;
    const bool fronted = ground->zone > 0;
    if (ground->sector > 0) {
        const std::string flank = translate_format("flank sector {:.6g} cm", ground->sector);
        const double middle = plan.width - 2 * ground->sector;
        const std::string centre = translate("centre sector") + (deep.empty() ? "" : ", " + deep);
        plan.zones = {{flank, 0, y, ground->sector, zone, {}, true, fronted},
                      {centre, ground->sector, y, middle, zone, {}, true, fronted},
                      {flank, ground->sector + middle, y, ground->sector, zone, {}, true, fronted}};
    } else if (fronted) {
        plan.zones = {{deep, 0, y, plan.width, zone, {}, true, true}};
    }
    return plan;
}

} // namespace muster
