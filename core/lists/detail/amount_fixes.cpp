// SPDX-License-Identifier: MIT
#include "lists/detail/amount_fixes.h"

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

// The troop with `count` fewer; empty if it has not as many.
std::vector<Edit> fewer_of(const AssignedTroop& assigned, std::int64_t count) {
    const std::int64_t left = assigned.troop->count - count;
    if (left < 0)
        return {};
    if (left == 0)
        return {Remove{assigned.place}};
    return {SetCount{assigned.place, static_cast<std::int32_t>(left)}};
}

// The troop with `count` more; empty if a file does not allow as many.
std::vector<Edit> more_of(const AssignedTroop& assigned, std::int64_t count) {
    const std::int64_t now = assigned.troop->count + count;
    if (now > most_count)
        return {};
    return {SetCount{assigned.place, static_cast<std::int32_t>(now)}};
}

bool is_wanted(const ListFixCandidates::NamedEntry& named, const ListParts& parts) {
    const auto has = [&](const ListPart& part) {
        return std::find(parts.begin(), parts.end(), part) != parts.end();
    };
    const bool of_option = named.part.kind == PartKind::entry && named.entry->option &&
                           has({PartKind::option, *named.entry->option});
    return of_option || has(named.part);
}

Troop new_troop(const ListFixCandidates::NamedEntry& named, std::int64_t count, const Years& possible) {
    Troop troop;
    troop.name = named.entry->name;
    troop.entry = named.id;
    troop.count = static_cast<std::int32_t>(count);
    troop.values = named.entry->choice_in(possible).first();
    return troop;
}

} // namespace

bool AmountFixes::is_in(const AssignedTroop& assigned, const ListParts& parts) const {
    return parts.empty() || assignment_.is_in(assigned, parts);
}

std::vector<Edit> AmountFixes::reduced(const ListParts& parts, std::int64_t count) const {
    std::vector<Edit> edits;
    for (auto assigned = assignment_.troops().rbegin(); assigned != assignment_.troops().rend() && count > 0;
         ++assigned) {
        if (!is_in(*assigned, parts))
            continue;
        const std::int64_t here = std::min<std::int64_t>(count, assigned->troop->count);
        append(edits, fewer_of(*assigned, here));
        count -= here;
    }
    return count > 0 ? std::vector<Edit>() : edits;
}

void AmountFixes::remove_some(const ListParts& parts, std::int64_t count) {
    const std::vector<Edit> from_several = reduced(parts, count);
    const FixTier simple = count == 1 ? FixTier::one_step : FixTier::steps;
    bool one_troop_is_enough = false;
    for (const AssignedTroop& assigned : assignment_.troops()) {
        const std::vector<Edit> less =
            is_in(assigned, parts) ? fewer_of(assigned, count) : std::vector<Edit>();
        if (less.empty())
            continue;
        one_troop_is_enough = true;
        candidates_.add(std::holds_alternative<Remove>(less.front()) ? FixTier::removal : simple, count,
                        less);
    }
    if (!one_troop_is_enough)
        candidates_.add(FixTier::removal, count, from_several);
    if (parts.empty())
        return;
    for (const AssignedTroop& other : assignment_.troops()) {
        if (is_in(other, parts) || other.entry == nullptr)
            continue;
        std::vector<Edit> edits = from_several;
        append(edits, more_of(other, count));
        if (edits.size() <= from_several.size())
            continue;
        const std::int64_t cost = count + static_cast<std::int64_t>(edits.size());
        candidates_.add(FixTier::several, cost, std::move(edits));
    }
    for (const AssignedTroop& assigned : assignment_.troops())
        if (is_in(assigned, parts))
            for (const NamedEntry& named : candidates_.entries())
                if (!is_wanted(named, parts))
                    convert(assigned, named, count);
}

