// SPDX-License-Identifier: MIT
#include "gui/odds/selected_troops.h"

namespace muster {

std::vector<const Troop*> selected_troops(const Workbench& bench) {
    if (!bench.has_document())
        return {};
    const Place selected = bench.first_selected();
    const Army& army = bench.army();
    if (selected.level() == Level::army || !exists(army, selected))
        return {};
    if (selected.level() == Level::troop)
        return {&troop_at(army, selected)};
    std::vector<const Troop*> troops;
    for (const Place& place : all_places(army))
        if (place.level() == Level::troop && place.body == selected.body &&
            (selected.unit == 0 || place.unit == selected.unit))
            troops.push_back(&troop_at(army, place));
    return troops;
}

} // namespace muster
