// SPDX-License-Identifier: MIT
#include "mail/detail/army_draft.h"

#include "mail/detail/heading_names.h"
#include "ruleset/ruleset.h"

#include <algorithm>

namespace muster {

UnitDraft* last_unit_of(ArmyDraft& draft) {
    return draft.bodies.empty() || draft.bodies.back().units.empty() ? nullptr
                                                                     : &draft.bodies.back().units.back();
}

bool has_troops_in_line(const ArmyDraft& draft, std::size_t line) {
    return std::any_of(draft.lines.begin(), draft.lines.end(),
                       [&](const LineDraft& one) { return one.line == line; });
}

bool any_says(const ArmyDraft& draft, const UnitDraft& unit, const ValueOf& value) {
    return std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
        const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
        return troop.says(value.trait) && troop.value(value.trait, -1) == value.value;
    });
}

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

bool has_same_troops(const ArmyDraft& draft, const UnitDraft& unit, const LineReading& reading) {
    const auto same = [](const TroopReading& one, const TroopReading& other) {
        return one.name == other.name && one.counted && other.counted && one.values == other.values;
    };
    return std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
        const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
        return std::any_of(reading.troops.begin(), reading.troops.end(),
                           [&](const TroopReading& other) { return same(troop, other); });
    });
}

std::string heading_told_before(const ArmyDraft& draft, const std::string& name) {
    const auto found = std::find_if(draft.bodies.begin(), draft.bodies.end(), [&](const BodyDraft& body) {
        return may_name_same_part(body.name, name) &&
               std::all_of(body.units.begin(), body.units.end(),
                           [](const UnitDraft& unit) { return unit.troops.empty(); });
    });
    return found == draft.bodies.end() ? name : found->heading;
}

std::optional<std::size_t> trait_of_links(const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::unit).traits)
        if (ruleset.traits[index].id == "link" && ruleset.traits[index].is_choice())
            return index;
    return std::nullopt;
}

bool has_link(const ArmyDraft& draft, const Ruleset& ruleset) {
    const std::optional<std::size_t> link = trait_of_links(ruleset);
    const auto is_link = [&](const ValueOf& value) {
        return link && value.trait == *link && value.value != ruleset.traits[*link].default_value;
    };
    const auto any = [&](const std::vector<ValueOf>& values) {
        return std::any_of(values.begin(), values.end(), is_link);
    };
    return std::any_of(draft.bodies.begin(), draft.bodies.end(),
                       [&](const BodyDraft& body) {
                           return std::any_of(
                               body.units.begin(), body.units.end(),
                               [&](const UnitDraft& unit) { return unit.named_link || any(unit.values); });
                       }) ||
           std::any_of(draft.lines.begin(), draft.lines.end(), [&](const LineDraft& line) {
               return std::any_of(line.ways.front().troops.begin(), line.ways.front().troops.end(),
                                  [&](const TroopReading& troop) { return any(troop.values); });
           });
}

} // namespace muster
