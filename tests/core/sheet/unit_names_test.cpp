// SPDX-License-Identifier: MIT
// Units without a name on a sheet: "Unit 3" told nobody which of his troops it was.
#include "sheet/detail/unit_names.h"

#include "army/starting_army.h"
#include "check/checker.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(unit_names)

BOOST_AUTO_TEST_CASE(a_nameless_unit_of_one_row_is_called_like_its_troops) {
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    Army army = starting_army(shipped_rulesets(), ruleset, "Host");
    std::vector<Unit>& units = army.bodies.front().units;
    units[0].name.clear();
    units[1].name.clear();
    units[1].troops.push_back(units[0].troops.front());
    const Report report = check(army, ruleset, Detail::sheet);
    const Wording wording(army, ruleset, report);
    BOOST_TEST(name_on_sheet({1, 1, 0}, wording) == "Guards");
    BOOST_TEST(name_on_sheet({1, 2, 0}, wording) == "Tactical unit 2");
    BOOST_TEST(name_on_sheet({1, 3, 0}, wording) == "Bows");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
