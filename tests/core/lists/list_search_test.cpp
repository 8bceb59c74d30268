// SPDX-License-Identifier: MIT
// The search for army lists by words, rule set, region and year.
#include "lists/list_search.h"

#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <tuple>

namespace muster::tests {

namespace {

std::vector<ListHeading> some_headings() {
    return {{"phalanx", "spartan", "Spartans", "Greece", {-550, -371}, true},
            {"phalanx", "norman", "Normans", "Western Europe", {1035, 1154}, true},
            {"undying-lands", "wood-elves", "Elves of the Wood", "Forests", {}, false}};
}

using Found = std::vector<std::size_t>;

} // namespace

BOOST_AUTO_TEST_SUITE(list_search)

BOOST_AUTO_TEST_CASE(every_word_must_occur_in_any_case) {
    const std::vector<ListHeading> all = some_headings();
    BOOST_CHECK(found_lists(all, {}) == (Found{0, 1, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "SPART", {}}) == Found{0});
    BOOST_CHECK(found_lists(all, {"", "", "europe norm", {}}) == Found{1});
    BOOST_CHECK(found_lists(all, {"", "", "norm spart", {}}) == Found{});
    BOOST_CHECK(found_lists(all, {"phalanx", "", "", {}}) == (Found{0, 1}));
    BOOST_CHECK(found_lists(all, {"", "Forests", "", {}}) == Found{2});
    BOOST_CHECK(list_regions(all) == (std::vector<std::string>{"Forests", "Greece", "Western Europe"}));
}

BOOST_AUTO_TEST_CASE(a_year_selects_the_lists_whose_years_include_it) {
    const std::vector<ListHeading> all = some_headings();
    BOOST_CHECK(found_lists(all, {"", "", "", -371}) == (Found{0, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "", -370}) == Found{2}); // a fantasy list belongs to every year
    BOOST_CHECK(found_lists(all, {"", "", "", 1035}) == (Found{1, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "", 1034}) == Found{2});
}

BOOST_AUTO_TEST_CASE(all_lists_are_sorted_by_rule_set_year_and_title) {
    std::vector<InputError> problems;
    const std::vector<ListHeading> all = all_list_headings(shipped_rulesets(), &problems);
    BOOST_CHECK(problems.empty());
    BOOST_CHECK_GE(all.size(), 100U);
    BOOST_CHECK(std::is_sorted(all.begin(), all.end(), [](const ListHeading& a, const ListHeading& b) {
        return std::tie(a.ruleset, a.years.from, a.title) < std::tie(b.ruleset, b.years.from, b.title);
    }));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
