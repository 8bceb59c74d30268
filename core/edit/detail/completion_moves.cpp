// SPDX-License-Identifier: MIT
#include "edit/detail/completion_moves.h"

#include "army/edits.h"
#include "check/fix_topics.h"
#include "edit/changes.h"
#include "edit/palette.h"
#include "lists/list_in_force.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr double new_body_strain = 0.3;
constexpr double new_unit_strain = 0.05;
constexpr double other_kind_strain = 0.05; // than the army has
constexpr double chosen_flag_strain = 0.4; // set on an element that the player has chosen
constexpr std::array<std::int32_t, 3> count_steps{1, 4, 12};
constexpr std::int32_t usual_of_figures = 12;
constexpr std::size_t most_candidates = 1'000; // no search gets to try more

bool is_alike(const Troop& a, const Troop& b) {
    return a.entry == b.entry && a.values == b.values;
}

} // namespace

CompletionMoves::CompletionMoves(const Army& original, const Ruleset& ruleset)
    : original_(original), ruleset_(ruleset) {
    std::vector<std::int32_t> counts;
    for (const Body& body : original.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                if (troop.count >= figures_from)
                    counts.push_back(troop.count);
    if (!counts.empty()) {
        const auto middle = counts.begin() + static_cast<std::ptrdiff_t>(counts.size() / 2);
        std::nth_element(counts.begin(), middle, counts.end());
        usual_count_ = *middle;
    } else if (!has_troops(original) && ruleset.size && ruleset.size->slot) {
        usual_count_ = usual_of_figures;
    }
    add_candidates();
}

// The kinds that the army has come first, then those that its list or the rule set offers.
void CompletionMoves::add_candidates() {
    for (const Body& body : original_.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                add_candidate(troop, &unit, 0);
    if (const ListInForce* in_force = list_in_force(ruleset_)) {
        for (const PaletteEntry& entry : troops_of_list(ruleset_))
            add_candidate(entry.troop, nullptr, other_kind_strain);
        for (const ListEntry& entry : in_force->list().entries)
            for (const TroopChoice& choice : entry.troops) {
                Troop troop;
                troop.name = entry.name;
                troop.entry = entry.id;
                troop.values = choice.first();
                add_candidate(troop, nullptr, other_kind_strain);
            }
        return;
    }
    for (const PaletteEntry& entry :
         kinds_of_troops(typical_values(original_, ruleset_), ruleset_, frequent_values(original_, ruleset_)))
        add_candidate(entry.troop, nullptr, other_kind_strain);
}

void CompletionMoves::add_candidate(const Troop& troop, const Element* unit, double strain) {
    if (candidates_.size() == most_candidates)
        return;
    if (std::any_of(candidates_.begin(), candidates_.end(),
                    [&](const Candidate& known) { return is_alike(known.troop, troop); }))
        return;
    Candidate candidate;
    candidate.troop = troop;
    candidate.troop.count = 1;
    candidate.strain = strain;
    candidate.unit = unit != nullptr ? new_unit(ruleset_, unit) : unit_for(troop);
    candidate.unit.name = troop.name;
    candidates_.push_back(std::move(candidate));
}

// With the traits of a unit that the troop's entry has.
Unit CompletionMoves::unit_for(const Troop& troop) const {
    Unit unit = new_unit(ruleset_);
    const ListInForce* in_force = list_in_force(ruleset_);
    const ListEntry* entry = in_force != nullptr ? in_force->list().entry(troop.entry) : nullptr;
    if (entry == nullptr)
        return unit;
    for (const Offer& offer : entry->unit) {
        const Trait& trait = ruleset_.traits[offer.trait];
        if (!offer.offers(trait, unit.values[trait.slot]))
            unit.values[trait.slot] = offer.first;
    }
    return unit;
}

void CompletionMoves::from(const Army& army, const Report& report, const Take& take) const {
    (void)(add_counts(army, take) && add_troops(army, take) && add_values(army, report, take));
}

bool CompletionMoves::add_counts(const Army& army, const Take& take) const {
    for (const Place& place : places_at_level(army, {}, Level::troop)) {
        const std::int32_t count = troop_at(army, place).count;
        for (const std::int32_t step : count_steps) {
            if ((step > 1 && count < figures_from) || count > most_count - step)
                continue;
            if (!take({edited(army, SetCount{place, count + step}), 0}))
                return false;
        }
    }
    return true;
}

bool CompletionMoves::add_troops(const Army& army, const Take& take) const {
    return std::all_of(candidates_.begin(), candidates_.end(), [&](const Candidate& candidate) {
        return add_troops(army, candidate, 1, take) &&
               (usual_count_ == 1 || add_troops(army, candidate, usual_count_, take));
    });
}

bool CompletionMoves::add_troops(const Army& army, const Candidate& candidate, std::int32_t count,
                                 const Take& take) const {
    Troop troop = candidate.troop;
    troop.count = count;
    Unit unit = candidate.unit;
    unit.troops.push_back(troop);
    for (std::size_t b = 0; b < army.bodies.size(); ++b) {
        const std::vector<Unit>& units = army.bodies[b].units;
        for (std::size_t u = 0; u < units.size(); ++u) {
            if (std::any_of(units[u].troops.begin(), units[u].troops.end(),
                            [&](const Troop& known) { return is_alike(known, troop); }))
                continue; // its count grows instead
            Grown grown{army, candidate.strain};
            grown.army.bodies[b].units[u].troops.push_back(troop);
            if (!take(std::move(grown)))
                return false;
        }
        Grown grown{army, candidate.strain + new_unit_strain};
        grown.army.bodies[b].units.push_back(unit);
        if (!take(std::move(grown)))
            return false;
    }
    Grown grown{army, candidate.strain + new_body_strain};
    Body body = new_body(ruleset_, army.bodies.empty() ? nullptr : &army.bodies.back());
    body.units.push_back(std::move(unit));
    grown.army.bodies.push_back(std::move(body));
    return take(std::move(grown));
}

std::set<std::size_t> CompletionMoves::traits_in_question(const Report& report) const {
    std::set<std::size_t> traits;
    for (const Finding& finding : report.findings()) {
        if (finding.severity != Severity::error || ruleset_.rules[finding.rule].is_added())
            continue;
        for (const TraitTopic& topic : topics_of(ruleset_.rules[finding.rule], ruleset_).traits)
            traits.insert(topic.trait);
    }
    return traits;
}

bool CompletionMoves::add_values(const Army& army, const Report& report, const Take& take) const {
    for (const std::size_t index : traits_in_question(report)) {
        const Trait& trait = ruleset_.traits[index];
        if (!trait.has_words() || trait.level == Level::army)
            continue;
        for (const Place& place : places_at_level(army, {}, trait.level))
            if (!add_values(army, trait, place, take))
                return false;
    }
    return true;
}

// Any value of a new element; of a chosen one only a flag that is not set.
bool CompletionMoves::add_values(const Army& army, const Trait& trait, const Place& place,
                                 const Take& take) const {
    const std::int32_t now = element_at(army, place).values[trait.slot];
    const bool added = is_new(place);
    if (!added && !(trait.is_switch() && now == 0))
        return true;
    for (std::int32_t value = 0; value < static_cast<std::int32_t>(trait.values.size()); ++value) {
        if (value == now)
            continue;
        Grown grown{army, added ? 0 : chosen_flag_strain};
        element_at(grown.army, place).values[trait.slot] = value;
        if (!take(std::move(grown)))
            return false;
    }
    return true;
}

bool CompletionMoves::is_new(const Place& place) const {
    return !exists(original_, place);
}

} // namespace muster
