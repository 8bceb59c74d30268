// SPDX-License-Identifier: MIT
#include "library/data_change.h"

#include "base/text.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace muster {

namespace {

std::map<std::string, std::string> totals_of(std::string_view text) {
    std::map<std::string, std::string> totals;
    for (const std::string_view word : words_of(text)) {
        const std::size_t sign = std::min(word.find('='), word.size() - 1);
        totals.emplace(word.substr(0, sign), word.substr(sign + 1));
    }
    return totals;
}

std::vector<DataChange::Total> changed_totals(std::string_view before, std::string_view after) {
    std::map<std::string, std::string> old = totals_of(before);
    std::vector<DataChange::Total> changed;
    for (const auto& [number, value] : totals_of(after)) {
        const std::string was = old[number];
        old.erase(number);
        if (was != value)
            changed.push_back({number, was, value});
    }
    for (const auto& [number, value] : old)
        changed.push_back({number, value, ""});
    return changed;
}

// Both must be sorted.
std::vector<std::string> only_in(const std::vector<std::string_view>& words,
                                 const std::vector<std::string_view>& others) {
    std::vector<std::string_view> left;
    std::set_difference(words.begin(), words.end(), others.begin(), others.end(), std::back_inserter(left));
    return {left.begin(), left.end()};
}

} // namespace

DataChange unreadable_change() {
    DataChange change;
    change.readable = false;
    return change;
}

DataChange data_change(const StoredArmy& army, const Judgement& now) {
    if (!now.verdict)
        return unreadable_change();
    DataChange change;
    change.now = now.verdict;
    change.verdict_differs = army.verdict != now.verdict;
    change.totals = changed_totals(army.totals, now.totals);
    if (army.broken) {
        const std::vector<std::string_view> before = words_of(*army.broken);
        const std::vector<std::string_view> after = words_of(now.broken);
        change.newly_broken = only_in(after, before);
        change.no_longer_broken = only_in(before, after);
    }
    return change;
}

} // namespace muster
