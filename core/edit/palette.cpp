// SPDX-License-Identifier: MIT
#include "edit/palette.h"

#include "base/letters.h"
#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"
#include "check/wording.h"
#include "edit/detail/fitting_values.h"
#include "lists/list_description.h"
#include "lists/list_in_force.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster {

namespace {

struct Addition {
    Change change;
    Trial::Outcome outcome;
    bool new_unit = false;
    std::int32_t count = 1;
};

Addition tried(const Army& army, const Ruleset& ruleset, const Trial& trial, const Troop& troop,
               const Place& target) {
    Pieces pieces;
    pieces.troops.push_back(troop);
    Addition addition;
    addition.change = with_pieces(army, ruleset, pieces, target);
    addition.outcome = trial.of(addition.change.army);
    addition.new_unit = target.unit == 0;
    addition.count = troop.count;
    return addition;
}

std::size_t count_of(Severity severity, const Trial::Outcome& outcome) {
    if (!outcome.is_exact)
        return static_cast<std::size_t>(-1);
    return static_cast<std::size_t>(
        std::count_if(outcome.worse.begin(), outcome.worse.end(),
                      [&](const Finding& finding) { return finding.severity == severity; }));
}

// Errors count first.
std::pair<std::size_t, std::size_t> harm_of(const Trial::Outcome& outcome) {
    return {count_of(Severity::error, outcome), count_of(Severity::query, outcome)};
}

// Some troops must be in units of several, so that one alone breaks a rule.
constexpr std::int32_t most_at_once = 4;

// Whether the problem is the unit, which more of the same troops may correct.
bool breaks_its_unit(const Addition& addition) {
    const Place& unit = addition.change.selection.front();
    return std::any_of(
        addition.outcome.worse.begin(), addition.outcome.worse.end(), [&](const Finding& finding) {
            return finding.severity == Severity::error && finding.place == Place{unit.body, unit.unit, 0};
        });
}

Addition best_addition(const Army& army, const Ruleset& ruleset, const Trial& trial, Troop troop,
                       const Place& selected) {
    const Place body{selected.body, 0, 0};
    std::vector<Place> targets{body};
    if (selected.unit != 0)
        targets.insert(targets.begin(), Place{selected.body, selected.unit, 0});
    std::optional<Addition> best;
    const std::int32_t first = troop.count;
    while (!targets.empty() && troop.count < first + most_at_once) {
        std::vector<Place> worth_more;
        for (const Place& target : targets) {
            Addition next = tried(army, ruleset, trial, troop, target);
            if (breaks_its_unit(next))
                worth_more.push_back(target);
            if (!best || harm_of(next.outcome) < harm_of(best->outcome))
                best = std::move(next);
            if (harm_of(best->outcome) == std::pair<std::size_t, std::size_t>(0, 0))
                return std::move(*best);
        }
        if (count_of(Severity::error, best->outcome) == 0)
            break;
        targets = std::move(worth_more);
        ++troop.count;
    }
    return std::move(*best);
}

// The same with other values where the troop as it is breaks a rule about all troops.
Addition fitting_addition(const Army& army, const Ruleset& ruleset, const Trial& trial, const Troop& troop,
                          const Place& selected) {
    Addition best = best_addition(army, ruleset, trial, troop, selected);
    if (count_of(Severity::error, best.outcome) == 0)
        return best;
    for (const Troop& other : fitting_values(troop, best.outcome.worse, army, ruleset)) {
        Addition next = best_addition(army, ruleset, trial, other, selected);
        if (harm_of(next.outcome) < harm_of(best.outcome))
            best = std::move(next);
    }
    return best;
}

// Whether one error only gives way to another, as when an empty wing gets troops but no leader yet: a step
// that must not be refused. The first troops of an army break every rule that asks for more of them.
bool is_intermediate_step(const Army& army, const Report& before, const Trial::Outcome& outcome) {
    return outcome.is_exact &&
           (!has_troops(army) ||
            (!outcome.grows && outcome.report.count(Severity::error) <= before.count(Severity::error)));
}

// Finds the typical troop of a kind: changes one trait at a time as long as fewer rules are broken, and then
// takes frequent values as long as fewer questions are open.
class KindFinder {
public:
    KindFinder(const Ruleset& ruleset, const Trait& kind, const TraitValues& frequent,
               std::optional<std::int32_t> year)
        : ruleset_(ruleset), kind_(kind), frequent_(frequent), year_(year) {}

    [[nodiscard]] Troop find(const Troop& troop) const {
        const Troop found = with_least(with_least(troop, Values::all), Values::frequent);
        return year_ ? with_least(found, Values::dated) : found;
    }

private:
    enum class Values : std::uint8_t { all, frequent, dated };
    // Errors, and queries: with the frequent values any, with the dated ones those that the year raises.
    using Flaws = std::pair<std::size_t, std::size_t>;

