// SPDX-License-Identifier: MIT
#include "lists/list_allowance.h"

#include "lists/entry_assignment.h"
#include "lists/list_fit.h"
#include "lists/list_in_force.h"

#include <algorithm>

namespace muster {

std::optional<std::vector<std::string>> entries_allowing(const TroopsOfArmy& troops, const Rulesets& rulesets,
                                                         const std::string& list) {
    Army army = troops.army;
    army.list.clear(); // so that no troop names an entry
    army = with_list_of(std::move(army), list);
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    const ListWithAllies lists = list_in_force(ruleset)->lists();
    std::vector<std::string> names;
    for (const Place& place : troops.troops) {
        const EntryAssignment assignment(army, ruleset, lists, place);
        const ListEntry* const entry = assignment.troops().front().entry;
        if (entry == nullptr)
            return std::nullopt;
        if (std::find(names.begin(), names.end(), entry->name) == names.end())
            names.push_back(entry->name);
    }
    return names;
}

} // namespace muster
