// SPDX-License-Identifier: MIT
// The candidates of FixCandidates that add troops or split them.
#include "check/detail/fix_steps.h"
#include "check/detail/likely_bearers.h"
#include "check/fix_candidates.h"
#include "check/single_troops.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace muster {

namespace {

// An army of usual size stays far below.
constexpr std::size_t most_units_added_to = 24;
constexpr std::int64_t most_groups_split = 24;
constexpr std::size_t most_singles = 24;

} // namespace

// By the number that the rule set measures its armies with.
bool FixCandidates::is_army_too_small() const {
    if (!ruleset_.size || place_.level() != Level::army)
        return false;
    return std::any_of(topics_.comparisons.begin(), topics_.comparisons.end(),
                       [this](const NumberComparison& comparison) {
                           if (comparison.number != ruleset_.size->number)
                               return false;
                           const Sides sides = sides_of(comparison, place_, report_);
                           return sides.left.known() && sides.right.known() && sides.left < sides.right &&
                                  !holds(comparison.comparison, sides.left - sides.right);
                       });
}

// The first choice of a troop, after whose value a new one is named.
const Trait* FixCandidates::trait_of_kind() const {
    for (const std::size_t index : ruleset_.at(Level::troop).traits)
        if (const Trait& trait = ruleset_.traits[index]; trait.is_choice() && trait.required)
            return &trait;
    return nullptr;
}

void FixCandidates::add_new_troops(const Selection& wanted) {
    if (place_.level() > Level::unit || wanted.level != Level::troop || wanted.pattern.values.empty() ||
        wanted.pattern.values.front().level != Level::troop)
        return;
    std::vector<Place> units = places_at_level(army_, place_, Level::unit);
    units.resize(std::min(units.size(), most_units_added_to));
    for (const Place& unit : units)
        if (!unit_at(army_, unit).troops.empty())
            add_new_troops(wanted.pattern, unit);
}

// One more troop of the kind that a unit lacks, else like its last; one candidate for each value that the
// first trait of the pattern may have.
void FixCandidates::add_new_troops(const Pattern& pattern, const Place& unit) {
    const auto lowest = [](std::uint64_t mask) { return static_cast<std::int32_t>(std::countr_zero(mask)); };
    const std::vector<Troop>& troops = unit_at(army_, unit).troops;
    Place place = unit;
    place.troop = static_cast<std::uint32_t>(troops.size() + 1);
    Troop troop;
    troop.values = troops.back().values;
    const Trait* kind = trait_of_kind();
    for (const ValueTest& test : pattern.values) {
        const std::int32_t value = troop.values[test.slot];
        const bool meets = ((test.mask >> static_cast<unsigned>(value)) & 1U) != 0;
        if (test.level == Level::troop && !meets && test.mask != 0)
            troop.values[test.slot] = lowest(test.mask);
    }
    const ValueTest& first = pattern.values.front();
    for (std::uint64_t left = first.mask; left != 0; left &= left - 1) {
        troop.values[first.slot] = lowest(left);
        troop.name = kind == nullptr                        ? std::string()
                     : troop.values == troops.back().values ? troops.back().name
                                                            : kind->value_name(troop.values[kind->slot]);
        add(FixTier::several, 0, {Insert{place, troop}});
    }
}

// Where a flag is asked for that too few or too many troops have.
void FixCandidates::add_marks_of_one(const Selection& wanted) {
    if (place_.level() == Level::troop || wanted.level != Level::troop)
        return;
    for (const ValueTest& test : wanted.pattern.values) {
        const Trait* trait = test.level == Level::troop && (test.mask & 1U) == 0
                                 ? trait_in_slot(ruleset_, Level::troop, test.slot)
                                 : nullptr;
        if (trait != nullptr && trait->is_switch())
            add_marks_of_one(*trait);
    }
}

// A troop of several counts as so many with the flag: one of them is split off to have it alone, and stands
// before the others, as a leader does.
void FixCandidates::add_marks_of_one(const Trait& mark) {
    std::int64_t order = 0;
    for (const Place& place : likely_bearers(places_at_level(army_, place_, Level::troop), army_)) {
        const Troop& group = troop_at(army_, place);
        if (group.count == 1)
            continue;
        if (order == most_groups_split)
            return;
        Troop one = group;
        one.count = 1;
        one.values[mark.slot] = 1;
        std::vector<Edit> edits = {SetCount{place, group.count - 1}};
        if (group.values[mark.slot] != 0)
            edits.emplace_back(SetValue{place, mark.slot, 0});
        edits.emplace_back(Insert{place, std::move(one)});
        add(FixTier::apart, order++, std::move(edits));
    }
}

// A troop that stays single, such as the General's, cannot become more: a row of its kind is added beside it,
// without what makes it single.
void FixCandidates::add_rows_beside_singles() {
    if (!army_too_small_)
        return;
    std::vector<Place> places = places_at_level(army_, place_, Level::troop);
    places.resize(std::min(places.size(), most_singles));
    const Trait* kind = trait_of_kind();
    for (const Place& place : places) {
        Troop row = troop_at(army_, place);
        if (!clear_single_marks(row, ruleset_))
            continue;
        row.count = 1;
        row.texts.clear();
        row.name = kind == nullptr ? std::string() : kind->value_name(row.values[kind->slot]);
        Place beside = place;
        ++beside.troop;
        add(FixTier::apart, 0, {Insert{beside, std::move(row)}});
    }
}

// As many in the row as the finding needs.
void FixCandidates::learn(const Insert& tried, const Report& after) {
    const auto* row = std::get_if<Troop>(&tried.element);
    if (row == nullptr || row->count != 1)
        return;
    for (const std::int64_t steps : steps_to_clear(1, after)) {
        if (steps < 1 || steps > most_count)
            continue;
        Troop several = *row;
        several.count = static_cast<std::int32_t>(steps);
        add(FixTier::apart, steps, {Insert{tried.place, std::move(several)}});
    }
}

} // namespace muster
