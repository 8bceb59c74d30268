// SPDX-License-Identifier: MIT
// House lists in the user's data folder: found without an option, and harmless when broken.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr std::string_view house_list =
    R"(<armylist xmlns="urn:muster:armylist:1" ruleset="phalanx" id="club-spears" title="Spears of the club" revision="1">
  <about>Whoever turns up.</about>
  <entry id="spears" name="Spears" least="1">
    <troop class="HIS" army="RA" integrity="III"/>
  </entry>
</armylist>
)";

constexpr std::string_view army =
    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="Two" list="club-spears" ap="6">
  <body><unit><troop class="HIS" army="RA" integrity="III" count="11"/><troop class="CAT" army="RA" integrity="III"/></unit></body>
</army>
)";

// The program of a player with a data folder.
struct House {
    [[nodiscard]] Outcome run(const Program::Arguments& arguments) const {
        return program.run(arguments, {"XDG_DATA_HOME=" + program.folder().path().string()});
    }
    std::filesystem::path write(std::string_view name, std::string_view text) const {
        return program.folder().write(std::filesystem::path("muster/armylists") / name, text);
    }
    Program program;
};

} // namespace

BOOST_AUTO_TEST_SUITE(house_lists)

BOOST_AUTO_TEST_CASE(a_house_list_is_found_without_options) {
    const House house;
    house.write("phalanx/club-spears.xml", house_list);
    house.program.folder().write("a.muster", army);
    const Outcome all = house.run({"lists", "phalanx"});
    BOOST_TEST(all.status == 0);
    BOOST_TEST(contains(all.out, "Spears of the club (house list)"), all.out);
    const Outcome one = house.run({"lists", "phalanx", "club-spears"});
    BOOST_TEST(one.status == 0, one.err);
    BOOST_TEST(contains(one.out, "Whoever turns up."));
    const Outcome checked = house.run({"check", "a.muster"});
    BOOST_TEST(checked.status == 1);
    BOOST_TEST(contains(checked.out, "list.entry-unknown"), checked.out);
}

BOOST_AUTO_TEST_CASE(a_broken_house_list_is_reported_and_the_rest_works) {
    const House house;
    house.write("phalanx/club-spears.xml", house_list);
    const auto broken =
        house.write("phalanx/broken.xml", "<armylist xmlns=\"urn:muster:armylist:1\"\n  rule=\"x\"/>");
    const Outcome all = house.run({"lists", "phalanx"});
    BOOST_TEST(all.status == 2);
    BOOST_TEST(contains(all.err, broken.string() + ":1:"), all.err);
    BOOST_TEST(contains(all.out, "club-spears"));
    BOOST_TEST(contains(all.out, "burgundian-ordonnance"));
    house.program.folder().write("b.muster", with(army, "list=\"club-spears\" ", ""));
    BOOST_TEST(house.run({"check", "b.muster"}).err == "");
}

BOOST_AUTO_TEST_CASE(a_house_list_does_not_replace_a_shipped_one) {
    const House house;
    const auto second = house.write("phalanx/spartan.xml", with(house_list, "club-spears", "spartan"));
    const Outcome one = house.run({"lists", "phalanx", "spartan"});
    BOOST_TEST(!contains(one.out, "Whoever turns up."));
    const Outcome all = house.run({"lists", "phalanx"});
    BOOST_TEST(contains(all.err, second.string() + ":1:1: another list has the id 'spartan'"), all.err);
}

BOOST_AUTO_TEST_CASE(lists_are_found_by_words) {
    const House house;
    house.write("phalanx/club-spears.xml",
                with(house_list, "id=\"club-spears\"",
                     "id=\"club-spears\" aliases=\"Thursday Club\" enemies=\"spartan\""));
    const Outcome found = house.run({"lists", "--find", "thursday"});
    BOOST_TEST(found.status == 0, found.err);
    BOOST_TEST(contains(found.out, "club-spears"), found.out);
    BOOST_TEST(!contains(found.out, "spartan"), found.out);
    BOOST_TEST(contains(house.run({"lists", "phalanx", "--find", "sword dragon"}).out, "No list matches"));
    const Outcome one = house.run({"lists", "phalanx", "spartan"});
    BOOST_TEST(contains(one.out, "Fought against: "), one.out);
    BOOST_TEST(contains(one.out, "Spears of the club"), one.out);
    BOOST_TEST(contains(house.run({"lists", "phalanx", "club-spears"}).out, "Also found by: Thursday Club."));
}

BOOST_AUTO_TEST_CASE(a_list_as_json_says_how_else_its_troops_fight_and_what_an_ally_lends) {
    const House house;
    const nlohmann::json normans = house.run({"lists", "phalanx", "norman", "--json"}).json();
    const nlohmann::json& also = normans["entries"].front()["also"].front();
    BOOST_TEST(also["name"] == "on foot");
    BOOST_TEST(also["from"] == 1100);
    BOOST_TEST((also["values"]["class"] == nlohmann::json{"HIN"}));
    const nlohmann::json byzantines =
        house.run({"lists", "phalanx", "nikephorian-byzantine", "--json"}).json();
    BOOST_TEST((byzantines["allies"].front()["entries"] == nlohmann::json{"knights"}));
}

BOOST_AUTO_TEST_CASE(the_lists_that_an_army_fits_are_shown) {
    const House house;
    house.write("phalanx/club-spears.xml", house_list);
    const std::string legal = MUSTER_SOURCE_DIR "/armylists/phalanx/armies/spartan.muster";
    const Outcome fits = house.run({"lists", "--fit", legal});
    BOOST_TEST(fits.status == 0, fits.err);
    BOOST_TEST(contains(fits.out, "These lists fit\n"), fits.out);
    BOOST_TEST(contains(fits.out, "  spartan "), fits.out);
    BOOST_TEST(!contains(fits.out, "club-spears"), fits.out);
    const nlohmann::json json = house.run({"lists", "--json", "--fit", legal}).json();
    BOOST_TEST(json["lists"].front()["errors"] == 0);
    BOOST_TEST(json["lists"].back()["errors"] > 0);
    BOOST_TEST(json["lists"].size() > 20U);
    house.program.folder().write("a.muster", army);
    const Outcome nearest = house.run({"lists", "--fit", "a.muster"});
    BOOST_TEST(nearest.status == 0);
    BOOST_TEST(contains(nearest.out, "No list fits; the closest are\n"), nearest.out);
    BOOST_TEST(contains(nearest.out, "1 error\n"), nearest.out);
    BOOST_TEST(house.run({"lists", "phalanx", "--fit", "a.muster"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
