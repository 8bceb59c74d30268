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

std::string searched_words(const ListHeading& heading) {
    std::string words = heading.title + ' ' + searched_region(heading) + ' ' + heading.id;
    for (const std::string& alias : heading.aliases)
        words += ' ' + alias;
    return words;
}

bool is_within(const ListHeading& heading, const ListSearch& search) {
    return (search.ruleset.empty() || heading.ruleset == search.ruleset) &&
           (search.region.empty() || heading.region == search.region) &&
           (!search.year || heading.years.holds(*search.year));
}

using WordTest = bool (*)(std::string_view text, std::string_view words);

bool has_in_heading(const ListHeading& heading, std::string_view words, WordTest has) {
    return has(searched_words(heading), words);
}

// In the name of one entry, so that "horse archers" are not light horse and foot archers.
bool has_in_entry(const ListHeading& heading, std::string_view words, WordTest has) {
    const std::string own = searched_words(heading) + ' ';
    return std::any_of(heading.troops.begin(), heading.troops.end(),
                       [&](const std::string& name) { return has(own + name, words); });
}

bool names(const std::vector<std::string>& ids, std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
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
    const auto found_by = [&](auto matches, WordTest has) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < headings.size(); ++i)
            if (is_within(headings[i], search) && matches(headings[i], search.words, has))
                found.push_back(i);
        return found;
    };
    std::vector<std::size_t> found;
    for (const auto matches : {has_in_heading, has_in_entry})
        for (const WordTest has : {begins_all_words, has_all_words})
            if (found = found_by(matches, has); !found.empty())
                return found;
    return found;
}

std::vector<ListHeading> enemies_of(const Lists& lists, std::string_view ruleset, std::string_view id) {
    std::vector<ListHeading> headings = lists.headings(ruleset);
    const auto own = std::find_if(headings.begin(), headings.end(),
                                  [&](const ListHeading& heading) { return heading.id == id; });
    const std::vector<std::string> named = own == headings.end() ? std::vector<std::string>() : own->enemies;
    std::erase_if(headings, [&](const ListHeading& heading) {
        return !names(named, heading.id) && !names(heading.enemies, id);
    });
    std::stable_sort(headings.begin(), headings.end(), [](const ListHeading& a, const ListHeading& b) {
        return std::tie(a.years.from, a.title) < std::tie(b.years.from, b.title);
    });
    return headings;
}

std::vector<std::string> list_regions(const std::vector<ListHeading>& headings) {
    std::set<std::string> regions;
    for (const ListHeading& heading : headings)
        if (!heading.region.empty())
            regions.insert(heading.region);
    return {regions.begin(), regions.end()};
}

} // namespace muster
