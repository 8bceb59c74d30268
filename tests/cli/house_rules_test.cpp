// SPDX-License-Identifier: MIT
// House rules on the command line: an army that names them is checked by them, and every result says so.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr std::string_view club =
    R"(<ruleset xmlns="urn:muster:ruleset:1" id="club.phalanx" base="phalanx" title="Club evenings" revision="1">
  <about>Elephants have a bad name in our club.</about>
  <off rule="ph.second-line"/>
  <rule id="ph.club-small" of="army" cite="Club">
    <need number="count" most="3"/>
    <say>Three vignettes are enough for an evening; this army has {count}.</say>
  </rule>
</ruleset>
)";

struct RulesFolder {
    RulesFolder() {
        program.folder().write("muster/armylists/club.phalanx/ruleset.xml", club);
        const std::string spartans = bytes_of(MUSTER_SOURCE_DIR "/armylists/phalanx/armies/spartan.muster");
        program.folder().write("published.muster", spartans);
        program.folder().write("club.muster",
                               with(spartans, "ruleset=\"phalanx\"", "ruleset=\"club.phalanx\""));
    }
    [[nodiscard]] Outcome run(const Program::Arguments& arguments) const {
        return program.run(arguments, {"XDG_DATA_HOME=" + program.folder().path().string()});
    }
    Program program;
};

} // namespace

BOOST_AUTO_TEST_SUITE(house_rules)

BOOST_AUTO_TEST_CASE(an_army_is_checked_by_the_rules_that_it_names) {
    const RulesFolder house;
    const Outcome published = house.run({"check", "published.muster"});
    BOOST_TEST(published.status == 0, published.out);
    BOOST_TEST(!contains(published.out, "house rules"));
    const Outcome by_club = house.run({"check", "club.muster"});
    BOOST_TEST(by_club.status == 1);
    BOOST_TEST(contains(by_club.out, "Club evenings (house rules, after Phalanx"), by_club.out);
    BOOST_TEST(contains(by_club.out, "Three vignettes are enough"), by_club.out);
    BOOST_TEST(contains(by_club.out, "ph.club-small"), by_club.out);
    BOOST_TEST(!contains(by_club.out, "list.entry-unknown"), by_club.out); // the lists are those of Phalanx
    BOOST_TEST(house.run({"check", "--json", "club.muster"}).json()["armies"][0]["ruleset"] ==
               "club.phalanx");
}

BOOST_AUTO_TEST_CASE(sheets_and_pages_mention_house_rules) {
    const RulesFolder house;
    BOOST_TEST(house.run({"sheet", "club.muster", "-o", "sheet.txt"}).status < 2);
    BOOST_TEST(contains(house.program.bytes("sheet.txt"), "house rules, after Phalanx"));
    BOOST_TEST(contains(house.run({"show", "club.muster"}).out, "house rules, after Phalanx"));
    BOOST_TEST(contains(house.run({"rules"}).out, "Club evenings (house rules, after Phalanx"));
    BOOST_TEST(contains(house.run({"lists", "club.phalanx"}).out, "spartan"));
    BOOST_TEST(house.run({"new", "club.phalanx", "-o", "new.muster"}).status ==
               1); // it is too large for the club
    BOOST_TEST(contains(house.program.bytes("new.muster"), "ruleset=\"club.phalanx\""));
}

BOOST_AUTO_TEST_CASE(missing_or_broken_house_rules_are_reported) {
    const RulesFolder house;
    const Outcome elsewhere = house.program.run({"check", "club.muster", "published.muster"});
    BOOST_TEST(elsewhere.status == 2);
    BOOST_TEST(contains(elsewhere.err, "club.muster:"), elsewhere.err);
    BOOST_TEST(contains(elsewhere.out, "published.muster"));
    house.program.folder().write("muster/armylists/club.phalanx/ruleset.xml",
                                 with(club, "ph.second-line", "ph.second-lime"));
    const Outcome broken = house.run({"rules"});
    BOOST_TEST(broken.status == 2);
    BOOST_TEST(
        contains(broken.err,
                 "club.phalanx/ruleset.xml:3:14: 'ph.second-lime' is no rule of phalanx; did you mean"),
        broken.err);
    BOOST_TEST(contains(broken.out, "undying-lands"));
    BOOST_TEST(house.run({"check", "published.muster"}).status == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
