// SPDX-License-Identifier: MIT
#include "lists/detail/list_fixes.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// Bounds on the candidates; an army of usual size stays far below them.
constexpr std::size_t most_candidates = 3000;

// Removals come last, the last place first, so that the other places stay valid.
std::vector<Edit> in_safe_order(std::vector<Edit> edits) {
    std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
        const auto* first = std::get_if<Remove>(&a);
        const auto* second = std::get_if<Remove>(&b);
        if (first != nullptr && second != nullptr)
            return first->place > second->place;
        return first == nullptr && second != nullptr;
    });
    return edits;
}

} // namespace

ListFixes::ListFixes(const ListInForce& in_force, const Army& army, const Ruleset& ruleset,
                     const Report& report)
    : list_(in_force.list()), army_(army), ruleset_(ruleset), sums_(in_force, army, ruleset, report),
      assignment_(sums_.assignment()) {
    for (std::size_t i = 0; i < list_.entries.size(); ++i)
        entries_.push_back({&list_.entries[i], list_.entries[i].id, {PartKind::entry, i}});
    for (std::size_t i = 0; i < list_.allies.size(); ++i)
        for (const ListEntry* entry : entries_of_ally(list_.allies[i], *in_force.lists().ally_lists[i]))
            entries_.push_back(
                {entry, fmt::format("{}/{}", list_.allies[i].id, entry->id), {PartKind::ally, i}});
}

void ListFixes::add(FixTier tier, std::int64_t distance, std::vector<Edit> edits) {
    if (edits.empty() || candidates_.size() == most_candidates)
        return;
    std::size_t trait = ruleset_.traits.size();
    if (const auto* value = std::get_if<SetValue>(&edits.front()); value != nullptr && edits.size() == 1)
        for (const std::size_t index : ruleset_.at(value->place.level()).traits)
            if (!ruleset_.traits[index].is_text() && ruleset_.traits[index].slot == value->slot)
                trait = index;
    candidates_.push_back({tier, trait, in_safe_order(std::move(edits)), distance});
}

const AssignedTroop* ListFixes::assigned_at(const Place& place) const {
    const auto found = std::find_if(assignment_.troops().begin(), assignment_.troops().end(),
                                    [&](const AssignedTroop& assigned) { return assigned.place == place; });
    return found == assignment_.troops().end() ? nullptr : &*found;
}

bool ListFixes::is_in(const AssignedTroop& assigned, const ListParts& parts) const {
    return parts.empty() || assignment_.is_in(assigned, parts);
}

// Values that the entry does not offer become ones that it offers: any of them if only one trait is wrong,
// otherwise the first of each.
void ListFixes::change_to_offered(const AssignedTroop& assigned, const EntryOption& entry_option,
                                  std::int64_t distance) {
    for (const TroopChoice& choice : entry_option.entry->troops) {
        const std::vector<NotOffered> missing =
            assignment_.not_offered(assigned, *entry_option.entry, choice);
        std::vector<Edit> entry_edits;
        if (!assigned.troop->entry.empty() && assigned.troop->entry != entry_option.id)
            entry_edits.emplace_back(SetEntry{assigned.place, entry_option.id});
        std::vector<Edit> first = entry_edits;
        for (const NotOffered& what : missing)
            first.emplace_back(
                SetValue{what.place, ruleset_.traits[what.offer->trait].slot, what.offer->first});
        const std::int64_t far = distance + assignment_.distance_of(missing);
        if (missing.size() == 1) {
            const Trait& trait = ruleset_.traits[missing.front().offer->trait];
            for (std::size_t value = 0; value < trait.values.size(); ++value) {
                std::vector<Edit> edits = entry_edits;
                edits.emplace_back(
                    SetValue{missing.front().place, trait.slot, static_cast<std::int32_t>(value)});
                if (missing.front().offer->offers(trait, static_cast<std::int32_t>(value)))
                    add(FixTier::own_value, far, std::move(edits));
            }
        }
        add(missing.size() > 1 ? FixTier::several : FixTier::own_value, far, std::move(first));
    }
}

void ListFixes::change_entry(const AssignedTroop& assigned) {
    if (!assigned.troop->entry.empty())
        add(FixTier::own_value, 1, {SetEntry{assigned.place, ""}});
    for (const EntryOption& entry_option : entries_) {
        if (entry_option.entry == assigned.entry)
            continue;
        if (assignment_.fits(assigned, *entry_option.entry) && entry_option.id != assigned.troop->entry)
            add(FixTier::own_value, 1, {SetEntry{assigned.place, entry_option.id}});
        if (assigned.entry == nullptr)
            change_to_offered(assigned, entry_option, 2);
    }
}

