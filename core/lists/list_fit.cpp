// SPDX-License-Identifier: MIT
#include "lists/list_fit.h"

#include "check/checker.h"
#include "check/wording.h"

#include <algorithm>
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

std::size_t count_list_errors(const Army& army, const Rulesets& rulesets, const std::string& list) {
    const Army other = with_list_of(army, list);
    const Ruleset& ruleset = ruleset_of(other, rulesets);
    const Report report = check(other, ruleset);
    return static_cast<std::size_t>(
        std::count_if(report.findings().begin(), report.findings().end(),
                      [&](const Finding& finding) { return is_list_error(finding, ruleset); }));
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

std::vector<ListFit> lists_for(const Army& army, const Rulesets& rulesets,
                               std::vector<InputError>* problems) {
    std::vector<ListFit> fits;
    for (ListHeading& heading : lists_of(rulesets).headings(army.ruleset, problems)) {
        try {
            const std::size_t errors = count_list_errors(army, rulesets, heading.id);
            fits.push_back({std::move(heading), errors});
        } catch (const InputError& problem) {
            if (problems != nullptr)
                problems->push_back(problem);
        }
    }
    std::sort(fits.begin(), fits.end(), [](const ListFit& a, const ListFit& b) {
        return std::tie(a.errors, a.list.title) < std::tie(b.errors, b.list.title);
    });
    return fits;
}

} // namespace muster
