// SPDX-License-Identifier: MIT
#include "edit/detail/fitting_values.h"

#include "army/place.h"
#include "check/fix_topics.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace muster {

namespace {

// A poorer troop would fit into what is left of an army's points, but nobody asked for it.
bool is_about_size(const RuleTopics& topics, const Ruleset& ruleset) {
    return ruleset.size && std::any_of(topics.comparisons.begin(), topics.comparisons.end(),
                                       [&](const NumberComparison& comparison) {
                                           return comparison.number == ruleset.size->number ||
                                                  comparison.other == ruleset.size->number;
                                       });
}

std::set<std::size_t> traits_in_question(const std::vector<Finding>& broken, const Ruleset& ruleset) {
    std::set<std::size_t> traits;
    for (const Finding& finding : broken) {
        const Rule& rule = ruleset.rules[finding.rule];
        if (finding.severity != Severity::error || finding.place.level() != Level::army || rule.is_added())
            continue;
        const RuleTopics topics = topics_of(rule, ruleset);
        if (is_about_size(topics, ruleset))
            continue;
        for (const TraitTopic& topic : topics.traits)
            traits.insert(topic.trait);
    }
    return traits;
}

bool any_has(const Army& army, std::size_t slot, std::int32_t value) {
    const std::vector<Place> troops = places_at_level(army, {}, Level::troop);
    return std::any_of(troops.begin(), troops.end(),
                       [&](const Place& place) { return troop_at(army, place).values[slot] == value; });
}

} // namespace

std::vector<Troop> fitting_values(const Troop& troop, const std::vector<Finding>& broken, const Army& army,
                                  const Ruleset& ruleset) {
    std::vector<Troop> others;
    for (const std::size_t index : traits_in_question(broken, ruleset)) {
        const Trait& trait = ruleset.traits[index];
        if (trait.level != Level::troop || !trait.is_choice())
            continue;
        const std::int32_t now = troop.values[trait.slot];
        if (now != trait.default_value || any_has(army, trait.slot, now))
            continue;
        for (std::size_t value = 0; value < trait.values.size(); ++value) {
            if (static_cast<std::int32_t>(value) == now)
                continue;
            others.push_back(troop);
            others.back().values[trait.slot] = static_cast<std::int32_t>(value);
        }
    }
    return others;
}

} // namespace muster
