// SPDX-License-Identifier: MIT
// The half of ListFixes that makes more of what is too few and less of what is too many.
#include "lists/detail/list_fixes.h"

#include <algorithm>
#include <iterator>

namespace muster {

namespace {

// Bounds on where new troops are tried.
constexpr std::size_t most_units = 24;
constexpr std::uint32_t most_bodies = 8;

void append(std::vector<Edit>& edits, std::vector<Edit> others) {
    edits.insert(edits.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
}

} // namespace

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
    if (parts.empty())
        return;
    for (const Enrolled& other : enrolment_.troops()) {
        if (is_in(other, parts) || other.entry == nullptr)
            continue;
        std::vector<Edit> edits = from_many;
        append(edits, increased(other, steps));
        if (edits.size() <= from_many.size())
            continue;
        const std::int64_t cost = steps + static_cast<std::int64_t>(edits.size());
        add(FixTier::several, cost, std::move(edits));
    }
    for (const Enrolled& enrolled : enrolment_.troops())
        if (is_in(enrolled, parts))
            for (const Home& home : homes_)
                if (!is_wanted(home, parts))
                    turn_into(enrolled, home, steps);
}

// So many of a troop become troops of another entry, beside it in the same unit.
void ListFixes::turn_into(const Enrolled& enrolled, const Home& home, std::int64_t steps) {
    if (enrolled.troop->count < steps || enrolled.entry == home.entry)
        return;
    if (enrolled.troop->count == steps) {
        std::vector<Edit> edits{SetName{enrolled.place, home.entry->name}, SetEntry{enrolled.place, home.id}};
        for (const NotOffered& what :
             enrolment_.not_offered(enrolled, *home.entry, home.entry->troops.front()))
            edits.emplace_back(
                SetValue{what.place, ruleset_.traits[what.offer->trait].slot, what.offer->first});
        add(FixTier::several, steps + 3, std::move(edits));
        return;
    }
    Place place = enrolled.place;
    place.troop = static_cast<std::uint32_t>(enrolled.unit->troops.size() + 1);
    std::vector<Edit> edits{Insert{place, new_troop(home, steps)}};
    append(edits, reduced(enrolled, steps));
    add(FixTier::several, steps + 3, std::move(edits));
}

bool ListFixes::is_wanted(const Home& home, const ListParts& parts) {
    const auto has = [&](const ListPart& part) {
        return std::find(parts.begin(), parts.end(), part) != parts.end();
    };
    const bool of_option = home.part.kind == PartKind::entry && home.entry->option &&
                           has({PartKind::option, *home.entry->option});
    return of_option || has(home.part);
}

Troop ListFixes::new_troop(const Home& home, std::int64_t count) {
    Troop troop;
    troop.name = home.entry->name;
    troop.entry = home.id;
    troop.count = static_cast<std::int32_t>(count);
    troop.values = home.entry->troops.front().first();
    return troop;
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
    for (const Home& home : homes_)
        if (is_wanted(home, parts))
            new_troops(home, steps);
}

// A unit of its own at the end of each body, also in place of as many of another troop.
void ListFixes::add_unit_of(const Troop& troop, const Home& home) {
    Unit unit;
    unit.name = home.entry->name;
    unit.values = ruleset_.at(Level::unit).defaults;
    for (const Offer& offer : home.entry->unit)
        unit.values[ruleset_.traits[offer.trait].slot] = offer.first;
    unit.troops.push_back(troop);
    Place place;
    for (const Body& body : army_.bodies) {
        ++place.body;
        place.unit = static_cast<std::uint32_t>(body.units.size() + 1);
        add(FixTier::several, troop.count + 1, {Insert{place, unit}});
        for (const Enrolled& other : enrolment_.troops()) {
            std::vector<Edit> edits{Insert{place, unit}};
            append(edits, reduced(other, troop.count));
            if (edits.size() > 1)
                add(FixTier::several, troop.count + 1, std::move(edits));
        }
        if (place.body == most_bodies)
            break;
    }
}

// A new troop at the end of a unit, also in place of as many of another; or another turned into this kind.
void ListFixes::new_troops(const Home& home, std::int64_t steps) {
    if (steps > most_count)
        return;
    const Troop troop = new_troop(home, steps);
    add_unit_of(troop, home);
    std::size_t units = 0;
    const Unit* last = nullptr;
    for (const Enrolled& enrolled : enrolment_.troops()) {
        if (enrolled.unit == last || units == most_units)
            continue;
        last = enrolled.unit;
        ++units;
        Place place = enrolled.place;
        place.troop = static_cast<std::uint32_t>(enrolled.unit->troops.size() + 1);
        add(FixTier::several, steps + 2, {Insert{place, troop}});
        for (const Enrolled& other : enrolment_.troops()) {
            std::vector<Edit> edits{Insert{place, troop}};
            append(edits, reduced(other, steps));
            if (edits.size() > 1)
                add(FixTier::several, steps + 3, std::move(edits));
        }
    }
    for (const Enrolled& other : enrolment_.troops())
        if (other.troop->count == steps)
            turn_into(other, home, steps);
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

} // namespace muster