    [[nodiscard]] Troop with_least(Troop troop, Values values) const {
        Flaws flaws = flaws_of(troop, values);
        while (flaws != Flaws()) {
            Troop best = troop;
            Flaws least = flaws;
            for (const std::size_t index : ruleset_.at(Level::troop).traits)
                try_values(ruleset_.traits[index], troop, values, best, least);
            if (least == flaws)
                break;
            troop = best;
            flaws = least;
        }
        return troop;
    }

    void try_values(const Trait& trait, const Troop& troop, Values values, Troop& best, Flaws& least) const {
        if (&trait == &kind_ || !trait.is_choice())
            return;
        const auto try_value = [&](std::int32_t value) {
            Troop other = troop;
            other.values[trait.slot] = value;
            const Flaws flaws = flaws_of(other, values);
            if (flaws < least) {
                least = flaws;
                best = std::move(other);
            }
        };
        if (values != Values::frequent || frequent_[trait.slot] != 0)
            try_value(frequent_[trait.slot]);
        for (std::size_t value = 0; values != Values::frequent && value < trait.values.size(); ++value)
            try_value(static_cast<std::int32_t>(value));
    }

    // A query is answered by what the army's other troops have or by its year, never by a guess.
    [[nodiscard]] Flaws flaws_of(const Troop& troop, Values values) const {
        Flaws flaws = findings_about(troop, {});
        if (values == Values::all)
            flaws.second = 0;
        if (values != Values::dated)
            return flaws;
        const Flaws dated = findings_about(troop, year_);
        return {dated.first, dated.second - std::min(dated.second, flaws.second)};
    }

    // Errors and queries about the troop itself, in whatever army.
    [[nodiscard]] Flaws findings_about(const Troop& troop, std::optional<std::int32_t> year) const {
        Army army;
        army.ruleset = ruleset_.id;
        army.values = ruleset_.at(Level::army).defaults;
        for (const std::size_t index : ruleset_.at(Level::army).traits)
            if (ruleset_.traits[index].required && !ruleset_.traits[index].is_text())
                army.values[ruleset_.traits[index].slot] = std::max(ruleset_.traits[index].least, 0);
            else if (year && ruleset_.traits[index].role == TraitRole::year)
                army.values[ruleset_.traits[index].slot] = *year;
        army.bodies.push_back(new_body(ruleset_));
        army.bodies.front().units.push_back(new_unit(ruleset_));
        army.bodies.front().units.front().troops.push_back(troop);
        Flaws flaws;
        for (const Report report = check(army, ruleset_); const Finding& finding : report.findings())
            if (finding.place.level() == Level::troop) {
                flaws.first += finding.severity == Severity::error ? 1U : 0U;
                flaws.second += finding.severity == Severity::query ? 1U : 0U;
            }
        return flaws;
    }

    const Ruleset& ruleset_;
    const Trait& kind_;
    const TraitValues& frequent_;
    std::optional<std::int32_t> year_;
};

// What an entry leaves open is as with its troops that the army has already; but a General stays the only
// one.
TraitValues values_like(const TroopChoice& choice, const TraitValues& present, const Ruleset& ruleset) {
    TraitValues values = choice.first();
    for (const Offer& offer : choice.offers) {
        const Trait& trait = ruleset.traits[offer.trait];
        const std::int32_t value = present[trait.slot];
        if (trait.is_choice() && offer.offers(trait, value) && trait.role_of(value) != TraitRole::general)
            values[trait.slot] = value;
    }
    return values;
}

// Allies bring no General: another value that is offered, where the first is his.
void make_no_general(PaletteEntry& lent, const TroopChoice& choice, const Ruleset& ruleset) {
    for (const Offer& offer : choice.offers) {
        const Trait& trait = ruleset.traits[offer.trait];
        std::int32_t& value = lent.troop.values[trait.slot];
        const auto is_general = [&](std::int32_t one) { return trait.role_of(one) == TraitRole::general; };
        for (std::int32_t other = 0; trait.has_words() && is_general(value) && other < 64; ++other)
            if (offer.offers(trait, other) && !is_general(other))
                value = other;
    }
}

// As a new troop of this entry would be.
PaletteEntry palette_entry(const ListEntry& entry, std::string id, const Ruleset& ruleset,
                           const Years& possible, const EntryValues& present) {
    PaletteEntry result;
    result.group = PaletteGroup::list;
    result.name = entry.name;
    result.troop.name = entry.name;
    const TroopChoice& choice = entry.choice_in(possible);
    const auto known = present.find(id);
    result.troop.values =
        known == present.end() ? choice.first() : values_like(choice, known->second, ruleset);
    result.troop.entry = std::move(id);
    result.code = notation_of_values(result.troop.values, ruleset);
    return result;
}

} // namespace

