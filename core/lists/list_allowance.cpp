// SPDX-License-Identifier: MIT
#include "lists/list_allowance.h"

#include "lists/entry_assignment.h"
#include "lists/list_fit.h"
#include "lists/list_in_force.h"

#include <algorithm>

namespace muster {

namespace {

using Entries = std::vector<const ListEntry*>;

bool offers_kind(const TroopChoice& choice, const Ruleset& ruleset, std::int32_t value) {
    const Trait* const kind = ruleset.kind_of_troops();
    return std::all_of(choice.offers.begin(), choice.offers.end(), [&](const Offer& offer) {
        const Trait& trait = ruleset.traits[offer.trait];
        return &trait != kind || offer.offers(trait, value);
    });
}

// In the year, or in any if the entry offers nothing then, as EntryAssignment has it.
bool offers_kind(const ListEntry& entry, const Ruleset& ruleset, std::int32_t value,
                 std::optional<std::int32_t> year) {
    const auto is_of_its_time = [&](const TroopChoice& choice) { return !year || choice.years.holds(*year); };
    const bool any_time = std::none_of(entry.troops.begin(), entry.troops.end(), is_of_its_time);
    return std::any_of(entry.troops.begin(), entry.troops.end(), [&](const TroopChoice& choice) {
        return (any_time || is_of_its_time(choice)) && offers_kind(choice, ruleset, value);
    });
}

Entries entries_of_kind(const Troop& troop, const ArmyList& list, const Ruleset& ruleset,
                        std::optional<std::int32_t> year) {
    const std::int32_t value = troop.values[ruleset.kind_of_troops()->slot];
    Entries found;
    for (const ListEntry& entry : list.entries)
        if (offers_kind(entry, ruleset, value, year))
            found.push_back(&entry);
    return found;
}

Entries first_entry_allowing(const Army& army, const Ruleset& ruleset, const ListWithAllies& lists,
                             const Place& place) {
    const EntryAssignment assignment(army, ruleset, lists, place);
    const ListEntry* const entry = assignment.troops().front().entry;
    return entry == nullptr ? Entries() : Entries{entry};
}

} // namespace

std::optional<std::vector<std::string>> entries_allowing(const TroopsOfArmy& troops, const Rulesets& rulesets,
                                                         const std::string& list) {
    Army army = troops.army;
    army.list.clear(); // so that no troop names an entry
    army = with_list_of(std::move(army), list);
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    const ListWithAllies lists = list_in_force(ruleset)->lists();
    std::vector<std::string> names;
    for (const Place& place : troops.troops) {
        const Entries entries = troops.kind_alone ? entries_of_kind(troop_at(army, place), lists.list,
                                                                    ruleset, year_of(army, ruleset))
                                                  : first_entry_allowing(army, ruleset, lists, place);
        if (entries.empty())
            return std::nullopt;
        for (const ListEntry* const entry : entries)
            if (std::find(names.begin(), names.end(), entry->name) == names.end())
                names.push_back(entry->name);
    }
    return names;
}

} // namespace muster
