// SPDX-License-Identifier: MIT
#include "sheet/detail/unit_names.h"

#include "army/place.h"
#include "base/text.h"

namespace muster {

std::string name_on_sheet(const Place& place, const Wording& wording) {
    if (place.level() == Level::unit) {
        const Unit& unit = unit_at(wording.army(), place);
        if (unit.name.empty() && unit.troops.size() == 1 && !unit.troops.front().name.empty())
            return folded(unit.troops.front().name);
    }
    return folded(element_name(place, wording.army(), wording.ruleset()));
}

} // namespace muster
