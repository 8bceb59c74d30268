// SPDX-License-Identifier: MIT
#include "edit/detail/completion_moves.h"

#include "army/edits.h"
#include "check/fix_topics.h"
#include "check/single_troops.h"
#include "edit/changes.h"
#include "edit/palette.h"
#include "lists/list_in_force.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr double new_body_strain = 0.3;
constexpr double new_unit_strain = 0.05;
constexpr double other_kind_strain = 0.05; // than the army has
constexpr double rare_strain = 0.4;        // of what is rarest beside the most common
constexpr double example_share = 0.4;      // of it, beside the most common of an example
constexpr double single_strain = 0.3;      // leaders do not make an army larger
constexpr double chosen_flag_strain = 0.4; // set on an element that the player has chosen
constexpr std::array<std::int32_t, 3> count_steps{1, 4, 12};
constexpr std::int32_t usual_of_figures = 12;
constexpr std::int32_t size_of_figures = 10 * usual_of_figures; // declared by an army of single figures
constexpr std::size_t most_candidates = 1'000;                  // no search gets to try more

bool is_alike(const Troop& a, const Troop& b) {
    return a.entry == b.entry && a.values == b.values;
}

std::vector<std::pair<const Unit*, const Troop*>> rows_of(const Army& army) {
    std::vector<std::pair<const Unit*, const Troop*>> rows;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                rows.emplace_back(&unit, &troop);
    return rows;
}

double rarity(std::int64_t amount, std::int64_t largest) {
    return largest > 0 ? rare_strain * (1 - static_cast<double>(amount) / static_cast<double>(largest)) : 0;
}

// Of the rows of an army, by how many such troops it has.
std::vector<double> rarities(const Army& army) {
    std::map<std::pair<std::string, TraitValues>, std::int64_t> amounts;
    for (const auto& [unit, troop] : rows_of(army))
        amounts[{troop->entry, troop->values}] += troop->count;
    std::int64_t largest = 0;
    for (const auto& [kind, amount] : amounts)
        largest = std::max(largest, amount);
    std::vector<double> result;
    for (const auto& [unit, troop] : rows_of(army))
        result.push_back(rarity(amounts[{troop->entry, troop->values}], largest));
    return result;
}

// What an entry must have is common; else what it may have many of.
double rarity(const ListEntry& entry, std::int32_t largest) {
    return entry.amount.least.value_or(0) > 0 ? 0 : rarity(entry.amount.most.value_or(largest), largest);
}

// By its kind, since a row of the army that is searched for may be of another nation.
std::string name_of_kind(const Troop& troop, const Ruleset& ruleset) {
    const Trait* kind = ruleset.kind_of_troops();
    return kind == nullptr ? std::string() : kind->value_name(troop.values[kind->slot]);
}

// A small size counts vignettes, which are added one by one.
bool declares_figures(const Army& army, const Ruleset& ruleset) {
    return ruleset.size && ruleset.size->slot && army.values[*ruleset.size->slot] >= size_of_figures;
}

} // namespace

CompletionMoves::CompletionMoves(const Army& original, const Ruleset& ruleset, const Army* example)
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
    } else if (!has_troops(original) && declares_figures(original, ruleset)) {
        usual_count_ = usual_of_figures;
    }
    add_candidates(example);
}

// The kinds that the army has come first, then those that its list names, or else the common ones, and all
// others of the rule set.
void CompletionMoves::add_candidates(const Army* example) {
    add_present();
    if (const ListInForce* in_force = list_in_force(ruleset_)) {
        add_listed(*in_force);
        return;
    }
    if (example != nullptr)
        add_example(*example);
    if (example != nullptr && !has_troops(original_))
        add_units_of(*example);
    for (const PaletteEntry& entry :
         kinds_of_troops(typical_values(original_, ruleset_), ruleset_, frequent_values(original_, ruleset_)))
        add_candidate(entry.troop, nullptr, other_kind_strain, Reach::any);
}

void CompletionMoves::add_present() {
    const std::vector<double> strains = rarities(original_);
    auto strain = strains.begin();
    for (const auto& [unit, troop] : rows_of(original_)) {
        // There is one General already; his own kind may be there without him.
        Troop plain = *troop;
        if (clear_single_marks(plain, ruleset_)) {
            plain.name = plain.entry.empty() ? name_of_kind(plain, ruleset_) : plain.name;
            plain.texts.clear();
        }
        add_candidate(plain, unit, *strain);
        ++strain;
    }
}

void CompletionMoves::add_listed(const ListInForce& in_force) {
    std::int32_t largest = 0;
    for (const ListEntry& entry : in_force.list().entries)
        largest = std::max(largest, entry.amount.most.value_or(0));
    for (const PaletteEntry& offered : troops_of_list(ruleset_)) {
        const ListEntry* entry = in_force.list().entry(offered.troop.entry);
        add_candidate(offered.troop, nullptr,
                      other_kind_strain + (entry == nullptr ? rare_strain : rarity(*entry, largest)));
    }
    for (const ListEntry& entry : in_force.list().entries)
        for (const TroopChoice& choice : entry.troops) {
            Troop troop;
            troop.name = entry.name;
            troop.entry = entry.id;
            troop.values = choice.first();
            add_candidate(troop, nullptr, other_kind_strain + rarity(entry, largest));
        }
}

