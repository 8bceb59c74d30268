// SPDX-License-Identifier: MIT
#include "lists/detail/list_fix_candidates.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// An army of usual size has far fewer.
constexpr std::size_t most_candidates = 3000;

// Removals come last, the last place first, so that the other places stay valid.
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

ListFixCandidates::ListFixCandidates(const ListInForce& in_force, const Army& army, const Ruleset& ruleset,
                                     const Report& report)
    : army_(army), ruleset_(ruleset), sums_(in_force, army, ruleset, report) {
    const ArmyList& list = in_force.list();
    for (std::size_t i = 0; i < list.entries.size(); ++i)
        entries_.push_back({&list.entries[i], list.entries[i].id, {PartKind::entry, i}});
    for (std::size_t i = 0; i < list.allies.size(); ++i)
        for (const ListEntry* entry : entries_of_ally(list.allies[i], *in_force.lists().ally_lists[i]))
            entries_.push_back(
                {entry, fmt::format("{}/{}", list.allies[i].id, entry->id), {PartKind::ally, i}});
}

void ListFixCandidates::add(FixTier tier, std::int64_t distance, std::vector<Edit> edits) {
    if (edits.empty() || candidates_.size() == most_candidates)
        return;
    std::size_t trait = ruleset_.traits.size();
    if (const auto* value = std::get_if<SetValue>(&edits.front()); value != nullptr && edits.size() == 1)
        for (const std::size_t index : ruleset_.at(value->place.level()).traits)
            if (!ruleset_.traits[index].is_text() && ruleset_.traits[index].slot == value->slot)
                trait = index;
    candidates_.push_back({tier, trait, in_safe_order(std::move(edits)), distance});
}

void ListFixCandidates::add_removal(const std::vector<Place>& places) {
    std::vector<Edit> edits;
    edits.reserve(places.size());
    for (const Place& place : places)
        edits.emplace_back(Remove{place});
    add(FixTier::removal, static_cast<std::int64_t>(places.size()), std::move(edits));
}

} // namespace muster
