// SPDX-License-Identifier: MIT
#include "lists/list_fixes.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace muster {

namespace {

// Bounds on the candidates; an army of usual size stays far below them.
constexpr std::size_t most_found = 3000;
constexpr std::size_t most_units = 24;

void append(std::vector<Edit>& edits, std::vector<Edit> others) {
    edits.insert(edits.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
}

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
            if (ruleset_.traits[index].kind != TraitKind::text && ruleset_.traits[index].slot == value->slot)
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
        const auto far = distance + static_cast<std::int64_t>(missing.size());
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
            if (trait.kind != TraitKind::flag || trait.role_of(1) != TraitRole::general)
                continue;
            const Place own = up_to(enrolled.place, level);
            const bool marked = element_at(army_, own).values[trait.slot] != 0;
            for (const Enrolled& other : enrolment_.troops()) {
                const Place place = up_to(other.place, level);
                const bool has = element_at(army_, place).values[trait.slot] != 0;
                if (place == own || has == marked)
                    continue;
                add(FixTier::several, 2,
                    {SetValue{marked ? own : place, trait.slot, 0},
                     SetValue{marked ? place : own, trait.slot, 1}});
            }
            add(FixTier::own_value, 1, {SetValue{own, trait.slot, marked ? 0 : 1}});
        }
    }
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
    for (const Place& place : places)
        edits.emplace_back(Remove{place});
    add(FixTier::removal, static_cast<std::int64_t>(places.size()), std::move(edits));
}

std::vector<Edit> ListFixes::reduced(const Enrolled& enrolled, std::int64_t steps) {
    const std::int64_t left = enrolled.troop->count - steps;
    if (left < 0)
        return {};
    if (left == 0)
        return {Remove{enrolled.place}};
    return {SetCount{enrolled.place, static_cast<std::int32_t>(left)}};
}

std::vector<Edit> ListFixes::increased(const Enrolled& enrolled, std::int64_t steps) {
    const std::int64_t now = enrolled.troop->count + steps;
    if (now > most_count)
        return {};
    return {SetCount{enrolled.place, static_cast<std::int32_t>(now)}};
}

std::vector<Edit> ListFixes::reduced(const ListParts& parts, std::int64_t steps) const {
    std::vector<Edit> edits;
    for (auto enrolled = enrolment_.troops().rbegin(); enrolled != enrolment_.troops().rend() && steps > 0;
         ++enrolled) {
        if (!is_in(*enrolled, parts))
            continue;
        const std::int64_t here = std::min<std::int64_t>(steps, enrolled->troop->count);
        append(edits, reduced(*enrolled, here));
        steps -= here;
    }
    return steps > 0 ? std::vector<Edit>() : edits;
}

void ListFixes::fewer(const ListParts& parts, std::int64_t steps) {
    const std::vector<Edit> from_many = reduced(parts, steps);
    const FixTier simple = steps == 1 ? FixTier::one_step : FixTier::steps;
    bool one_will_do = false;
    for (const Enrolled& enrolled : enrolment_.troops()) {
        const std::vector<Edit> less =
            is_in(enrolled, parts) ? reduced(enrolled, steps) : std::vector<Edit>();
        if (less.empty())
            continue;
        one_will_do = true;
        add(std::holds_alternative<Remove>(less.front()) ? FixTier::removal : simple, steps, less);
    }
    if (!one_will_do)
        add(FixTier::removal, steps, from_many);
    for (const Enrolled& other : enrolment_.troops()) {
        if (parts.empty() || is_in(other, parts) || other.entry == nullptr)
            continue;
        std::vector<Edit> edits = from_many;
        append(edits, increased(other, steps));
        if (edits.size() > from_many.size())
            add(FixTier::several, steps + static_cast<std::int64_t>(edits.size()), std::move(edits));
    }
}

