// SPDX-License-Identifier: MIT
#include "mail/detail/men_beneath.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace muster {

namespace {

bool leads_or_commands(const ArmyDraft& draft, const TroopDraft& troop, const Vocabulary& vocabulary) {
    const TroopReading& reading = draft.lines[troop.line].ways.front().troops[troop.troop];
    return vocabulary.is_leader(reading.value(vocabulary.class_trait(), -1));
}

} // namespace

bool has_men_beneath(const ArmyDraft& draft, const UnitPlace& place, const Vocabulary& vocabulary) {
    const std::vector<UnitDraft>& units = draft.bodies[place.body].units;
    if (place.unit + 1 >= units.size())
        return false;
    const UnitDraft& his = units[place.unit];
    const UnitDraft& men = units[place.unit + 1];
    return !his.label.empty() && his.troops.size() == 1 &&
           leads_or_commands(draft, his.troops.front(), vocabulary) && men.label.empty() &&
           men.name.empty() && men.indent > his.indent && !men.after_blank &&
           std::none_of(men.troops.begin(), men.troops.end(),
                        [&](const TroopDraft& troop) { return leads_or_commands(draft, troop, vocabulary); });
}

void take_men_beneath(ArmyDraft& draft, const UnitPlace& place) {
    std::vector<UnitDraft>& units = draft.bodies[place.body].units;
    const auto men = units.begin() + static_cast<std::ptrdiff_t>(place.unit) + 1;
    units[place.unit].troops.insert(units[place.unit].troops.end(), men->troops.begin(), men->troops.end());
    units.erase(men);
}

} // namespace muster
