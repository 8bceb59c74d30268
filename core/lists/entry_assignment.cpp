// SPDX-License-Identifier: MIT
#include "lists/entry_assignment.h"

#include "check/checker.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace muster {

namespace {

bool has_role(const Ruleset& ruleset, Level level, const TraitValues& values, TraitRole role) {
    const std::vector<std::size_t>& traits = ruleset.at(level).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        return trait.has_words() && trait.role_of(values[trait.slot]) == role;
    });
}

// As a key: troops with the same values fit the same entries.
std::string_view bytes_of(const TraitValues& values) {
    return {reinterpret_cast<const char*>(values.data()), sizeof(values)}; // NOLINT(*-reinterpret-cast)
}

bool brings(const ListAlly& ally, std::string_view id) {
    return ally.entries.empty() ||
           std::find(ally.entries.begin(), ally.entries.end(), id) != ally.entries.end();
}

} // namespace

std::optional<std::int32_t> year_of(const Army& army, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.role != TraitRole::year)
            continue;
        const std::int32_t value = values_in_force(army, ruleset)[trait.slot];
        if (value != no_value)
            return value;
    }
    return std::nullopt;
}

EntryAssignment::EntryAssignment(const Army& army, const Ruleset& ruleset, const ListWithAllies& lists,
                                 const Place& outer)
    : ruleset_(ruleset), lists_(lists), own_(lists.list.entries.size()), ally_(lists.list.allies.size()),
      year_(year_of(army, ruleset)) {
    const std::vector<Place> places = outer.level() == Level::troop
                                          ? std::vector<Place>{outer}
                                          : places_at_level(army, outer, Level::troop);
    troops_.reserve(places.size());
    for (const Place& place : places)
        troops_.push_back({place, &troop_at(army, place), &unit_at(army, place), nullptr, {}, {}});
    // Large armies have many troops of a kind, and to compare with all entries takes long.
    std::unordered_map<std::string_view, const ListEntry*> fitting;
    const Unit* unit = nullptr;
    for (AssignedTroop& assigned : troops_) {
        if (!assigned.troop->entry.empty()) {
            assign(assigned);
            continue;
        }
        if (unit == nullptr || unit->values != assigned.unit->values)
            fitting.clear();
        unit = assigned.unit;
        const auto [known, is_new] = fitting.try_emplace(bytes_of(assigned.troop->values));
        if (is_new)
            known->second = fitting_entry(assigned);
        if (known->second != nullptr)
            assign_own(assigned, *known->second);
    }
    sort_into_groups();
}

void EntryAssignment::sort_into_groups() {
    for (std::size_t i = 0; i < troops_.size(); ++i) {
        const AssignedTroop& assigned = troops_[i];
        count_of_all_ += assigned.troop->count;
        if (!assigned.own && !assigned.ally)
            continue;
        Group& group = assigned.own ? own_[*assigned.own] : ally_[*assigned.ally];
        group.troops.push_back(i);
        group.count += assigned.troop->count;
    }
}

const ListEntry* EntryAssignment::fitting_entry(const AssignedTroop& assigned) const {
    const std::vector<ListEntry>& entries = lists_.list.entries;
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const ListEntry& entry) { return fits(assigned, entry); });
    return found == entries.end() ? nullptr : &*found;
}

void EntryAssignment::assign_own(AssignedTroop& assigned, const ListEntry& entry) const {
    assigned.entry = &entry;
    assigned.own = static_cast<std::size_t>(&entry - lists_.list.entries.data());
}

// Of a troop that names its entry.
void EntryAssignment::assign(AssignedTroop& assigned) const {
    const ArmyList& list = lists_.list;
    const std::string_view name = assigned.troop->entry;
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos) {
        if (const ListEntry* entry = list.entry(name))
            assign_own(assigned, *entry);
        return;
    }
    for (std::size_t i = 0; i < list.allies.size(); ++i) {
        if (list.allies[i].id != name.substr(0, slash) || !brings(list.allies[i], name.substr(slash + 1)))
            continue;
        assigned.entry = lists_.ally_lists[i]->entry(name.substr(slash + 1));
        if (assigned.entry != nullptr)
            assigned.ally = i;
    }
}

std::vector<NotOffered> EntryAssignment::not_offered(const AssignedTroop& assigned, const ListEntry& entry,
                                                     const TroopChoice& choice) const {
    std::vector<NotOffered> result;
    const auto compare = [&](const Offers& offers, const Element& element, const Place& place) {
        for (const Offer& offer : offers) {
            const Trait& trait = ruleset_.traits[offer.trait];
            const std::int32_t value = element.values[trait.slot];
            if (!offer.offers(trait, value))
                result.push_back({&offer, place, value});
        }
    };
    compare(choice.offers, *assigned.troop, assigned.place);
    compare(entry.unit, *assigned.unit, up_to(assigned.place, Level::unit));
    return result;
}

std::vector<NotOffered> EntryAssignment::not_offered(const AssignedTroop& assigned,
                                                     const ListEntry& entry) const {
    std::vector<NotOffered> nearest;
    std::int64_t least = -1;
    for (const TroopChoice& choice : entry.troops) {
        if (!is_of_its_time(entry, choice))
            continue;
        std::vector<NotOffered> here = not_offered(assigned, entry, choice);
        const std::int64_t far = distance_of(here);
        if (least < 0 || far < least) {
            nearest = std::move(here);
            least = far;
        }
    }
    return nearest;
}

// The trait that is declared first is the troop's class or type.
std::int64_t EntryAssignment::distance_of(const std::vector<NotOffered>& missing) const {
    constexpr std::int64_t other_class_weight = 4;
    std::int64_t result = 0;
    for (const NotOffered& what : missing)
        result += what.offer->trait == ruleset_.at(Level::troop).traits.front() ? other_class_weight : 1;
    return result;
}