void ListFixes::more(const ListParts& parts, std::int64_t steps) {
    const FixTier simple = steps == 1 ? FixTier::one_step : FixTier::steps;
    for (const Enrolled& enrolled : enrolment_.troops()) {
        const std::vector<Edit> larger =
            is_in(enrolled, parts) ? increased(enrolled, steps) : std::vector<Edit>();
        if (larger.empty())
            continue;
        add(simple, steps, larger);
        for (const Enrolled& other : enrolment_.troops()) {
            if (is_in(other, parts))
                continue;
            std::vector<Edit> edits = larger;
            append(edits, reduced(other, steps));
            if (edits.size() > 1)
                add(FixTier::several, steps + 2, std::move(edits));
        }
    }
    const ListParts& wanted = parts;
    for (const Home& home : homes_) {
        const bool of_option = home.part.kind == PartKind::entry && home.entry->option &&
                               std::find(wanted.begin(), wanted.end(),
                                         ListPart{PartKind::option, *home.entry->option}) != wanted.end();
        if (of_option || std::find(wanted.begin(), wanted.end(), home.part) != wanted.end())
            new_troops(home, steps);
    }
}

// A new troop at the end of a unit, also in place of as many of another; or another turned into this kind.
void ListFixes::new_troops(const Home& home, std::int64_t steps) {
    if (steps > most_count)
        return;
    Troop troop;
    troop.name = home.entry->name;
    troop.entry = home.id;
    troop.count = static_cast<std::int32_t>(steps);
    troop.values = home.entry->troops.front().first();
    std::size_t units = 0;
    const Unit* last = nullptr;
    for (const Enrolled& enrolled : enrolment_.troops()) {
        if (enrolled.unit == last || units == most_units)
            continue;
        last = enrolled.unit;
        ++units;
        Place place = enrolled.place;
        place.troop = static_cast<std::uint32_t>(enrolled.unit->troops.size() + 1);
        add(FixTier::several, steps + 1, {Insert{place, troop}});
        for (const Enrolled& other : enrolment_.troops()) {
            std::vector<Edit> edits{Insert{place, troop}};
            append(edits, reduced(other, steps));
            if (edits.size() > 1)
                add(FixTier::several, steps + 2, std::move(edits));
        }
    }
    for (const Enrolled& other : enrolment_.troops()) {
        if (other.troop->count != steps || other.entry == home.entry)
            continue;
        std::vector<Edit> edits{SetName{other.place, troop.name}, SetEntry{other.place, troop.entry}};
        for (const NotOffered& what : enrolment_.not_offered(other, *home.entry, home.entry->troops.front()))
            edits.emplace_back(
                SetValue{what.place, ruleset_.traits[what.offer->trait].slot, what.offer->first});
        add(FixTier::several, steps + 3, std::move(edits));
    }
}

void ListFixes::mend(const Imbalance& imbalance) {
    const std::int64_t steps = std::max<std::int64_t>(imbalance.steps(), 1);
    if (imbalance.too_many) {
        fewer(imbalance.parts, steps);
        if (!imbalance.counted || (imbalance.bound == Exact(0) && imbalance.have != Exact(0))) {
            std::vector<Place> all;
            for (const Enrolled& enrolled : enrolment_.troops())
                if (is_in(enrolled, imbalance.parts))
                    all.push_back(enrolled.place);
            remove(all);
        }
    } else {
        more(imbalance.parts, steps);
    }
}

std::vector<FixCandidate> ListFixes::candidates(const ListRule& rule, const Place& place) {
    const Enrolled* own = place.troop != 0 ? enrolled_at(place) : nullptr;
    switch (rule.kind) {
    case ListRuleKind::entry_unknown:
        other_homes(*own);
        remove({place});
        break;
    case ListRuleKind::army_trait: army_values(list_.army[rule.index].trait, list_.army[rule.index]); break;
    case ListRuleKind::list_year: army_year(enrolment_.years()); break;
    case ListRuleKind::years_together:
        for (const Enrolled& enrolled : enrolment_.troops())
            remove({enrolled.place});
        break;
    case ListRuleKind::general: hand_over(*own); [[fallthrough]];
    case ListRuleKind::trait:
        for (const Home& home : homes_)
            if (home.entry == own->entry)
                to_offered(*own, home, 0);
        other_homes(*own);
        break;
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
