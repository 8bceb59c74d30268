// SPDX-License-Identifier: MIT
// Two armies beside each other: their numbers, their troops by class, and how long the bars are.
#include "browse/army_balance.h"

#include "army/army_writer.h"
#include "base/input_error.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

ComparedText phalanx_of(const std::string& name, int spears, int light) {
    return {name,
            "<army xmlns='urn:muster:army:1' ruleset='phalanx'><body><unit><troop class='HIS' army='RA' "
            "integrity='III' count='" +
                std::to_string(spears) +
                "'/></unit><unit><troop class='LIN' army='IF' integrity='II' count='" +
                std::to_string(light) + "'/></unit></body></army>"};
}

const BalanceRow* find(const std::vector<BalanceRow>& rows, std::string_view name) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const BalanceRow& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

BOOST_AUTO_TEST_SUITE(army_balances)

BOOST_AUTO_TEST_CASE(numbers_and_troops_by_class_stand_side_by_side) {
    const ArmyBalance balance =
        balance_of(phalanx_of("First", 8, 4), phalanx_of("Second", 4, 8), shipped_rulesets());
    BOOST_TEST(balance.kind == "Class");
    BOOST_REQUIRE_EQUAL(balance.troops.size(), 2U);
    const BalanceRow& spears = balance.troops.front();
    BOOST_TEST(spears.name == "Heavy Infantry, Spears");
    BOOST_TEST(spears.before == "8");
    BOOST_TEST(spears.after == "4");
    BOOST_TEST(spears.before_share == 1.0);
    BOOST_TEST(spears.after_share == 0.5);
    const BalanceRow* count = find(balance.numbers, "Count");
    BOOST_REQUIRE(count != nullptr);
    BOOST_TEST(count->before == "12");
    BOOST_TEST(count->after == "12");
    BOOST_TEST(count->before_share == 1.0);
    BOOST_TEST(count->after_share == 1.0);
}

BOOST_AUTO_TEST_CASE(a_class_that_one_lacks_has_no_bar_there) {
    ComparedText none = phalanx_of("None", 1, 1);
    none.text = "<army xmlns='urn:muster:army:1' ruleset='phalanx'/>";
    const ArmyBalance balance = balance_of(phalanx_of("Some", 2, 2), none, shipped_rulesets());
    BOOST_REQUIRE_EQUAL(balance.troops.size(), 2U);
    for (const BalanceRow& row : balance.troops) {
        BOOST_TEST(row.after == "0");
        BOOST_TEST(row.after_share == 0.0);
    }
}

BOOST_AUTO_TEST_CASE(every_rule_set_tells_its_troops_apart) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Case start(id);
        const ComparedText text{start.army.name, write_army(start.army, start.ruleset)};
        const ArmyBalance balance = balance_of(text, text, shipped_rulesets());
        BOOST_TEST(!balance.numbers.empty(), id);
        BOOST_TEST(!balance.troops.empty(), id);
        for (const BalanceRow& row : balance.troops)
            BOOST_TEST(row.before_share == 1.0, id << " " << row.name);
    }
}

BOOST_AUTO_TEST_CASE(armies_of_two_rule_sets_are_not_weighed) {
    const Case other("undying-lands");
    BOOST_CHECK_THROW((void)balance_of(phalanx_of("First", 8, 4),
                                       {"Host", write_army(other.army, other.ruleset)}, shipped_rulesets()),
                      InputError);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
