// SPDX-License-Identifier: MIT
#include "edit/kind_change.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

namespace {

bool says_what_it_is(const Trait& trait, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(trait.level).traits)
        if (const Trait& first = ruleset.traits[index]; first.is_choice() && first.required)
            return first.id == trait.id;
    return false;
}

std::ptrdiff_t errors_at(const Places& places, const Trial::Outcome& outcome) {
    return std::count_if(outcome.worse.begin(), outcome.worse.end(), [&](const Finding& finding) {
        return finding.severity == Severity::error &&
               std::find(places.begin(), places.end(), finding.place) != places.end();
    });
}

bool can_be_cleared(const Trait& trait, const Army& army, const Places& places) {
    return !trait.is_text() && !trait.required &&
           std::any_of(places.begin(), places.end(), [&](const Place& place) {
               return element_at(army, place).values[trait.slot] != trait.default_value;
           });
}

// The change with one more trait cleared, if that leaves fewer errors.
std::optional<Change> with_one_cleared(const Change& change, const Ruleset& ruleset, const Trial& trial,
                                       const Places& places, const Trait& kind, std::ptrdiff_t& errors) {
    std::optional<Change> best;
    for (const std::size_t index : ruleset.at(kind.level).traits) {
        const Trait& other = ruleset.traits[index];
        if (other.id == kind.id || !can_be_cleared(other, change.army, places))
            continue;
        Change next = with_value(change.army, places, other, other.default_value);
        if (const std::ptrdiff_t left = errors_at(places, trial.of(next.army)); left < errors) {
            errors = left;
            best = std::move(next);
        }
    }
    return best;
}

} // namespace

Change with_fitting_value(const Army& army, const Ruleset& ruleset, const Trial& trial, const Places& places,
                          const Trait& trait, std::int32_t value) {
    Change change = with_value(army, places, trait, value);
    if (!says_what_it_is(trait, ruleset))
        return change;
    std::ptrdiff_t errors = errors_at(places, trial.of(change.army));
    while (errors != 0) {
        std::optional<Change> better = with_one_cleared(change, ruleset, trial, places, trait, errors);
        if (!better)
            break;
        change = std::move(*better);
    }
    return change;
}

} // namespace muster
