// SPDX-License-Identifier: MIT
// Which entries the troops of a written army are meant to be.
#include "lists/named_entries.h"

#include "base/file.h"
#include "lists/list_fit.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

// An army of Dacians with these troops, as attributes and names.
Army dacians(const std::string& troops) {
    const std::string text =
        fmt::format("<army xmlns='urn:muster:army:1' ruleset='phalanx' list='dacian' name='Dacians' "
                    "table='6x4'><body name='Line'><unit>{}</unit></body></army>",
                    troops);
    return read_army(text, "dacians", shipped_rulesets());
}

std::vector<std::string> entries_of(const Army& army) {
    std::vector<std::string> entries;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                entries.push_back(troop.entry);
    return entries;
}

std::string names_of(const Army& army) {
    const std::vector<std::string> entries = entries_of(with_entries_by_name(army, shipped_rulesets()));
    return fmt::format("{}", fmt::join(entries, " "));
}

} // namespace

BOOST_AUTO_TEST_SUITE(named_entries)

BOOST_AUTO_TEST_CASE(a_troop_belongs_to_the_entry_that_it_is_called_after) {
    const std::string nobles = "<troop name='Nobles' class='LIW' army='IF' integrity='IV'/>";
    BOOST_CHECK_EQUAL(
        names_of(dacians(nobles + "<troop name='Falx men' class='LIW' army='IF' integrity='IV'/>")),
        " falx-men");
    BOOST_CHECK_EQUAL(names_of(dacians("<troop name='Warriors' class='LIW' army='IF' integrity='IV'/>")),
                      "warriors");
}

BOOST_AUTO_TEST_CASE(a_name_counts_even_if_the_traits_are_not_offered) {
    const Army army = dacians("<troop name='Men with the falx' class='LIW' army='IF' integrity='V'/>");
    BOOST_CHECK_EQUAL(names_of(army), "falx-men");
    const auto errors =
        list_errors_in(with_entries_by_name(army, shipped_rulesets()), ruleset_of(army, shipped_rulesets()));
    BOOST_CHECK(std::any_of(errors.begin(), errors.end(), [](const std::string& error) {
        return error.find("Men with the falx") != std::string::npos;
    }));
}

BOOST_AUTO_TEST_CASE(of_several_entries_that_fit_the_one_with_room_is_meant) {
    // Nobles come first, and there are at most two of them.
    const std::string braves = "<troop name='Braves' count='2' class='LIW' army='IF' integrity='IV'/>";
    const Army army = dacians(braves + braves);
    const Army named = with_entries_by_name(army, shipped_rulesets());
    const Ruleset& ruleset = ruleset_of(army, shipped_rulesets());
    BOOST_CHECK_LT(list_errors_in(named, ruleset).size(), list_errors_in(army, ruleset).size());
    BOOST_CHECK_EQUAL(entries_of(named).at(0), "warriors");
}

BOOST_AUTO_TEST_CASE(where_the_first_entry_is_as_good_none_is_named) {
    BOOST_CHECK_EQUAL(names_of(dacians("<troop name='Braves' class='LIW' army='IF' integrity='IV'/>")), "");
    Army stated = dacians("<troop name='Men with the falx' entry='nobles' class='LIW' army='IF' "
                          "integrity='IV'/>");
    BOOST_CHECK_EQUAL(names_of(stated), "nobles");
    stated.list = "no-such-list";
    BOOST_CHECK_EQUAL(names_of(stated), "nobles");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