std::vector<PaletteEntry> kinds_of_troops(const TraitValues& usual, const Ruleset& ruleset,
                                          const TraitValues& frequent, std::optional<std::int32_t> year) {
    std::vector<PaletteEntry> entries;
    const Trait* kind = ruleset.kind_of_troops();
    if (!kind)
        return entries;
    const KindFinder finder(ruleset, *kind, frequent, year);
    for (std::size_t value = 0; value < kind->values.size(); ++value) {
        PaletteEntry entry;
        entry.name = kind->values[value].name;
        entry.code = kind->values[value].short_form;
        entry.troop.name = entry.name;
        entry.troop.values = usual;
        entry.troop.values[kind->slot] = static_cast<std::int32_t>(value);
        entry.troop = finder.find(entry.troop);
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<PaletteEntry> troops_of_samples(const std::vector<Army>& samples, const Ruleset& ruleset) {
    std::vector<PaletteEntry> entries;
    std::set<std::pair<std::string, TraitValues>> seen;
    for (const Army& army : samples) {
        const Report report = check(army, ruleset);
        for (const Place& place : all_places(army)) {
            if (place.level() != Level::troop)
                continue;
            const Troop& troop = troop_at(army, place);
            if (!seen.emplace(troop.name, troop.values).second)
                continue;
            PaletteEntry entry{PaletteGroup::sample, troop.name, notation_of(place, army, ruleset, report),
                               troop};
            entry.troop.count = 1;
            entries.push_back(std::move(entry));
        }
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const PaletteEntry& a, const PaletteEntry& b) { return a.name < b.name; });
    return entries;
}

std::vector<PaletteEntry> troops_of_list(const Ruleset& ruleset, std::optional<std::int32_t> year,
                                         const EntryValues& present) {
    const Years possible = year ? Years{*year, *year} : Years();
    std::vector<PaletteEntry> entries;
    const ListInForce* in_force = list_in_force(ruleset);
    if (in_force == nullptr)
        return entries;
    for (const ListEntry& entry : in_force->list().entries)
        entries.push_back(palette_entry(entry, entry.id, ruleset, possible, present));
    const auto& [list, ally_lists] = in_force->lists();
    for (std::size_t i = 0; i < list.allies.size(); ++i)
        for (const ListEntry* entry : entries_of_ally(list.allies[i], *ally_lists[i])) {
            PaletteEntry lent =
                palette_entry(*entry, list.allies[i].id + '/' + entry->id, ruleset, possible, present);
            make_no_general(lent, entry->choice_in(possible), ruleset);
            lent.name += " (" + list.allies[i].name + ')';
            entries.push_back(std::move(lent));
        }
    return entries;
}

bool matches_search(const PaletteEntry& entry, std::string_view search) {
    return has_all_words(entry.name + " " + entry.code, search);
}

int search_rank(const PaletteEntry& entry, std::string_view search) {
    const std::string wanted = lowered(search);
    const std::string name = lowered(entry.name);
    const std::string code = lowered(entry.code);
    const std::vector<std::string_view> sought = words_of(wanted);
    const std::vector<std::string_view> words = words_of(name);
    const auto begins_a_word = [&](std::string_view part) {
        return std::any_of(words.begin(), words.end(),
                           [&](std::string_view word) { return word.starts_with(part); });
    };
    if (sought.empty() || (sought.size() == 1 && sought.front() == code))
        return 0;
    if (!std::all_of(sought.begin(), sought.end(), begins_a_word))
        return 3;
    if (!name.starts_with(sought.front()))
        return 2;
    return words.size() == sought.size() ? 0 : 1;
}

Change with_one_added(const Army& army, const Ruleset& ruleset, const Report& report, const Troop& troop,
                      const Place& selected) {
    return fitting_addition(army, ruleset, Trial(army, ruleset, report), troop, selected).change;
}

Headroom headroom(const Army& army, const Ruleset& ruleset, const Report& report, const Troop& troop,
                  const Place& selected) {
    const Addition addition = fitting_addition(army, ruleset, Trial(army, ruleset, report), troop, selected);
    Headroom result;
    result.new_unit = addition.new_unit;
    result.count = addition.count;
    result.obstacle = obstacle_to(addition.outcome, addition.change.army, ruleset);
    if (!addition.outcome.is_exact)
        return result;
    if (result.obstacle && result.obstacle->severity == Severity::error &&
        is_intermediate_step(army, report, addition.outcome)) {
        result.obstacle->severity = Severity::query;
        result.obstacle->message =
            translate_format(has_troops(army) ? mark_for_translation("Clears an error; then: {}")
                                              : mark_for_translation("A beginning; then: {}"),
                             result.obstacle->message);
    }
    const std::vector<Number>& numbers = ruleset.numbers_of(Level::army);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Exact before = report.number({}, i);
        const Exact after = addition.outcome.report.number({}, i);
        if (numbers[i].scope == Scope::report && before.known() && after.known() && before != after)
            result.gains.push_back({i, after - before});
    }
    return result;
}

} // namespace muster
