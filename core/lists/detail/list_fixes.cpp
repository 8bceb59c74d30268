// SPDX-License-Identifier: MIT
#include "lists/detail/list_fixes.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// Bounds on the candidates; an army of usual size stays far below them.
constexpr std::size_t most_found = 3000;

// Those that take elements away come last, the last place first, so that the places before stay what they
// are.
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
      enrolment_(sums_.enrolment()) {
    for (std::size_t i = 0; i < list_.entries.size(); ++i)
        homes_.push_back({&list_.entries[i], list_.entries[i].id, {PartKind::entry, i}});
    for (std::size_t i = 0; i < list_.allies.size(); ++i)
        for (const ListEntry* entry : lent_entries(list_.allies[i], *in_force.lists().lenders[i]))
            homes_.push_back(
                {entry, fmt::format("{}/{}", list_.allies[i].id, entry->id), {PartKind::ally, i}});
}

void ListFixes::add(FixTier tier, std::int64_t distance, std::vector<Edit> edits) {
    if (edits.empty() || found_.size() == most_found)
        return;
    std::size_t trait = ruleset_.traits.size();
    if (const auto* value = std::get_if<SetValue>(&edits.front()); value != nullptr && edits.size() == 1)
        for (const std::size_t index : ruleset_.at(value->place.level()).traits)
            if (!ruleset_.traits[index].is_text() && ruleset_.traits[index].slot == value->slot)
                trait = index;
    found_.push_back({tier, trait, in_safe_order(std::move(edits)), distance});
}

const Enrolled* ListFixes::enrolled_at(const Place& place) const {
    const auto found = std::find_if(enrolment_.troops().begin(), enrolment_.troops().end(),
                                    [&](const Enrolled& enrolled) { return enrolled.place == place; });
    return found == enrolment_.troops().end() ? nullptr : &*found;
}

bool ListFixes::is_in(const Enrolled& enrolled, const ListParts& parts) const {
    return parts.empty() || enrolment_.is_in(enrolled, parts);
}

// What the entry does not offer becomes what it does: any of the values where that is one trait, else the
// first of each.
void ListFixes::to_offered(const Enrolled& enrolled, const Home& home, std::int64_t distance) {
    for (const TroopChoice& choice : home.entry->troops) {
        const std::vector<NotOffered> missing = enrolment_.not_offered(enrolled, *home.entry, choice);
        std::vector<Edit> naming;
        if (!enrolled.troop->entry.empty() && enrolled.troop->entry != home.id)
            naming.emplace_back(SetEntry{enrolled.place, home.id});
        std::vector<Edit> first = naming;
        for (const NotOffered& what : missing)
            first.emplace_back(
                SetValue{what.place, ruleset_.traits[what.offer->trait].slot, what.offer->first});
        const std::int64_t far = distance + enrolment_.distance_of(missing);
        if (missing.size() == 1) {
            const Trait& trait = ruleset_.traits[missing.front().offer->trait];
            for (std::size_t value = 0; value < trait.values.size(); ++value) {
                std::vector<Edit> edits = naming;
                edits.emplace_back(
                    SetValue{missing.front().place, trait.slot, static_cast<std::int32_t>(value)});
                if (missing.front().offer->offers(trait, static_cast<std::int32_t>(value)))
                    add(FixTier::own_value, far, std::move(edits));
            }
        }
        add(missing.size() > 1 ? FixTier::several : FixTier::own_value, far, std::move(first));
    }
}

void ListFixes::other_homes(const Enrolled& enrolled) {
    if (!enrolled.troop->entry.empty())
        add(FixTier::own_value, 1, {SetEntry{enrolled.place, ""}});
    for (const Home& home : homes_) {
        if (home.entry == enrolled.entry)
            continue;
        if (enrolment_.fits(enrolled, *home.entry) && home.id != enrolled.troop->entry)
            add(FixTier::own_value, 1, {SetEntry{enrolled.place, home.id}});
        if (enrolled.entry == nullptr)
            to_offered(enrolled, home, 2);
    }
}

// The mark of the general goes to another troop, or unit, or is taken away or set.
void ListFixes::hand_over(const Enrolled& enrolled) {
    for (const Level level : {Level::troop, Level::unit}) {
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_switch() || trait.role_of(1) != TraitRole::general)
                continue;
            const Place own = up_to(enrolled.place, level);
            const bool marked = element_at(army_, own).values[trait.slot] != 0;
            for (const Enrolled& other : enrolment_.troops()) {
                const Place place = up_to(other.place, level);
                const bool has = element_at(army_, place).values[trait.slot] != 0;
                if (place == own || has == marked)
                    continue;
                if (level == Level::troop && marked)
                    split_off_general(enrolled, other, trait.slot);
                add(FixTier::several, 2,
                    {SetValue{marked ? own : place, trait.slot, 0},
                     SetValue{marked ? place : own, trait.slot, 1}});
            }
            add(FixTier::own_value, 1, {SetValue{own, trait.slot, marked ? 0 : 1}});
        }
    }
}

// One of several alike gets the mark.
void ListFixes::split_off_general(const Enrolled& from, const Enrolled& to, std::size_t slot) {
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

void ListFixes::army_values(std::size_t index, const Offer& offer) {
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

// The nearest year that will do.
void ListFixes::army_year(const Years& years) {
    if (!enrolment_.year() || years.empty())
        return;
    for (const std::size_t index : ruleset_.at(Level::army).traits) {
        const Trait& trait = ruleset_.traits[index];
        const std::int32_t year = std::clamp(*enrolment_.year(), years.from, years.to);
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

// What may mend a rule about one troop by changing it.
void ListFixes::change_troop(const ListRule& rule, const Enrolled& own) {
    const bool of_trait = rule.kind == ListRuleKind::general || rule.kind == ListRuleKind::trait;
    if (rule.kind == ListRuleKind::general)
        hand_over(own);
    if (of_trait)
        for (const Home& home : homes_)
            if (home.entry == own.entry)
                to_offered(own, home, 0);
    if (of_trait || rule.kind == ListRuleKind::entry_unknown)
        other_homes(own);
}

std::vector<FixCandidate> ListFixes::candidates(const ListRule& rule, const Place& place) {
    if (const Enrolled* own = place.troop != 0 ? enrolled_at(place) : nullptr)
        change_troop(rule, *own);
    switch (rule.kind) {
    case ListRuleKind::entry_unknown: remove({place}); break;
    case ListRuleKind::army_trait: army_values(list_.army[rule.index].trait, list_.army[rule.index]); break;
    case ListRuleKind::list_year: army_year(enrolment_.years()); break;
    case ListRuleKind::years_together:
        for (const Enrolled& enrolled : enrolment_.troops()) {
            remove({enrolled.place});
            for (const Home& home : homes_)
                turn_into(enrolled, home, enrolled.troop->count);
        }
        break;
    case ListRuleKind::general:
    case ListRuleKind::trait: break;
    case ListRuleKind::part_year:
        army_year(enrolment_.years());
        remove({place});
        break;
    default:
        for (const Imbalance& imbalance : sums_.imbalances(rule))
            mend(imbalance);
    }
    return std::move(found_);
}

} // namespace muster
