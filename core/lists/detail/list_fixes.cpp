// SPDX-License-Identifier: MIT
#include "lists/detail/list_fixes.h"

#include "lists/detail/amount_fixes.h"

#include <algorithm>

namespace muster {

ListFixes::ListFixes(const ListInForce& in_force, const Army& army, const Ruleset& ruleset,
                     const Report& report)
    : list_(in_force.list()), candidates_(in_force, army, ruleset, report),
      assignment_(candidates_.assignment()) {}

const AssignedTroop* ListFixes::assigned_at(const Place& place) const {
    const auto found = std::find_if(assignment_.troops().begin(), assignment_.troops().end(),
                                    [&](const AssignedTroop& assigned) { return assigned.place == place; });
    return found == assignment_.troops().end() ? nullptr : &*found;
}

// Values that the entry does not offer become ones that it offers: any of them if only one trait is wrong,
// otherwise the first of each.
void ListFixes::change_to_offered(const AssignedTroop& assigned, const NamedEntry& named,
                                  std::int64_t distance) {
    for (const TroopChoice& choice : named.entry->troops) {
        const std::vector<NotOffered> missing = assignment_.not_offered(assigned, *named.entry, choice);
        std::vector<Edit> entry_edits;
        if (!assigned.troop->entry.empty() && assigned.troop->entry != named.id)
            entry_edits.emplace_back(SetEntry{assigned.place, named.id});
        std::vector<Edit> first = entry_edits;
        for (const NotOffered& what : missing)
            first.emplace_back(SetValue{what.place, candidates_.ruleset().traits[what.offer->trait].slot,
                                        what.offer->first});
        const std::int64_t far = distance + assignment_.distance_of(missing);
        if (missing.size() == 1) {
            const Trait& trait = candidates_.ruleset().traits[missing.front().offer->trait];
            for (std::size_t value = 0; value < trait.values.size(); ++value) {
                std::vector<Edit> edits = entry_edits;
                edits.emplace_back(
                    SetValue{missing.front().place, trait.slot, static_cast<std::int32_t>(value)});
                if (missing.front().offer->offers(trait, static_cast<std::int32_t>(value)))
                    candidates_.add(FixTier::own_value, far, std::move(edits));
            }
        }
        candidates_.add(missing.size() > 1 ? FixTier::several : FixTier::own_value, far, std::move(first));
    }
}

void ListFixes::change_entry(const AssignedTroop& assigned) {
    if (!assigned.troop->entry.empty())
        candidates_.add(FixTier::own_value, 1, {SetEntry{assigned.place, ""}});
    for (const NamedEntry& named : candidates_.entries()) {
        if (named.entry == assigned.entry)
            continue;
        if (assignment_.fits(assigned, *named.entry) && named.id != assigned.troop->entry)
            candidates_.add(FixTier::own_value, 1, {SetEntry{assigned.place, named.id}});
        if (assigned.entry == nullptr)
            change_to_offered(assigned, named, 2);
    }
}

// The mark of the general moves to another troop or unit, or is set or cleared.
void ListFixes::move_general(const AssignedTroop& assigned) {
    for (const Level level : {Level::troop, Level::unit}) {
        for (const std::size_t index : candidates_.ruleset().at(level).traits) {
            const Trait& trait = candidates_.ruleset().traits[index];
            if (!trait.is_switch() || trait.role_of(1) != TraitRole::general)
                continue;
            const Place own = up_to(assigned.place, level);
            const bool marked = element_at(candidates_.army(), own).values[trait.slot] != 0;
            for (const AssignedTroop& other : assignment_.troops()) {
                const Place place = up_to(other.place, level);
                const bool has = element_at(candidates_.army(), place).values[trait.slot] != 0;
                if (place == own || has == marked)
                    continue;
                if (level == Level::troop && marked)
                    split_off_general(assigned, other, trait.slot);
                candidates_.add(FixTier::several, 2,
                                {SetValue{marked ? own : place, trait.slot, 0},
                                 SetValue{marked ? place : own, trait.slot, 1}});
            }
            candidates_.add(FixTier::own_value, 1, {SetValue{own, trait.slot, marked ? 0 : 1}});
        }
    }
}

// One vignette of a troop gets the mark.
void ListFixes::split_off_general(const AssignedTroop& from, const AssignedTroop& to, std::size_t slot) {
    if (to.troop->count == 1)
        return;
    Troop general = *to.troop;
    general.count = 1;
    general.values[slot] = 1;
    Place place = to.place;
    place.troop = static_cast<std::uint32_t>(to.unit->troops.size() + 1);
    candidates_.add(
        FixTier::several, 3,
        {SetValue{from.place, slot, 0}, SetCount{to.place, to.troop->count - 1}, Insert{place, general}});
}

void ListFixes::change_army_trait(std::size_t index, const Offer& offer) {
    const Trait& trait = candidates_.ruleset().traits[index];
    if (offer.single && !trait.required)
        candidates_.add(FixTier::own_value, 0, {SetValue{{}, trait.slot, trait.default_value}});
    for (std::size_t value = 0; value < trait.values.size(); ++value)
        if (offer.offers(trait, static_cast<std::int32_t>(value)))
            candidates_.add(FixTier::own_value, 1,
                            {SetValue{{}, trait.slot, static_cast<std::int32_t>(value)}});
    for (const Range& range : offer.ranges)
        for (const std::int32_t value : {range.least, range.most})
            candidates_.add(FixTier::own_value, 1, {SetValue{{}, trait.slot, value}});
}

// To the nearest year that is allowed.
void ListFixes::change_army_year(const Years& years) {
    if (!assignment_.year() || years.empty())
        return;
    for (const std::size_t index : candidates_.ruleset().at(Level::army).traits) {
        const Trait& trait = candidates_.ruleset().traits[index];
        const std::int32_t year = std::clamp(*assignment_.year(), years.from, years.to);
        if (trait.role == TraitRole::year && year >= trait.least && year <= trait.most)
            candidates_.add(FixTier::own_value, 0, {SetValue{{}, trait.slot, year}});
    }
}

// Changes of one troop, for a rule about it.
void ListFixes::change_troop(const ListRule& rule, const AssignedTroop& own) {
    const bool of_trait = rule.kind == ListRuleKind::general || rule.kind == ListRuleKind::trait;
    if (rule.kind == ListRuleKind::general)
        move_general(own);
    if (of_trait)
        for (const NamedEntry& named : candidates_.entries())
            if (named.entry == own.entry)
                change_to_offered(own, named, 0);
    if (of_trait || rule.kind == ListRuleKind::entry_unknown)
        change_entry(own);
}

std::vector<FixCandidate> ListFixes::candidates(const ListRule& rule, const Place& place) {
    if (const AssignedTroop* own = place.troop != 0 ? assigned_at(place) : nullptr)
        change_troop(rule, *own);
    switch (rule.kind) {
    case ListRuleKind::entry_unknown: candidates_.add_removal({place}); break;
    case ListRuleKind::army_trait:
        change_army_trait(list_.army[rule.index].trait, list_.army[rule.index]);
        break;
    case ListRuleKind::option_trait: {
        const Offer& offer = list_.options[rule.part.index].army[rule.index];
        change_army_trait(offer.trait, offer);
        break;
    }
    case ListRuleKind::list_year: change_army_year(assignment_.years()); break;
    case ListRuleKind::years_together:
        for (const AssignedTroop& assigned : assignment_.troops()) {
            candidates_.add_removal({assigned.place});
            for (const NamedEntry& named : candidates_.entries())
                AmountFixes(candidates_).convert(assigned, named, assigned.troop->count);
        }
        break;
    case ListRuleKind::general:
    case ListRuleKind::trait: break;
    case ListRuleKind::part_year:
        change_army_year(assignment_.years());
        candidates_.add_removal({place});
        break;
    default:
        for (const Imbalance& imbalance : candidates_.sums().imbalances(rule))
            AmountFixes(candidates_).correct(imbalance);
    }
    return candidates_.take();
}

} // namespace muster
