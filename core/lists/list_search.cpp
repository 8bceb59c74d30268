// SPDX-License-Identifier: MIT
#include "lists/list_search.h"

#include "base/text.h"
#include "base/translation.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace muster {

namespace {

// Both the English name and its translation.
std::string searched_region(const ListHeading& heading) {
    return heading.region.empty() ? std::string() : heading.region + ' ' + translate(heading.region.c_str());
}

} // namespace

std::vector<ListHeading> all_list_headings(const Rulesets& rulesets, std::vector<InputError>* problems) {
    std::vector<ListHeading> all;
    for (const std::string& ruleset : rulesets.ids())
        for (ListHeading& heading : lists_of(rulesets).headings(ruleset, problems))
            all.push_back(std::move(heading));
    std::stable_sort(all.begin(), all.end(), [](const ListHeading& a, const ListHeading& b) {
        return std::tie(a.ruleset, a.years.from, a.title) < std::tie(b.ruleset, b.years.from, b.title);
    });
    return all;
}

std::vector<std::size_t> found_lists(const std::vector<ListHeading>& headings, const ListSearch& search) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const ListHeading& heading = headings[i];
        if ((search.ruleset.empty() || heading.ruleset == search.ruleset) &&
            (search.region.empty() || heading.region == search.region) &&
            (!search.year || heading.years.holds(*search.year)) &&
            has_all_words(heading.title + ' ' + searched_region(heading) + ' ' + heading.id, search.words))
            found.push_back(i);
    }
    return found;
}

std::vector<std::string> list_regions(const std::vector<ListHeading>& headings) {
    std::set<std::string> regions;
    for (const ListHeading& heading : headings)
        if (!heading.region.empty())
            regions.insert(heading.region);
    return {regions.begin(), regions.end()};
}

} // namespace muster
