// SPDX-License-Identifier: MIT
#include "mail/detail/army_draft.h"

#include "ruleset/ruleset.h"

#include <algorithm>

namespace muster {

bool is_of_general(const ValueOf& value, const Ruleset& ruleset) {
    return ruleset.traits[value.trait].role_of(value.value) == TraitRole::general;
}

bool says_general(const ArmyDraft& draft, const Ruleset& ruleset) {
    const auto is_general = [&](const ValueOf& value) { return is_of_general(value, ruleset); };
    for (const LineDraft& line : draft.lines)
        for (const TroopReading& troop : line.ways.front().troops)
            if (std::any_of(troop.values.begin(), troop.values.end(), is_general))
                return true;
    for (const BodyDraft& body : draft.bodies)
        for (const UnitDraft& unit : body.units)
            if (std::any_of(unit.values.begin(), unit.values.end(), is_general))
                return true;
    return false;
}

} // namespace muster
