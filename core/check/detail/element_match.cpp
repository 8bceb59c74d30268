// SPDX-License-Identifier: MIT
#include "check/detail/element_match.h"

#include "base/limits.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace muster {

namespace {

bool alike(const Element& a, const Element& b) {
    return a.name == b.name && a.values == b.values && a.texts == b.texts;
}

// The longest run of elements, in the order of the later army, whose earlier places rise: these stayed.
std::vector<Place> longest_rise(const std::vector<std::pair<Place, Place>>& pairs) {
    std::vector<std::size_t> ends; // of the runs of 1, 2, … elements, those that end lowest
    std::vector<std::size_t> previous(pairs.size(), pairs.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto longer =
            std::lower_bound(ends.begin(), ends.end(), i, [&](std::size_t end, std::size_t element) {
                return pairs[end].second < pairs[element].second;
            });
        if (longer != ends.begin())
            previous[i] = *std::prev(longer);
        if (longer == ends.end())
            ends.push_back(i);
        else
            *longer = i;
    }
    std::vector<Place> rise;
    for (std::size_t i = ends.empty() ? pairs.size() : ends.back(); i < pairs.size(); i = previous[i])
        rise.push_back(pairs[i].first);
    return rise;
}

} // namespace

ElementMatch::ElementMatch(const Army& before, const Army& after) : old_army_(before), new_army_(after) {
    for_each_place(before, [&](const Place& place) { before_.push_back(place); });
    for_each_place(after, [&](const Place& place) { after_.push_back(place); });
    for (const Level level : {Level::body, Level::unit, Level::troop}) {
        match_level(places_at_level(before, {}, level), places_at_level(after, {}, level));
        mark_moved(level);
    }
}

// How much two elements share; 0 if they are not the same thing at all.
int ElementMatch::likeness(const Place& old, const Place& now, bool in_same_parent) const {
    constexpr int same_name = 100;
    constexpr int same_entry = 80;
    constexpr int enough = 16; // of the values, most of which are zeros on both sides
    const Element& a = element_at(old_army_, old);
    const Element& b = element_at(new_army_, now);
    int shared = 0;
    for (std::size_t i = 0; i < most_traits; ++i)
        shared += a.values[i] == b.values[i] ? 1 : 0;
    const bool named_alike = !a.name.empty() && a.name == b.name;
    int likeness = shared + (named_alike ? same_name : 0);
    bool related = named_alike;
    if (now.level() == Level::troop) {
        const Troop& old_troop = troop_at(old_army_, old);
        const Troop& new_troop = troop_at(new_army_, now);
        if (!old_troop.entry.empty() && old_troop.entry == new_troop.entry) {
            likeness += same_entry;
            related = true;
        }
        likeness += old_troop.count == new_troop.count ? 1 : 0;
    }
    if (!related && !(in_same_parent && (now.level() != Level::troop || shared >= enough)))
        return 0;
    return likeness * 2 + (in_same_parent ? 1 + (alike(a, b) ? same_name : 0) : 0);
}

void ElementMatch::pair_up(const Place& old, const Place& now) {
    old_of_.emplace(now, old);
    new_of_.emplace(old, now);
}

void ElementMatch::match_level(const std::vector<Place>& old, const std::vector<Place>& now) {
    // An army of thousands that changed little must not compare each with each: whoever stands alike under
    // the same parent in the same order is taken first.
    constexpr std::size_t reach = 8;
    std::size_t at = 0;
    for (const Place& place : now) {
        const std::optional<Place> parent = parent_before(place);
        for (std::size_t i = at; i < old.size() && i < at + reach; ++i) {
            const bool same_parent = parent == parent_of(old[i]);
            const bool same_count =
                place.level() != Level::troop || (troop_at(old_army_, old[i]) == troop_at(new_army_, place));
            if (same_parent && same_count && !new_of_.contains(old[i]) &&
                alike(element_at(old_army_, old[i]), element_at(new_army_, place))) {
                pair_up(old[i], place);
                at = i + 1;
                break;
            }
        }
    }
    std::vector<Place> old_left;
    std::vector<Place> new_left;
    std::copy_if(old.begin(), old.end(), std::back_inserter(old_left),
                 [&](const Place& place) { return !new_of_.contains(place); });
    std::copy_if(now.begin(), now.end(), std::back_inserter(new_left),
                 [&](const Place& place) { return !old_of_.contains(place); });
    match_likeliest(old_left, new_left);
}

void ElementMatch::match_likeliest(const std::vector<Place>& old, const std::vector<Place>& now) {
    // All with all in any army that is played. In larger ones each with those that stand near the same part
    // of the army.
    const std::size_t most = most_compared_elements / std::max<std::size_t>(now.size(), 1);
    std::vector<std::tuple<int, Place, Place>> candidates; // the most alike first, then in order
    for (std::size_t i = 0; i < now.size(); ++i) {
        const std::optional<Place> parent = parent_before(now[i]);
        const std::size_t middle = old.size() * i / now.size();
        const std::size_t first = old.size() <= most ? 0 : middle - std::min(middle, most / 2);
        for (std::size_t j = first; j < old.size() && j - first < most; ++j)
            if (const int likeness = this->likeness(old[j], now[i], parent == parent_of(old[j]));
                likeness != 0)
                candidates.emplace_back(-likeness, now[i], old[j]);
    }
    std::sort(candidates.begin(), candidates.end());
    for (const auto& [rank, b, a] : candidates)
        if (!old_of_.contains(b) && !new_of_.contains(a))
            pair_up(a, b);
}

void ElementMatch::mark_moved(Level level) {
    std::map<Place, std::vector<std::pair<Place, Place>>> stayed; // by the later parent
    for (const auto& [now, old] : old_of_) {
        if (now.level() != level)
            continue;
        const Place parent = parent_of(now);
        moved_[now] = true;
        if (parent_before(now) == parent_of(old))
            stayed[parent].emplace_back(now, old);
    }
    for (const auto& [parent, pairs] : stayed)
        for (const Place& place : longest_rise(pairs))
            moved_[place] = false;
}

std::optional<Place> ElementMatch::parent_before(const Place& now) const {
    return now.level() == Level::body ? Place{} : before_of(parent_of(now));
}

std::optional<Place> ElementMatch::before_of(const Place& after) const {
    const auto found = old_of_.find(after);
    return found == old_of_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Place> ElementMatch::removed() const {
    std::vector<Place> gone;
    std::copy_if(before_.begin(), before_.end(), std::back_inserter(gone),
                 [&](const Place& place) { return !new_of_.contains(place); });
    return gone;
}

bool ElementMatch::moved(const Place& after) const {
    const auto found = moved_.find(after);
    return found != moved_.end() && found->second;
}

} // namespace muster
