// SPDX-License-Identifier: MIT
// What is left of the bounds of an army, for each way in which a rule can bound a number.
#include "check/room_left.h"

#include "check/checker.h"
#include "ruleset/ruleset_reader.h"
#include "ruleset/small_ruleset.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

std::vector<std::string> room_words(const Army& army, const Ruleset& ruleset) {
    std::vector<std::string> words;
    for (const RoomLeft& room : room_left(army, ruleset, check(army, ruleset)))
        words.push_back(room_left_text(room, ruleset));
    return words;
}

// An army of size 12 with this many men, under a rule set with this rule; totals show the men.
std::vector<std::string> room_words(std::string_view rule, int men) {
    Additions additions;
    additions.numbers = R"(<number id="men" of="army" name="Men"><count of="troop"/></number>
        <number id="size" of="army" name="Size"><plus trait="size"/></number>)";
    const std::string text = std::string(R"(<rule id="s.men" of="army" severity="error" cite="Men">)") +
                             std::string(rule) + "<say>Other men.</say></rule>";
    additions.rules = text;
    additions.sheet = R"(<total value="{men}" caption="men"/>)";
    const Ruleset ruleset = read_ruleset(small_ruleset(additions), "it");
    Army army;
    army.values = ruleset.at(Level::army).defaults;
    Troop troop;
    troop.values = ruleset.at(Level::troop).defaults;
    troop.count = men;
    army.bodies.emplace_back().units.emplace_back().troops.push_back(troop);
    return room_words(army, ruleset);
}

using Words = std::vector<std::string>;

} // namespace

BOOST_AUTO_TEST_SUITE(room)

BOOST_AUTO_TEST_CASE(every_kind_of_upper_bound_is_told) {
    BOOST_TEST(room_words(R"(<need number="men" equal="12"/>)", 10) == Words{"Men: 2 left"});
    BOOST_TEST(room_words(R"(<need number="men" most="size"/>)", 15) == Words{"Men: 3 too many"});
    BOOST_TEST(room_words(R"(<need number="men" most="size" times="1/3"/>)", 3) == Words{"Men: 1 left"});
    BOOST_TEST(room_words(R"(<never number="men" above="12"/>)", 11) == Words{"Men: 1 left"});
    BOOST_TEST(room_words(R"(<need number="men" equal="12"/>)", 12) == Words{""});
}

BOOST_AUTO_TEST_CASE(lower_bounds_and_rules_about_other_armies_leave_no_room) {
    BOOST_TEST(room_words(R"(<need number="men" least="12"/>)", 10).empty());
    BOOST_TEST(room_words(R"(<when number="size" most="6"/><need number="men" most="12"/>)", 10).empty());
    BOOST_TEST(room_words(R"(<need number="size" equal="14"/>)", 10).empty()); // no total shows it
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
