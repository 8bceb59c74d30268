// SPDX-License-Identifier: MIT
#include "lists/enrolment.h"

#include "check/checker.h"

namespace muster {

namespace {

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

bool has_role(const Ruleset& ruleset, Level level, const TraitValues& values, TraitRole role) {
    const std::vector<std::size_t>& traits = ruleset.at(level).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        return trait.has_words() && trait.role_of(values[trait.slot]) == role;
    });
}

bool is_lent(const ListAlly& ally, std::string_view id) {
    return ally.entries.empty() ||
           std::find(ally.entries.begin(), ally.entries.end(), id) != ally.entries.end();
}

} // namespace

Enrolment::Enrolment(const Army& army, const Ruleset& ruleset, const ListWithLenders& lists)
    : ruleset_(ruleset), lists_(lists), year_(year_of(army, ruleset)) {
    for (const Place& place : places_at_level(army, {}, Level::troop))
        enrol(troops_.emplace_back(
            Enrolled{place, &troop_at(army, place), &unit_at(army, place), nullptr, {}, {}}));
}

void Enrolment::enrol(Enrolled& enrolled) const {
    const ArmyList& list = lists_.list;
    const std::string_view name = enrolled.troop->entry;
    const auto take_own = [&](const ListEntry& entry) {
        enrolled.entry = &entry;
        enrolled.own = static_cast<std::size_t>(&entry - list.entries.data());
    };
    if (name.empty()) {
        for (const ListEntry& entry : list.entries)
            if (fits(enrolled, entry))
                return take_own(entry);
        return;
    }
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos) {
        if (const ListEntry* entry = list.entry(name))
            take_own(*entry);
        return;
    }
    for (std::size_t i = 0; i < list.allies.size(); ++i) {
        if (list.allies[i].id != name.substr(0, slash) || !is_lent(list.allies[i], name.substr(slash + 1)))
            continue;
        enrolled.entry = lists_.lenders[i]->entry(name.substr(slash + 1));
        if (enrolled.entry != nullptr)
            enrolled.ally = i;
    }
}

std::vector<NotOffered> Enrolment::not_offered(const Enrolled& enrolled, const ListEntry& entry,
                                               const TroopChoice& choice) const {
    std::vector<NotOffered> result;
    const auto look = [&](const Offers& offers, const Element& element, const Place& place) {
        for (const Offer& offer : offers) {
            const Trait& trait = ruleset_.traits[offer.trait];
            const std::int32_t value = element.values[trait.slot];
            if (!offer.offers(trait, value))
                result.push_back({&offer, place, value});
        }
    };
    look(choice.offers, *enrolled.troop, enrolled.place);
    look(entry.unit, *enrolled.unit, up_to(enrolled.place, Level::unit));
    return result;
}

std::vector<NotOffered> Enrolment::not_offered(const Enrolled& enrolled, const ListEntry& entry) const {
    std::vector<NotOffered> nearest;
    std::int64_t least = -1;
    for (const TroopChoice& choice : entry.troops) {
        std::vector<NotOffered> here = not_offered(enrolled, entry, choice);
        const std::int64_t far = distance_of(here);
        if (least < 0 || far < least) {
            nearest = std::move(here);
            least = far;
        }
    }
    return nearest;
}

// What is declared first says what a troop is at all (its class, its type).
std::int64_t Enrolment::distance_of(const std::vector<NotOffered>& missing) const {
    constexpr std::int64_t another_kind = 4;
    std::int64_t result = 0;
    for (const NotOffered& what : missing)
        result += what.offer->trait == ruleset_.at(Level::troop).traits.front() ? another_kind : 1;
    return result;
}

bool Enrolment::concerns_general(const NotOffered& what) const {
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

bool Enrolment::fits(const Enrolled& enrolled, const ListEntry& entry) const {
    const auto offered = [&](const Offers& offers, const Element& element) {
        return std::all_of(offers.begin(), offers.end(), [&](const Offer& offer) {
            const Trait& trait = ruleset_.traits[offer.trait];
            return offer.offers(trait, element.values[trait.slot]);
        });
    };
    return offered(entry.unit, *enrolled.unit) &&
           std::any_of(entry.troops.begin(), entry.troops.end(),
                       [&](const TroopChoice& choice) { return offered(choice.offers, *enrolled.troop); });
}

bool Enrolment::is_general(const Enrolled& enrolled) const {
    return has_role(ruleset_, Level::troop, enrolled.troop->values, TraitRole::general) ||
           has_role(ruleset_, Level::unit, enrolled.unit->values, TraitRole::general);
}

bool Enrolment::is_in(const Enrolled& enrolled, const ListPart& part) const {
    switch (part.kind) {
    case PartKind::entry: return enrolled.own == part.index;
    case PartKind::option: return enrolled.own && lists_.list.entries[*enrolled.own].option == part.index;
    case PartKind::ally: break;
    }
    return enrolled.ally == part.index;
}

bool Enrolment::is_in(const Enrolled& enrolled, const ListParts& parts) const {
    return std::any_of(parts.begin(), parts.end(),
                       [&](const ListPart& part) { return is_in(enrolled, part); });
}

std::int64_t Enrolment::count(const ListPart& part) const {
    std::int64_t result = 0;
    for (const Enrolled& enrolled : troops_)
        if (is_in(enrolled, part))
            result += enrolled.troop->count;
    return result;
}

std::int64_t Enrolment::count(const ListParts& parts) const {
    std::int64_t result = 0;
    for (const Enrolled& enrolled : troops_)
        if (is_in(enrolled, parts))
            result += enrolled.troop->count;
    return result;
}

std::int64_t Enrolment::count_of_all() const {
    std::int64_t result = 0;
    for (const Enrolled& enrolled : troops_)
        result += enrolled.troop->count;
    return result;
}

Years Enrolment::years_of(const Enrolled& enrolled) const {
    if (enrolled.own)
        return lists_.list.years_of(*enrolled.entry);
    if (!enrolled.ally)
        return {};
    const ArmyList& lender = *lists_.lenders[*enrolled.ally];
    return lists_.list.allies[*enrolled.ally]
        .years.and_of(lender.years)
        .and_of(lender.years_of(*enrolled.entry));
}

Years Enrolment::years() const {
    Years result = lists_.list.years;
    for (const Enrolled& enrolled : troops_)
        result = result.and_of(years_of(enrolled));
    return result;
}

Years Enrolment::possible_years() const {
    return year_ ? Years{*year_, *year_} : years();
}

std::vector<const ListEntry*> lent_entries(const ListAlly& ally, const ArmyList& lender) {
    std::vector<const ListEntry*> result;
    for (const ListEntry& entry : lender.entries)
        if (is_lent(ally, entry.id))
            result.push_back(&entry);
    return result;
}

} // namespace muster