void AmountFixes::convert(const AssignedTroop& assigned, const NamedEntry& named, std::int64_t count) {
    if (assigned.troop->count < count || assigned.entry == named.entry)
        return;
    if (assigned.troop->count == count) {
        std::vector<Edit> edits{SetName{assigned.place, named.entry->name},
                                SetEntry{assigned.place, named.id}};
        for (const NotOffered& what : assignment_.not_offered(
                 assigned, *named.entry, named.entry->choice_in(assignment_.possible_years())))
            edits.emplace_back(SetValue{what.place, candidates_.ruleset().traits[what.offer->trait].slot,
                                        what.offer->first});
        candidates_.add(FixTier::several, count + 3, std::move(edits));
        return;
    }
    Place place = assigned.place;
    place.troop = static_cast<std::uint32_t>(assigned.unit->troops.size() + 1);
    std::vector<Edit> edits{Insert{place, new_troop(named, count, assignment_.possible_years())}};
    append(edits, fewer_of(assigned, count));
    candidates_.add(FixTier::several, count + 3, std::move(edits));
}

void AmountFixes::add_some(const ListParts& parts, std::int64_t count) {
    const FixTier simple = count == 1 ? FixTier::one_step : FixTier::steps;
    for (const AssignedTroop& assigned : assignment_.troops()) {
        const std::vector<Edit> larger =
            is_in(assigned, parts) ? more_of(assigned, count) : std::vector<Edit>();
        if (larger.empty())
            continue;
        candidates_.add(simple, count, larger);
        for (const AssignedTroop& other : assignment_.troops()) {
            if (is_in(other, parts))
                continue;
            std::vector<Edit> edits = larger;
            append(edits, fewer_of(other, count));
            if (edits.size() > 1)
                candidates_.add(FixTier::several, count + 2, std::move(edits));
        }
    }
    for (const NamedEntry& named : candidates_.entries())
        if (is_wanted(named, parts))
            add_troop_of(named, count);
}

// Adds a unit with the troop at the end of a body, alone or in place of as many of another troop.
void AmountFixes::add_unit_of(const Troop& troop, const NamedEntry& named) {
    Unit unit;
    unit.name = named.entry->name;
    unit.values = candidates_.ruleset().at(Level::unit).defaults;
    for (const Offer& offer : named.entry->unit)
        unit.values[candidates_.ruleset().traits[offer.trait].slot] = offer.first;
    unit.troops.push_back(troop);
    Place place;
    for (const Body& body : candidates_.army().bodies) {
        ++place.body;
        place.unit = static_cast<std::uint32_t>(body.units.size() + 1);
        candidates_.add(FixTier::several, troop.count + 1, {Insert{place, unit}});
        for (const AssignedTroop& other : assignment_.troops()) {
            std::vector<Edit> edits{Insert{place, unit}};
            append(edits, fewer_of(other, troop.count));
            if (edits.size() > 1)
                candidates_.add(FixTier::several, troop.count + 1, std::move(edits));
        }
        if (place.body == most_bodies)
            break;
    }
}

// Adds a troop at the end of a unit, alone or in place of as many of another; or converts another troop.
void AmountFixes::add_troop_of(const NamedEntry& named, std::int64_t count) {
    if (count > most_count)
        return;
    const Troop troop = new_troop(named, count, assignment_.possible_years());
    add_unit_of(troop, named);
    std::size_t units = 0;
    const Unit* last = nullptr;
    for (const AssignedTroop& assigned : assignment_.troops()) {
        if (assigned.unit == last || units == most_units)
            continue;
        last = assigned.unit;
        ++units;
        Place place = assigned.place;
        place.troop = static_cast<std::uint32_t>(assigned.unit->troops.size() + 1);
        candidates_.add(FixTier::several, count + 2, {Insert{place, troop}});
        for (const AssignedTroop& other : assignment_.troops()) {
            std::vector<Edit> edits{Insert{place, troop}};
            append(edits, fewer_of(other, count));
            if (edits.size() > 1)
                candidates_.add(FixTier::several, count + 3, std::move(edits));
        }
    }
    for (const AssignedTroop& other : assignment_.troops())
        if (other.troop->count == count)
            convert(other, named, count);
}

void AmountFixes::correct(const Imbalance& imbalance) {
    const std::int64_t count = std::max<std::int64_t>(imbalance.steps(), 1);
    if (imbalance.too_many) {
        remove_some(imbalance.parts, count);
        if (!imbalance.counted || (imbalance.bound == Exact(0) && imbalance.have != Exact(0))) {
            std::vector<Place> all;
            for (const AssignedTroop& assigned : assignment_.troops())
                if (is_in(assigned, imbalance.parts))
                    all.push_back(assigned.place);
            candidates_.add_removal(all);
        }
    } else {
        add_some(imbalance.parts, count);
    }
}

} // namespace muster
