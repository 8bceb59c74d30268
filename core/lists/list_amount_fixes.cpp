// SPDX-License-Identifier: MIT
// The fixes of ListFixes that change amounts.
#include "lists/detail/list_fixes.h"

#include <algorithm>
#include <iterator>

namespace muster {

namespace {

// Where new troops are tried.
constexpr std::size_t most_units = 24;
constexpr std::uint32_t most_bodies = 8;

void append(std::vector<Edit>& edits, std::vector<Edit> others) {
    edits.insert(edits.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
}

} // namespace

std::vector<Edit> ListFixes::reduced(const AssignedTroop& assigned, std::int64_t steps) {
    const std::int64_t left = assigned.troop->count - steps;
    if (left < 0)
        return {};
    if (left == 0)
        return {Remove{assigned.place}};
    return {SetCount{assigned.place, static_cast<std::int32_t>(left)}};
}

std::vector<Edit> ListFixes::increased(const AssignedTroop& assigned, std::int64_t steps) {
    const std::int64_t now = assigned.troop->count + steps;
    if (now > most_count)
        return {};
    return {SetCount{assigned.place, static_cast<std::int32_t>(now)}};
}

std::vector<Edit> ListFixes::reduced(const ListParts& parts, std::int64_t steps) const {
    std::vector<Edit> edits;
    for (auto assigned = assignment_.troops().rbegin(); assigned != assignment_.troops().rend() && steps > 0;
         ++assigned) {
        if (!is_in(*assigned, parts))
            continue;
        const std::int64_t here = std::min<std::int64_t>(steps, assigned->troop->count);
        append(edits, reduced(*assigned, here));
        steps -= here;
    }
    return steps > 0 ? std::vector<Edit>() : edits;
}

void ListFixes::remove_some(const ListParts& parts, std::int64_t steps) {
    const std::vector<Edit> from_several = reduced(parts, steps);
    const FixTier simple = steps == 1 ? FixTier::one_step : FixTier::steps;
    bool one_troop_is_enough = false;
    for (const AssignedTroop& assigned : assignment_.troops()) {
        const std::vector<Edit> less =
            is_in(assigned, parts) ? reduced(assigned, steps) : std::vector<Edit>();
        if (less.empty())
            continue;
        one_troop_is_enough = true;
        add(std::holds_alternative<Remove>(less.front()) ? FixTier::removal : simple, steps, less);
    }
    if (!one_troop_is_enough)
        add(FixTier::removal, steps, from_several);
    if (parts.empty())
        return;
    for (const AssignedTroop& other : assignment_.troops()) {
        if (is_in(other, parts) || other.entry == nullptr)
            continue;
        std::vector<Edit> edits = from_several;
        append(edits, increased(other, steps));
        if (edits.size() <= from_several.size())
            continue;
        const std::int64_t cost = steps + static_cast<std::int64_t>(edits.size());
        add(FixTier::several, cost, std::move(edits));
    }
    for (const AssignedTroop& assigned : assignment_.troops())
        if (is_in(assigned, parts))
            for (const EntryOption& entry_option : entries_)
                if (!is_wanted(entry_option, parts))
                    convert(assigned, entry_option, steps);
}

// `steps` of a troop become a troop of another entry in the same unit.
void ListFixes::convert(const AssignedTroop& assigned, const EntryOption& entry_option, std::int64_t steps) {
    if (assigned.troop->count < steps || assigned.entry == entry_option.entry)
        return;
    if (assigned.troop->count == steps) {
        std::vector<Edit> edits{SetName{assigned.place, entry_option.entry->name},
                                SetEntry{assigned.place, entry_option.id}};
        for (const NotOffered& what :
             assignment_.not_offered(assigned, *entry_option.entry, entry_option.entry->troops.front()))
            edits.emplace_back(
                SetValue{what.place, ruleset_.traits[what.offer->trait].slot, what.offer->first});
        add(FixTier::several, steps + 3, std::move(edits));
        return;
    }
    Place place = assigned.place;
    place.troop = static_cast<std::uint32_t>(assigned.unit->troops.size() + 1);
    std::vector<Edit> edits{Insert{place, new_troop(entry_option, steps)}};
    append(edits, reduced(assigned, steps));
    add(FixTier::several, steps + 3, std::move(edits));
}

bool ListFixes::is_wanted(const EntryOption& entry_option, const ListParts& parts) {
    const auto has = [&](const ListPart& part) {
        return std::find(parts.begin(), parts.end(), part) != parts.end();
    };
    const bool of_option = entry_option.part.kind == PartKind::entry && entry_option.entry->option &&
                           has({PartKind::option, *entry_option.entry->option});
    return of_option || has(entry_option.part);
}

Troop ListFixes::new_troop(const EntryOption& entry_option, std::int64_t count) {
    Troop troop;
    troop.name = entry_option.entry->name;
    troop.entry = entry_option.id;
    troop.count = static_cast<std::int32_t>(count);
    troop.values = entry_option.entry->troops.front().first();
    return troop;
}

void ListFixes::add_some(const ListParts& parts, std::int64_t steps) {
    const FixTier simple = steps == 1 ? FixTier::one_step : FixTier::steps;
    for (const AssignedTroop& assigned : assignment_.troops()) {
        const std::vector<Edit> larger =
            is_in(assigned, parts) ? increased(assigned, steps) : std::vector<Edit>();
        if (larger.empty())
            continue;
        add(simple, steps, larger);
        for (const AssignedTroop& other : assignment_.troops()) {
            if (is_in(other, parts))
                continue;
            std::vector<Edit> edits = larger;
            append(edits, reduced(other, steps));
            if (edits.size() > 1)
                add(FixTier::several, steps + 2, std::move(edits));
        }
    }
    for (const EntryOption& entry_option : entries_)
        if (is_wanted(entry_option, parts))
            new_troops(entry_option, steps);
}

// Adds a unit with the troop at the end of a body, alone or in place of as many of another troop.
void ListFixes::add_unit_of(const Troop& troop, const EntryOption& entry_option) {
    Unit unit;
    unit.name = entry_option.entry->name;
    unit.values = ruleset_.at(Level::unit).defaults;
    for (const Offer& offer : entry_option.entry->unit)
        unit.values[ruleset_.traits[offer.trait].slot] = offer.first;
    unit.troops.push_back(troop);
    Place place;
    for (const Body& body : army_.bodies) {
        ++place.body;
        place.unit = static_cast<std::uint32_t>(body.units.size() + 1);
        add(FixTier::several, troop.count + 1, {Insert{place, unit}});
        for (const AssignedTroop& other : assignment_.troops()) {
            std::vector<Edit> edits{Insert{place, unit}};
            append(edits, reduced(other, troop.count));
            if (edits.size() > 1)
                add(FixTier::several, troop.count + 1, std::move(edits));
        }
        if (place.body == most_bodies)
            break;
    }
}

// Adds a troop at the end of a unit, alone or in place of as many of another; or converts another troop.
void ListFixes::new_troops(const EntryOption& entry_option, std::int64_t steps) {
    if (steps > most_count)
        return;
    const Troop troop = new_troop(entry_option, steps);
    add_unit_of(troop, entry_option);
    std::size_t units = 0;
    const Unit* last = nullptr;
    for (const AssignedTroop& assigned : assignment_.troops()) {
        if (assigned.unit == last || units == most_units)
            continue;
        last = assigned.unit;
        ++units;
        Place place = assigned.place;
        place.troop = static_cast<std::uint32_t>(assigned.unit->troops.size() + 1);
        add(FixTier::several, steps + 2, {Insert{place, troop}});
        for (const AssignedTroop& other : assignment_.troops()) {
            std::vector<Edit> edits{Insert{place, troop}};
            append(edits, reduced(other, steps));
            if (edits.size() > 1)
                add(FixTier::several, steps + 3, std::move(edits));
        }
    }
    for (const AssignedTroop& other : assignment_.troops())
        if (other.troop->count == steps)
            convert(other, entry_option, steps);
}

void ListFixes::correct(const Imbalance& imbalance) {
    const std::int64_t steps = std::max<std::int64_t>(imbalance.steps(), 1);
    if (imbalance.too_many) {
        remove_some(imbalance.parts, steps);
        if (!imbalance.counted || (imbalance.bound == Exact(0) && imbalance.have != Exact(0))) {
            std::vector<Place> all;
            for (const AssignedTroop& assigned : assignment_.troops())
                if (is_in(assigned, imbalance.parts))
                    all.push_back(assigned.place);
            remove(all);
        }
    } else {
        add_some(imbalance.parts, steps);
    }
}

} // namespace muster