bool EntryAssignment::concerns_general(const NotOffered& what) const {
    const Trait& trait = ruleset_.traits[what.offer->trait];
    if (!trait.has_words())
        return false;
    if (trait.role_of(what.value) == TraitRole::general)
        return true;
    for (std::size_t value = 0; value < trait.values.size(); ++value)
        if (((what.offer->mask >> value) & 1U) != 0 && trait.values[value].role != TraitRole::general)
            return false;
    return true;
}

bool EntryAssignment::fits(const AssignedTroop& assigned, const ListEntry& entry) const {
    return offered(entry.unit, *assigned.unit) &&
           std::any_of(entry.troops.begin(), entry.troops.end(), [&](const TroopChoice& choice) {
               return is_of_its_time(entry, choice) && offered(choice.offers, *assigned.troop);
           });
}

bool EntryAssignment::offered(const Offers& offers, const Element& element) const {
    return std::all_of(offers.begin(), offers.end(), [&](const Offer& offer) {
        const Trait& trait = ruleset_.traits[offer.trait];
        return offer.offers(trait, element.values[trait.slot]);
    });
}

bool EntryAssignment::is_of_its_time(const ListEntry& entry, const TroopChoice& choice) const {
    if (!year_ || choice.years.holds(*year_))
        return true;
    return std::none_of(entry.troops.begin(), entry.troops.end(),
                        [&](const TroopChoice& other) { return other.years.holds(*year_); });
}

Years EntryAssignment::years_of_choices(const AssignedTroop& assigned) const {
    std::optional<Years> all;
    if (!year_)
        for (const TroopChoice& choice : assigned.entry->troops)
            if (offered(choice.offers, *assigned.troop))
                all = all ? Years{std::min(all->from, choice.years.from), std::max(all->to, choice.years.to)}
                          : choice.years;
    return all.value_or(Years());
}

bool EntryAssignment::is_general(const AssignedTroop& assigned) const {
    return has_role(ruleset_, Level::troop, assigned.troop->values, TraitRole::general) ||
           has_role(ruleset_, Level::unit, assigned.unit->values, TraitRole::general);
}

bool EntryAssignment::is_in(const AssignedTroop& assigned, const ListPart& part) const {
    switch (part.kind) {
    case PartKind::entry: return assigned.own == part.index;
    case PartKind::option: return assigned.own && lists_.list.entries[*assigned.own].option == part.index;
    case PartKind::ally: break;
    }
    return assigned.ally == part.index;
}

bool EntryAssignment::is_in(const AssignedTroop& assigned, const ListParts& parts) const {
    return std::any_of(parts.begin(), parts.end(),
                       [&](const ListPart& part) { return is_in(assigned, part); });
}

template <typename Visit>
void EntryAssignment::visit_groups(const ListParts& parts, const Visit& visit) const {
    const auto are_there = [&](PartKind kind, std::size_t index) {
        return std::find(parts.begin(), parts.end(), ListPart{kind, index}) != parts.end();
    };
    for (std::size_t i = 0; i < own_.size(); ++i) {
        const std::optional<std::size_t>& option = lists_.list.entries[i].option;
        if (!own_[i].troops.empty() &&
            (are_there(PartKind::entry, i) || (option && are_there(PartKind::option, *option))))
            visit(own_[i]);
    }
    for (std::size_t i = 0; i < ally_.size(); ++i)
        if (!ally_[i].troops.empty() && are_there(PartKind::ally, i))
            visit(ally_[i]);
}

std::vector<const AssignedTroop*> EntryAssignment::troops_in(const ListPart& part) const {
    return troops_in(ListParts{part});
}

std::vector<const AssignedTroop*> EntryAssignment::troops_in(const ListParts& parts) const {
    std::vector<const AssignedTroop*> result;
    visit_groups(parts, [&](const Group& group) {
        for (const std::size_t index : group.troops)
            result.push_back(&troops_[index]);
    });
    std::sort(result.begin(), result.end()); // they lie in the army's order
    return result;
}

std::int64_t EntryAssignment::count(const ListPart& part) const {
    return count(ListParts{part});
}

std::int64_t EntryAssignment::count(const ListParts& parts) const {
    std::int64_t result = 0;
    visit_groups(parts, [&](const Group& group) { result += group.count; });
    return result;
}

Years EntryAssignment::years_of(const AssignedTroop& assigned) const {
    if (assigned.own)
        return lists_.list.years_of(*assigned.entry).and_of(years_of_choices(assigned));
    if (!assigned.ally)
        return {};
    const ArmyList& ally_list = *lists_.ally_lists[*assigned.ally];
    return lists_.list.allies[*assigned.ally]
        .years.and_of(ally_list.years)
        .and_of(ally_list.years_of(*assigned.entry))
        .and_of(years_of_choices(assigned));
}

Years EntryAssignment::years() const {
    if (!years_) {
        Years result = lists_.list.years;
        for (const AssignedTroop& assigned : troops_)
            result = result.and_of(years_of(assigned));
        years_ = result;
    }
    return *years_;
}

Years EntryAssignment::possible_years() const {
    return year_ ? Years{*year_, *year_} : years();
}

std::vector<const ListEntry*> entries_of_ally(const ListAlly& ally, const ArmyList& ally_list) {
    std::vector<const ListEntry*> result;
    for (const ListEntry& entry : ally_list.entries)
        if (brings(ally, entry.id))
            result.push_back(&entry);
    return result;
}

} // namespace muster
