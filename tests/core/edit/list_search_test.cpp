// SPDX-License-Identifier: MIT
#include "lists/list_search.h"

#include "army/starting_army.h"
#include "base/file.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

std::vector<ListHeading> some_headings() {
    return {{"phalanx", "spartan", "Spartans", "Greece", {-550, -371}, true},
            {"phalanx", "norman", "Normans", "Western Europe", {1035, 1154}, true},
            {"undying-lands", "wood-elves", "Elves of the Wood", "Forests", {}, false}};
}

Army example_of(const std::string& ruleset, const std::string& list) {
    const std::filesystem::path file = lists_of(shipped_rulesets()).army_file_of(ruleset, list);
    return read_army(read_file(file), file.string(), shipped_rulesets());
}

using Found = std::vector<std::size_t>;

} // namespace

BOOST_AUTO_TEST_SUITE(list_search)

BOOST_AUTO_TEST_CASE(every_word_must_be_somewhere_whatever_its_case) {
    const std::vector<ListHeading> all = some_headings();
    BOOST_CHECK(found_lists(all, {}) == (Found{0, 1, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "SPART", {}}) == Found{0});
    BOOST_CHECK(found_lists(all, {"", "", "europe norm", {}}) == Found{1});
    BOOST_CHECK(found_lists(all, {"", "", "norm spart", {}}) == Found{});
    BOOST_CHECK(found_lists(all, {"phalanx", "", "", {}}) == (Found{0, 1}));
    BOOST_CHECK(found_lists(all, {"", "Forests", "", {}}) == Found{2});
    BOOST_CHECK(list_regions(all) == (std::vector<std::string>{"Forests", "Greece", "Western Europe"}));
}

BOOST_AUTO_TEST_CASE(a_year_keeps_the_lists_that_hold_it_first_and_last_year_included) {
    const std::vector<ListHeading> all = some_headings();
    BOOST_CHECK(found_lists(all, {"", "", "", -371}) == (Found{0, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "", -370}) == Found{2}); // a host of fantasy is of every year
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

BOOST_AUTO_TEST_CASE(an_example_fits_its_own_list_and_no_list_of_another_people) {
    const Army spartans = example_of("phalanx", "spartan");
    BOOST_CHECK_EQUAL(errors_by_list(spartans, shipped_rulesets(), "spartan"), 0U);
    BOOST_CHECK_GT(errors_by_list(spartans, shipped_rulesets(), "aztec"), 0U);
}

BOOST_AUTO_TEST_CASE(another_list_takes_the_entries_with_it_and_the_same_keeps_them) {
    const Army spartans = example_of("phalanx", "spartan");
    BOOST_CHECK(with_list_of(spartans, "spartan") == spartans);
    const Army others = with_list_of(spartans, "aztec");
    BOOST_CHECK_EQUAL(others.list, "aztec");
    BOOST_CHECK(others.bodies.at(0).units.at(0).troops.at(0).entry.empty());
}

BOOST_AUTO_TEST_CASE(the_palette_has_each_entry_of_the_list_and_what_allies_lend) {
    const Ruleset& published = *shipped_rulesets().find("phalanx");
    BOOST_CHECK(troops_of_list(published).empty());
    const Ruleset& ruleset = *lists_of(shipped_rulesets()).in_force("phalanx", "carthaginian");
    const ArmyList& list = list_in_force(ruleset)->list();
    const std::vector<PaletteEntry> entries = troops_of_list(ruleset);
    BOOST_REQUIRE(!list.allies.empty());
    BOOST_REQUIRE_GT(entries.size(), list.entries.size());
    for (std::size_t i = 0; i < list.entries.size(); ++i) {
        BOOST_CHECK_EQUAL(entries[i].troop.entry, list.entries[i].id);
        BOOST_CHECK(!entries[i].code.empty());
    }
    BOOST_CHECK(entries.back().troop.entry.starts_with(list.allies.back().id + "/"));
}

BOOST_AUTO_TEST_CASE(what_the_palette_adds_is_offered_by_the_list) {
    for (const ListHeading& heading : all_list_headings(shipped_rulesets())) {
        const Ruleset& ruleset = *lists_of(shipped_rulesets()).in_force(heading.ruleset, heading.id);
        for (const PaletteEntry& entry : troops_of_list(ruleset)) {
            Army army = empty_army(shipped_rulesets(), ruleset, "Test");
            army.list = heading.id;
            army.bodies.push_back(new_body(ruleset));
            army.bodies.front().units.push_back(new_unit(ruleset));
            army.bodies.front().units.front().troops.push_back(entry.troop);
            const Report report = check(army, ruleset);
            for (const Finding& finding : report.findings())
                BOOST_CHECK_MESSAGE(finding.place.level() != Level::troop ||
                                        !ruleset.rules[finding.rule].id.starts_with("list."),
                                    heading.ruleset << ' ' << heading.id << ' ' << entry.name << ": "
                                                    << ruleset.rules[finding.rule].id);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
