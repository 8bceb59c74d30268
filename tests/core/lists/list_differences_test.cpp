// SPDX-License-Identifier: MIT
// Differences between armies name an army list by its title and an entry by its name, those of allies too.
#include "army/army_reader.h"
#include "check/army_differences.h"
#include "check/checker.h"
#include "lists/lists.h"
#include "ruleset/skirmish.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::string titled_list(std::string_view id, std::string_view title, std::string_view more) {
    return fmt::format("<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='{}' title='{}' "
                       "revision='1'><about>A</about>"
                       "<entry id='guard' name='Palace guard'><troop class='spear bow'/></entry>"
                       "<entry id='levy' name='Levy'><troop class='spear bow'/></entry>"
                       "<entry id='late-levy' name='Levy'><troop class='spear bow'/></entry>{}</armylist>",
                       id, title, more);
}

struct TwoLists {
    TwoLists() {
        folder.write("skirmish/ruleset.xml", bytes_of(skirmish_rulesets().file_of("skirmish")));
        folder.write("skirmish/a.xml",
                     titled_list("a", "Men of the hills", "<ally id='y' name='Y' list='b'/>"));
        folder.write("skirmish/b.xml", titled_list("b", "Men of the coast", ""));
    }
    [[nodiscard]] Army army(std::string_view list, std::string_view entry) const {
        return read_army(fmt::format("<army xmlns='urn:muster:army:1' ruleset='skirmish' list='{}' name='A'>"
                                     "<body rating='3'><unit><troop class='spear' entry='{}'/></unit></body>"
                                     "</army>",
                                     list, entry),
                         "it", rulesets);
    }
    // "army list: none → T; entry of the list: A → B"
    [[nodiscard]] std::string changes(const Army& before, const Army& after) const {
        const Ruleset& old = ruleset_of(before, rulesets);
        const Ruleset& now = ruleset_of(after, rulesets);
        std::vector<std::string> all;
        for (const Difference& difference :
             compare(before, check(before, old), old, after, check(after, now), now).differences)
            all.insert(all.end(), difference.changes.begin(), difference.changes.end());
        return fmt::format("{}", fmt::join(all, "; "));
    }

    TemporaryFolder folder;
    Rulesets rulesets{{folder.path()}};
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(list_differences, TwoLists)

BOOST_AUTO_TEST_CASE(a_list_is_named_by_its_title) {
    BOOST_TEST(changes(army("a", "guard"), army("b", "guard")) ==
               "army list: Men of the hills → Men of the coast");
    BOOST_TEST(changes(army("", "guard"), army("b", "guard")) == "army list: none → Men of the coast");
    BOOST_TEST(changes(army("a", "guard"), army("gone", "guard")) == "army list: Men of the hills → gone");
}

BOOST_AUTO_TEST_CASE(an_entry_is_named_by_its_name) {
    BOOST_TEST(changes(army("a", "guard"), army("a", "levy")) == "entry of the list: Palace guard → Levy");
    BOOST_TEST(changes(army("a", "levy"), army("a", "y/guard")) == "entry of the list: Levy → Palace guard");
    BOOST_TEST(changes(army("a", "guard"), army("a", "no-such")) ==
               "entry of the list: Palace guard → no-such");
}

BOOST_AUTO_TEST_CASE(entries_of_the_same_name_are_told_apart_by_their_ids) {
    BOOST_TEST(changes(army("a", "levy"), army("a", "late-levy")) == "entry of the list: levy → late-levy");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