// Under the name of its kind.
Troop CompletionMoves::common_troop(const Troop& troop) const {
    Troop common;
    common.values = troop.values;
    common.count = troop.count;
    common.name = name_of_kind(common, ruleset_);
    return common;
}

void CompletionMoves::add_units_of(const Army& example) {
    for (const Body& body : example.bodies)
        for (const Unit& unit : body.units) {
            Unit whole = new_unit(ruleset_, &unit);
            for (const Troop& troop : unit.troops)
                whole.troops.push_back(common_troop(troop));
            const auto most =
                std::max_element(whole.troops.begin(), whole.troops.end(),
                                 [](const Troop& a, const Troop& b) { return a.count < b.count; });
            if (most == whole.troops.end())
                continue;
            whole.name = most->name;
            units_.push_back(std::move(whole));
        }
}

void CompletionMoves::add_example(const Army& example) {
    const std::vector<double> rare = rarities(example);
    auto next = rare.begin();
    for (const auto& [unit, troop] : rows_of(example)) {
        const double strain = other_kind_strain + example_share * *next++;
        Troop common = common_troop(*troop);
        add_candidate(common, unit, strain, Reach::common);
        if (clear_single_marks(common, ruleset_))
            add_candidate(common, unit, strain, Reach::common);
    }
}

bool CompletionMoves::offers_more(Reach reach) const {
    return std::any_of(candidates_.begin(), candidates_.end(),
                       [&](const Candidate& candidate) { return candidate.reach == reach; });
}

void CompletionMoves::add_candidate(const Troop& troop, const Element* unit, double strain, Reach reach) {
    if (candidates_.size() == most_candidates)
        return;
    if (std::any_of(candidates_.begin(), candidates_.end(),
                    [&](const Candidate& known) { return is_alike(known.troop, troop); }))
        return;
    Candidate candidate;
    candidate.troop = troop;
    candidate.troop.count = 1;
    candidate.is_single = is_single_troop(troop, ruleset_);
    if (reach == Reach::common && !has_troops(original_) && troop.count >= figures_from)
        candidate.counts = {troop.count}; // as whole as in the example
    else if (usual_count_ > 1 && !candidate.is_single)
        candidate.counts.push_back(usual_count_);
    candidate.strain = strain + (candidate.is_single ? single_strain : 0);
    candidate.reach = reach;
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

void CompletionMoves::from(const Army& army, const Report& report, Reach reach, const Take& take) const {
    (void)(add_counts(army, take) && add_units(army, reach, take) && add_troops(army, reach, take) &&
           add_values(army, report, take));
}

// Of more of the same.
double CompletionMoves::strain_of(const Troop& troop) const {
    const auto known = std::find_if(candidates_.begin(), candidates_.end(), [&](const Candidate& candidate) {
        return is_alike(candidate.troop, troop);
    });
    return known == candidates_.end() ? 0 : known->strain;
}

bool CompletionMoves::add_counts(const Army& army, const Take& take) const {
    for (const Place& place : places_at_level(army, {}, Level::troop)) {
        const std::int32_t count = troop_at(army, place).count;
        if (is_single_troop(troop_at(army, place), ruleset_))
            continue;
        const double strain = strain_of(troop_at(army, place));
        for (const std::int32_t step : count_steps) {
            if ((step > 1 && count < figures_from) || count > most_count - step)
                continue;
            if (!take({edited(army, SetCount{place, count + step}), strain}))
                return false;
        }
    }
    return true;
}

bool CompletionMoves::add_units(const Army& army, Reach reach, const Take& take) const {
    if (reach == Reach::named)
        return true;
    return std::all_of(units_.begin(), units_.end(), [&](const Unit& unit) {
        for (std::size_t b = 0; b < army.bodies.size(); ++b) {
            Grown grown{army, new_unit_strain};
            grown.army.bodies[b].units.push_back(unit);
            if (!take(std::move(grown)))
                return false;
        }
        Grown grown{army, new_body_strain};
        Body body = next_body(army, ruleset_);
        body.units.push_back(unit);
        grown.army.bodies.push_back(std::move(body));
        return take(std::move(grown));
    });
}

bool CompletionMoves::add_troops(const Army& army, Reach reach, const Take& take) const {
    return std::all_of(candidates_.begin(), candidates_.end(), [&](const Candidate& candidate) {
        if (candidate.reach > reach)
            return true;
        return std::all_of(candidate.counts.begin(), candidate.counts.end(),
                           [&](std::int32_t count) { return add_troops(army, candidate, count, take); });
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
    Body body = next_body(army, ruleset_);
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
    if (added ? is_kind_of_unlisted(trait, army, place) : !trait.is_switch() || now != 0)
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

// Every kind is a candidate of its own, with a name that goes with it. An entry of a list has its own name.
bool CompletionMoves::is_kind_of_unlisted(const Trait& trait, const Army& army, const Place& place) const {
    return place.level() == Level::troop && &trait == ruleset_.kind_of_troops() &&
           troop_at(army, place).entry.empty();
}

bool CompletionMoves::is_new(const Place& place) const {
    return !exists(original_, place);
}

} // namespace muster