// The mark of the general moves to another troop or unit, or is set or cleared.
void ListFixes::move_general(const AssignedTroop& assigned) {
    for (const Level level : {Level::troop, Level::unit}) {
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_switch() || trait.role_of(1) != TraitRole::general)
                continue;
            const Place own = up_to(assigned.place, level);
            const bool marked = element_at(army_, own).values[trait.slot] != 0;
            for (const AssignedTroop& other : assignment_.troops()) {
                const Place place = up_to(other.place, level);
                const bool has = element_at(army_, place).values[trait.slot] != 0;
                if (place == own || has == marked)
                    continue;
                if (level == Level::troop && marked)
                    split_off_general(assigned, other, trait.slot);
                add(FixTier::several, 2,
                    {SetValue{marked ? own : place, trait.slot, 0},
                     SetValue{marked ? place : own, trait.slot, 1}});
            }
            add(FixTier::own_value, 1, {SetValue{own, trait.slot, marked ? 0 : 1}});
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
    add(FixTier::several, 3,
        {SetValue{from.place, slot, 0}, SetCount{to.place, to.troop->count - 1}, Insert{place, general}});
}

void ListFixes::change_army_trait(std::size_t index, const Offer& offer) {
    const Trait& trait = ruleset_.traits[index];
    if (offer.single && !trait.required)
        add(FixTier::own_value, 0, {SetValue{{}, trait.slot, trait.default_value}});
    for (std::size_t value = 0; value < trait.values.size(); ++value)
        if (offer.offers(trait, static_cast<std::int32_t>(value)))
            add(FixTier::own_value, 1, {SetValue{{}, trait.slot, static_cast<std::int32_t>(value)}});
    for (const Range& range : offer.ranges)
        for (const std::int32_t value : {range.least, range.most})
            add(FixTier::own_value, 1, {SetValue{{}, trait.slot, value}});
}

// To the nearest year that is allowed.
void ListFixes::change_army_year(const Years& years) {
    if (!assignment_.year() || years.empty())
        return;
    for (const std::size_t index : ruleset_.at(Level::army).traits) {
        const Trait& trait = ruleset_.traits[index];
        const std::int32_t year = std::clamp(*assignment_.year(), years.from, years.to);
        if (trait.role == TraitRole::year && year >= trait.least && year <= trait.most)
            add(FixTier::own_value, 0, {SetValue{{}, trait.slot, year}});
    }
}

void ListFixes::remove(const std::vector<Place>& places) {
    std::vector<Edit> edits;
    edits.reserve(places.size());
    for (const Place& place : places)
        edits.emplace_back(Remove{place});
    add(FixTier::removal, static_cast<std::int64_t>(places.size()), std::move(edits));
}

// What may correct a rule about one troop by changing it.
void ListFixes::change_troop(const ListRule& rule, const AssignedTroop& own) {
    const bool of_trait = rule.kind == ListRuleKind::general || rule.kind == ListRuleKind::trait;
    if (rule.kind == ListRuleKind::general)
        move_general(own);
    if (of_trait)
        for (const EntryOption& entry_option : entries_)
            if (entry_option.entry == own.entry)
                change_to_offered(own, entry_option, 0);
    if (of_trait || rule.kind == ListRuleKind::entry_unknown)
        change_entry(own);
}

std::vector<FixCandidate> ListFixes::candidates(const ListRule& rule, const Place& place) {
    if (const AssignedTroop* own = place.troop != 0 ? assigned_at(place) : nullptr)
        change_troop(rule, *own);
    switch (rule.kind) {
    case ListRuleKind::entry_unknown: remove({place}); break;
    case ListRuleKind::army_trait:
        change_army_trait(list_.army[rule.index].trait, list_.army[rule.index]);
        break;
    case ListRuleKind::list_year: change_army_year(assignment_.years()); break;
    case ListRuleKind::years_together:
        for (const AssignedTroop& assigned : assignment_.troops()) {
            remove({assigned.place});
            for (const EntryOption& entry_option : entries_)
                convert(assigned, entry_option, assigned.troop->count);
        }
        break;
    case ListRuleKind::general:
    case ListRuleKind::trait: break;
    case ListRuleKind::part_year:
        change_army_year(assignment_.years());
        remove({place});
        break;
    default:
        for (const Imbalance& imbalance : sums_.imbalances(rule))
            correct(imbalance);
    }
    return std::move(candidates_);
}

} // namespace muster
