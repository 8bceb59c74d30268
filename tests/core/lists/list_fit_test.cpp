// SPDX-License-Identifier: MIT
// How well an army fits a list, and the move of an army to another list.
#include "lists/list_fit.h"

#include "base/file.h"
#include "lists/lists.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

Army example_of(const std::string& ruleset, const std::string& list) {
    const std::filesystem::path file = lists_of(shipped_rulesets()).army_file_of(ruleset, list);
    return read_army(read_file(file), file.string(), shipped_rulesets());
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_fit)

BOOST_AUTO_TEST_CASE(an_example_fits_its_own_list_and_not_the_list_of_another_people) {
    const Army spartans = example_of("phalanx", "spartan");
    BOOST_CHECK_EQUAL(count_list_errors(spartans, shipped_rulesets(), "spartan"), 0U);
    BOOST_CHECK_GT(count_list_errors(spartans, shipped_rulesets(), "aztec"), 0U);
}

BOOST_AUTO_TEST_CASE(changing_the_list_clears_the_entries_and_the_same_list_keeps_them) {
    const Army spartans = example_of("phalanx", "spartan");
    BOOST_CHECK(with_list_of(spartans, "spartan") == spartans);
    const Army others = with_list_of(spartans, "aztec");
    BOOST_CHECK_EQUAL(others.list, "aztec");
    BOOST_CHECK(others.bodies.at(0).units.at(0).troops.at(0).entry.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
