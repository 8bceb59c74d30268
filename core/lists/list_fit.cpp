// SPDX-License-Identifier: MIT
#include "lists/list_fit.h"

#include "army/place.h"
#include "base/budget.h"
#include "base/progress.h"
#include "check/checker.h"
#include "check/wording.h"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

namespace muster {

namespace {

bool is_list_error(const Finding& finding, const Ruleset& ruleset) {
    return finding.severity == Severity::error && !finding.is_covered &&
           ruleset.rules[finding.rule].id.starts_with("list.");
}

} // namespace

Army with_list_of(Army army, const std::string& list) {
    if (army.list == list)
        return army;
    army.list = list;
    for (Body& body : army.bodies)
        for (Unit& unit : body.units)
            for (Troop& troop : unit.troops)
                troop.entry.clear();
    return army;
}

Army army_of_list(Army army, const ArmyList& list, const Ruleset& ruleset) {
    army = with_list_of(std::move(army), list.id);
    for (const Offer& offer : list.army) {
        const Trait& trait = ruleset.traits[offer.trait];
        if (!offer.offers(trait, army.values[trait.slot]))
            army.values[trait.slot] = offer.first;
    }
    return army;
}

namespace {

std::size_t count_errors_by(const Army& army, const Ruleset& in_force) {
    const Report report = check(army, in_force);
    return static_cast<std::size_t>(
        std::count_if(report.findings().begin(), report.findings().end(),
                      [&](const Finding& finding) { return is_list_error(finding, in_force); }));
}

} // namespace

std::size_t count_list_errors(const Army& army, const Rulesets& rulesets, const std::string& list) {
    const Army other = with_list_of(army, list);
    return count_errors_by(other, ruleset_of(other, rulesets));
}

namespace {

std::vector<std::string> list_errors(const Army& army, const Ruleset& in_force) {
    const Report report = check(army, in_force);
    std::vector<std::string> complaints;
    for (const Finding& finding : report.findings())
        if (is_list_error(finding, in_force))
            complaints.push_back(message_of(finding, army, in_force, report));
    return complaints;
}

} // namespace

std::vector<std::string> list_errors_in(const Army& army, const Ruleset& in_force) {
    const std::string& id = list_in_force(in_force)->list().id;
    Army named = army;
    named.list = id;
    std::vector<std::string> complaints = list_errors(named, in_force);
    if (complaints.empty() || army.list == id)
        return complaints;
    std::vector<std::string> unnamed = list_errors(with_list_of(army, id), in_force);
    return unnamed.size() < complaints.size() ? unnamed : complaints;
}

namespace {

// Of all lists together, in elements of the army that are checked, about the time that longest_search allows.
constexpr std::size_t most_weighing = 400'000;
// To read a list and to put it in force, and to look for the entry of each troop among its patterns.
constexpr std::size_t cost_of_a_list = 200;
constexpr std::size_t patterns_as_an_element = 10;

std::size_t cost_of(const ArmyList& list, std::size_t elements) {
    const std::size_t patterns = list.pattern_count();
    return cost_of_a_list + patterns + elements * (1 + patterns / patterns_as_an_element);
}

} // namespace

ListFits lists_for(const Army& army, const Rulesets& rulesets, std::vector<InputError>* problems) {
    const Lists& lists = lists_of(rulesets);
    ListFits fits;
    std::vector<ListHeading> headings = lists.headings(army.ruleset, problems);
    std::stable_partition(headings.begin(), headings.end(),
                          [](const ListHeading& heading) { return heading.is_shipped; });
    const std::size_t elements = all_places(army).size();
    Budget budget(most_weighing);
    for (ListHeading& heading : headings) {
        try {
            const ArmyList* list = lists.find(army.ruleset, heading.id);
            if (list == nullptr)
                continue;
            const std::size_t cost = cost_of(*list, elements);
            if (budget.is_spent() || cost > budget.effort_left()) {
                budget.spend(cost); // what comes later and takes less is not weighed either
                fits.not_weighed.push_back(std::move(heading));
                continue;
            }
            note_progress();
            // It is not kept: of hundreds of lists each takes as much as the rule set.
            const std::unique_ptr<const Ruleset> in_force = lists.put_in_force(army.ruleset, heading.id);
            const std::size_t errors = count_errors_by(with_list_of(army, heading.id), *in_force);
            fits.lists.push_back({std::move(heading), errors});
            budget.spend(cost); // and the time, which the rule set's tables may have taken
        } catch (const InputError& problem) {
            if (problems != nullptr)
                problems->push_back(problem);
        }
    }
    std::sort(fits.lists.begin(), fits.lists.end(), [](const ListFit& a, const ListFit& b) {
        return std::tie(a.errors, a.list.title) < std::tie(b.errors, b.list.title);
    });
    return fits;
}

} // namespace muster
