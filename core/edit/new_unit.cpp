// SPDX-License-Identifier: MIT
#include "edit/new_unit.h"

#include "check/checker.h"
#include "check/fixes.h"
#include "edit/detail/completion_moves.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

namespace {

constexpr int most_leaders = 2;

// What the first choice of a troop says that it is.
std::string kind_of(const Troop& troop, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::troop).traits)
        if (const Trait& trait = ruleset.traits[index]; trait.is_choice() && trait.required)
            return trait.value_name(troop.values[trait.slot]);
    return {};
}

// Whether the army has the unit with just one troop more; a fix may also join it to another, or remove it.
bool has_one_more(const Army& after, const Army& army, const Place& unit) {
    return after.bodies.size() == army.bodies.size() &&
           after.bodies[unit.body - 1].units.size() == army.bodies[unit.body - 1].units.size() &&
           unit_at(after, unit).troops.size() == unit_at(army, unit).troops.size() + 1;
}

// The army with one more troop in the unit, if that clears an error of the unit.
std::optional<Army> with_missing_troop(const Army& army, const Ruleset& ruleset, const Place& unit) {
    const Report report = check(army, ruleset);
    for (const Finding& finding : report.findings()) {
        if (finding.severity != Severity::error || !(finding.place == unit))
            continue;
        for (Fix& fix : fixes_for(finding, army, ruleset, report))
            if (has_one_more(fix.after, army, unit))
                return std::move(fix.after);
    }
    return std::nullopt;
}

} // namespace

std::int32_t usual_count(const Army& army) {
    std::vector<std::int32_t> counts;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                if (troop.count >= figures_from)
                    counts.push_back(troop.count);
    if (counts.empty())
        return 1;
    const auto middle = counts.begin() + static_cast<std::ptrdiff_t>(counts.size() / 2);
    std::nth_element(counts.begin(), middle, counts.end());
    return *middle;
}

Change with_new_unit(const Army& army, const Ruleset& ruleset, const NewUnit& wanted, const Place& selected) {
    Pieces pieces;
    pieces.level = Level::unit;
    pieces.units.push_back(wanted.unit);
    pieces.units.front().troops = {wanted.troop};
    Change change = with_pieces(army, ruleset, pieces, {selected.body, selected.unit, 0});
    const Place unit = change.selection.front();
    for (int leader = 0; leader < most_leaders; ++leader) {
        std::optional<Army> after = with_missing_troop(change.army, ruleset, unit);
        if (!after)
            break;
        change.army = std::move(*after);
        Troop& added = change.army.bodies[unit.body - 1].units[unit.unit - 1].troops.back();
        if (added.name.empty())
            added.name = kind_of(added, ruleset);
    }
    return change;
}

} // namespace muster
