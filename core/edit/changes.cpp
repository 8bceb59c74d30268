// SPDX-License-Identifier: MIT
#include "edit/changes.h"

#include "army/edits.h"
#include "edit/place_order.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

void fill(Element& element, const Ruleset& ruleset, Level level, const Element* like) {
    element.values = ruleset.at(level).defaults;
    for (const std::size_t index : ruleset.at(level).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_text() && trait.required)
            element.values[trait.slot] = like ? like->values[trait.slot] : trait.kind->first_value(trait);
    }
}

template <typename Element>
void insert_all(std::vector<Element>& siblings, std::size_t at, const std::vector<Element>& pieces) {
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(at), pieces.begin(), pieces.end());
}

Places run_of(const Place& first, std::size_t count) {
    Places places;
    for (std::size_t i = 0; i < count; ++i)
        places.push_back(child_of(parent_of(first), index_in_parent(first) + static_cast<std::uint32_t>(i)));
    return places;
}

// Where pieces of the level go for this target, with what must be made on the way.
Place place_for(Army& army, const Ruleset& ruleset, Level level, Place target) {
    while (target.level() > level)
        target = parent_of(target);
    if (target.level() == level)
        return child_of(parent_of(target), index_in_parent(target) + 1);
    while (below(target.level()) < level) {
        if (target.level() == Level::army) {
            if (army.bodies.empty())
                army.bodies.push_back(next_body(army, ruleset));
            target.body = static_cast<std::uint32_t>(army.bodies.size());
        } else {
            Body& body = army.bodies[target.body - 1];
            body.units.push_back(new_unit(ruleset));
            target.unit = static_cast<std::uint32_t>(body.units.size());
        }
    }
    return child_of(target, static_cast<std::uint32_t>(child_count(army, target)) + 1);
}

// So that what is done at one place leaves the others where they are.
Places from_the_end(const Places& places) {
    return {places.rbegin(), places.rend()};
}

void clear_marks_of_one(Element& element, Level level, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(level).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.is_switch() && trait.role_of(1) == TraitRole::general)
            element.values[trait.slot] = 0;
    }
}

void clear_marks_of_one(Unit& unit, const Ruleset& ruleset) {
    clear_marks_of_one(unit, Level::unit, ruleset);
    for (Troop& troop : unit.troops)
        clear_marks_of_one(troop, Level::troop, ruleset);
}

Pieces without_marks_of_one(Pieces pieces, const Ruleset& ruleset) {
    for (Body& body : pieces.bodies) {
        clear_marks_of_one(body, Level::body, ruleset);
        for (Unit& unit : body.units)
            clear_marks_of_one(unit, ruleset);
    }
    for (Unit& unit : pieces.units)
        clear_marks_of_one(unit, ruleset);
    for (Troop& troop : pieces.troops)
        clear_marks_of_one(troop, Level::troop, ruleset);
    return pieces;
}

} // namespace

Body new_body(const Ruleset& ruleset, const Element* like) {
    Body body;
    fill(body, ruleset, Level::body, like);
    return body;
}

Unit new_unit(const Ruleset& ruleset, const Element* like) {
    Unit unit;
    fill(unit, ruleset, Level::unit, like);
    return unit;
}

Body next_body(const Army& army, const Ruleset& ruleset) {
    Body body = new_body(ruleset, army.bodies.empty() ? nullptr : &army.bodies.back());
    for (const std::size_t index : ruleset.at(Level::body).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_choice() || trait.role != TraitRole::placement)
            continue;
        const auto is_free = [&](std::int32_t value) {
            return std::none_of(army.bodies.begin(), army.bodies.end(),
                                [&](const Body& other) { return other.values[trait.slot] == value; });
        };
        std::int32_t& position = body.values[trait.slot];
        for (std::int32_t value = 0;
             value < static_cast<std::int32_t>(trait.values.size()) && !is_free(position); ++value)
            if (is_free(value))
                position = value;
    }
    return body;
}

Pieces pieces_at(const Army& army, const Places& places) {
    Pieces pieces;
    const Places chosen = outermost(army, places);
    if (chosen.empty())
        return pieces;
    pieces.level = chosen.front().level();
    for (const Place& place : chosen) {
        if (place.level() != pieces.level)
            continue;
        switch (pieces.level) {
        case Level::army: break;
        case Level::body: pieces.bodies.push_back(body_at(army, place)); break;
        case Level::unit: pieces.units.push_back(unit_at(army, place)); break;
        case Level::troop: pieces.troops.push_back(troop_at(army, place)); break;
        }
    }
    return pieces;
}

Change with_pieces_at(Army army, const Pieces& pieces, const Place& place) {
    const std::size_t at = index_in_parent(place) - 1;
    switch (pieces.level) {
    case Level::army: break;
    case Level::body: insert_all(army.bodies, at, pieces.bodies); break;
    case Level::unit: insert_all(army.bodies.at(place.body - 1).units, at, pieces.units); break;
    case Level::troop:
        insert_all(army.bodies.at(place.body - 1).units.at(place.unit - 1).troops, at, pieces.troops);
        break;
    }
    return {std::move(army), run_of(place, pieces.size())};
}

