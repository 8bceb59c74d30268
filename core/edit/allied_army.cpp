// SPDX-License-Identifier: MIT
#include "edit/allied_army.h"

#include "base/limits.h"
#include "base/utf8.h"
#include "lists/list_in_force.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace muster {

namespace {

// The contingent of the army's list that the other army can be; null if it is none.
const ListAlly* contingent_for(const Ruleset& ruleset, const Army& ally) {
    const ListInForce* const in_force = list_in_force(ruleset);
    if (in_force == nullptr || ally.list.empty())
        return nullptr;
    const std::vector<ListAlly>& allies = in_force->list().allies;
    const auto found = std::find_if(allies.begin(), allies.end(),
                                    [&](const ListAlly& one) { return one.list == ally.list; });
    return found == allies.end() ? nullptr : &*found;
}

// Of a troop that names an entry of its own army's list.
std::string entry_in(const ListAlly* contingent, const std::string& entry) {
    if (contingent == nullptr || entry.empty() || entry.find('/') != std::string::npos)
        return {};
    const std::vector<std::string>& allowed = contingent->entries;
    const bool is_allowed =
        allowed.empty() || std::find(allowed.begin(), allowed.end(), entry) != allowed.end();
    return is_allowed ? contingent->id + "/" + entry : std::string();
}

std::string joined_name(const Army& ally, const Body& body) {
    if (ally.name.empty())
        return body.name;
    return ally.bodies.size() == 1 || body.name.empty() ? ally.name
                                                        : fmt::format("{}: {}", ally.name, body.name);
}

} // namespace

Change with_allied_army(Army army, const Ruleset& ruleset, const Army& ally) {
    const ListAlly* const contingent = contingent_for(ruleset, ally);
    Change change{std::move(army), {}};
    for (Body body : ally.bodies) {
        body.name = cut_after(joined_name(ally, body), longest_name);
        for (Unit& unit : body.units)
            for (Troop& troop : unit.troops)
                troop.entry = entry_in(contingent, troop.entry);
        change.army.bodies.push_back(std::move(body));
        change.selection.push_back({static_cast<std::uint32_t>(change.army.bodies.size()), 0, 0});
    }
    return change;
}

} // namespace muster