Change with_pieces(Army army, const Ruleset& ruleset, const Pieces& pieces, const Place& target) {
    if (pieces.size() == 0)
        return {std::move(army), {target}};
    const Place place = place_for(army, ruleset, pieces.level, target);
    return with_pieces_at(std::move(army), pieces, place);
}

Change without(Army army, const Places& places) {
    Places chosen = outermost(army, places);
    if (chosen.empty())
        return {std::move(army), places};
    const Place first = chosen.front();
    for (const Place& place : from_the_end(chosen))
        army = edited(std::move(army), Remove{place});
    // The element that has the place now, or the one before it, or the parent.
    Place next = first;
    if (!exists(army, next) && index_in_parent(next) > 1)
        next = child_of(parent_of(first), index_in_parent(first) - 1);
    if (!exists(army, next))
        next = parent_of(first);
    return {std::move(army), {next}};
}

Change duplicated(Army army, const Ruleset& ruleset, const Places& places) {
    const Places chosen = outermost(army, places);
    Places copies;
    for (const Place& place : from_the_end(chosen)) {
        const Place after = child_of(parent_of(place), index_in_parent(place) + 1);
        for (Place& copy : copies)
            if (parent_of(copy) == parent_of(after))
                copy = child_of(parent_of(copy), index_in_parent(copy) + 1);
        copies.insert(copies.begin(), after);
        const Pieces copied = without_marks_of_one(pieces_at(army, {place}), ruleset);
        army = with_pieces_at(std::move(army), copied, after).army;
    }
    return {std::move(army), std::move(copies)};
}

std::optional<Change> moved(const Army& army, const Places& places, int step) {
    Places chosen = outermost(army, places);
    if (step > 0)
        std::reverse(chosen.begin(), chosen.end());
    Change change{army, {}};
    bool any = false;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Place place = chosen[i];
        const std::optional<Place> to = step < 0 ? place_before(change.army, place, change.selection)
                                                 : place_after(change.army, place, change.selection);
        if (to) {
            change.army = edited(std::move(change.army), Move{place, *to});
            for (Place& other : change.selection)
                other = after_insertion(after_removal(other, place), *to);
            for (std::size_t next = i + 1; next < chosen.size(); ++next)
                chosen[next] = after_insertion(after_removal(chosen[next], place), *to);
            any = true;
        }
        change.selection.push_back(to.value_or(place));
    }
    std::sort(change.selection.begin(), change.selection.end(), is_before);
    return any ? std::optional(std::move(change)) : std::nullopt;
}

std::optional<Change> moved_to(const Army& army, const Ruleset& ruleset, const Places& places,
                               const Place& target, DropSide side) {
    const Places chosen = outermost(army, places);
    for (const Place& place : chosen)
        if (is_inside(target, place))
            return std::nullopt;
    const Pieces pieces = pieces_at(army, places);
    if (pieces.size() == 0)
        return std::nullopt;
    Place goal = target;
    Army rest = army;
    for (const Place& place : from_the_end(chosen)) {
        if (place.level() != pieces.level)
            continue;
        rest = edited(std::move(rest), Remove{place});
        goal = after_removal(goal, place);
    }
    if (side == DropSide::before && goal.level() == pieces.level)
        return with_pieces_at(std::move(rest), pieces, goal);
    return with_pieces(std::move(rest), ruleset, pieces, goal);
}

Change with_value(Army army, const Places& places, const Trait& trait, std::int32_t value) {
    for (const Place& place : places) {
        Element& element = element_at(army, place);
        std::int32_t& now = element.values.at(trait.slot);
        if (trait.is_choice() && value != no_value && now != no_value &&
            element.name == trait.value_name(now))
            element.name = trait.value_name(value);
        now = value;
    }
    return {std::move(army), places};
}

bool is_named_after_a_trait(const Element& element, Level level, const Ruleset& ruleset) {
    const std::vector<std::size_t>& traits = ruleset.at(level).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        return trait.is_choice() && element.values[trait.slot] != no_value &&
               element.name == trait.value_name(element.values[trait.slot]);
    });
}

Change with_trait_text(const Army& army, const Ruleset& ruleset, const Places& places, const Trait& trait,
                       std::string_view text) {
    Change change{army, places};
    for (const Place& place : places)
        change.army =
            edited(std::move(change.army), with_text(change.army, ruleset, place, trait.slot, text));
    return change;
}

Change with_name(Army army, const Place& place, std::string_view name) {
    element_at(army, place).name = name;
    return {std::move(army), {place}};
}

Change with_count(Army army, const Places& troops, std::int32_t count) {
    for (const Place& place : troops)
        army = edited(std::move(army), SetCount{place, std::clamp(count, 1, most_count)});
    return {std::move(army), troops};
}

} // namespace muster
