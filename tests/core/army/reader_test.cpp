// SPDX-License-Identifier: MIT
// What an army file says is what is read.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

// The example of the contract, with remarks and spaces where they may stand.
constexpr std::string_view example = R"(<?xml version="1.0" encoding="UTF-8"?>
<!-- a remark -->
<army xmlns="urn:muster:army:1" ruleset="undying-lands" name="Host of the White Hand" general-rating="4"
      list="orcs" data="2026.11">
  <about player="A. Player" event="Autumn open" date="2026-11-20">Free text notes.</about>
  <body name="Left wing" rating="3" orders="attack">
    <unit name="Uruk spears" general="yes" commander="yes">
      <troop name="Uruk-hai" count="3" entry="uruk" class="foot" order="close" army="regular" weapon="spear"
             physique="high" morale="IV" proficiency="drilled" defence="E" shield="large"/>
      <troop class='foot' order='open' army='irregular'> <!-- nothing --> </troop>
    </unit>
    <unit/>
  </body>
  <body rating="6"></body>
</army>
<?end of file?>
)";

const Army& army() {
    static const Army value = read_army(example, "example", shipped_rulesets());
    return value;
}

std::string value_of(Level level, const Element& element, std::string_view trait_id) {
    const Trait* trait = shipped_rulesets().find("undying-lands")->trait(level, trait_id);
    BOOST_REQUIRE_MESSAGE(trait != nullptr, trait_id);
    return trait->value_id(element.values[trait->slot]);
}

Army read(std::string_view attributes, std::string_view content, std::string_view ruleset) {
    const std::string text = "<army xmlns='urn:muster:army:1' ruleset='" + std::string(ruleset) + "' " +
                             std::string(attributes) + ">" + std::string(content) + "</army>";
    return read_army(text, "it", shipped_rulesets());
}

} // namespace

BOOST_AUTO_TEST_SUITE(reader)

BOOST_AUTO_TEST_CASE(the_frame_is_read) {
    BOOST_CHECK_EQUAL(army().ruleset, "undying-lands");
    BOOST_CHECK_EQUAL(army().name, "Host of the White Hand");
    BOOST_CHECK_EQUAL(army().list, "orcs");
    BOOST_CHECK_EQUAL(army().data, "2026.11");
    BOOST_CHECK_EQUAL(army().about.player, "A. Player");
    BOOST_CHECK_EQUAL(army().about.event, "Autumn open");
    BOOST_CHECK_EQUAL(army().about.date, "2026-11-20");
    BOOST_CHECK_EQUAL(army().about.notes, "Free text notes.");
    BOOST_REQUIRE_EQUAL(army().bodies.size(), 2U);
    BOOST_CHECK_EQUAL(army().bodies[0].name, "Left wing");
    BOOST_REQUIRE_EQUAL(army().bodies[0].units.size(), 2U);
    BOOST_CHECK_EQUAL(army().bodies[0].units[0].name, "Uruk spears");
    BOOST_REQUIRE_EQUAL(army().bodies[0].units[0].troops.size(), 2U);
    BOOST_CHECK(army().bodies[0].units[1].troops.empty());
    BOOST_CHECK(army().bodies[1].units.empty());
}

BOOST_AUTO_TEST_CASE(traits_and_defaults_are_read) {
    const Unit& unit = army().bodies[0].units[0];
    const Troop& uruks = unit.troops[0];
    BOOST_CHECK_EQUAL(uruks.name, "Uruk-hai");
    BOOST_CHECK_EQUAL(uruks.count, 3);
    BOOST_CHECK_EQUAL(uruks.entry, "uruk");
    BOOST_CHECK_EQUAL(value_of(Level::army, army(), "general-rating"), "4");
    BOOST_CHECK_EQUAL(value_of(Level::army, army(), "scale"), "15mm");
    BOOST_CHECK_EQUAL(value_of(Level::body, army().bodies[0], "orders"), "attack");
    BOOST_CHECK_EQUAL(value_of(Level::body, army().bodies[1], "orders"), "none");
    BOOST_CHECK_EQUAL(value_of(Level::body, army().bodies[1], "rating"), "6");
    BOOST_CHECK_EQUAL(value_of(Level::unit, unit, "general"), "yes");
    BOOST_CHECK_EQUAL(value_of(Level::troop, uruks, "shield"), "large");
    BOOST_CHECK_EQUAL(value_of(Level::troop, uruks, "morale"), "IV");
    const Troop& others = unit.troops[1];
    BOOST_CHECK_EQUAL(others.name, "");
    BOOST_CHECK_EQUAL(others.count, 1);
    BOOST_CHECK_EQUAL(value_of(Level::troop, others, "army"), "irregular");
    BOOST_CHECK_EQUAL(value_of(Level::troop, others, "weapon"), "none");
    BOOST_CHECK_EQUAL(value_of(Level::troop, others, "morale"), "III");
    BOOST_CHECK_EQUAL(value_of(Level::troop, others, "fast"), "no");
}

BOOST_AUTO_TEST_CASE(optional_numbers_and_texts_may_be_missing) {
    const Ruleset& glory = *shipped_rulesets().find("into-glory-ride");
    const std::size_t year = glory.trait(Level::army, "year")->slot;
    BOOST_CHECK_EQUAL(read("", "", "into-glory-ride").values[year], no_value);
    BOOST_CHECK_EQUAL(read("year='1813'", "", "into-glory-ride").values[year], 1813);
    BOOST_CHECK(read("nation='roman'", "", "ancient-1969").texts.empty());
    BOOST_CHECK(read("nation='roman' signals=''", "", "ancient-1969").texts.empty());
    BOOST_CHECK(read("nation='roman' signals='one; two'", "", "ancient-1969").texts ==
                std::vector<std::string>{"one; two"});
}

BOOST_AUTO_TEST_CASE(the_order_of_attributes_does_not_matter) {
    const Army one = read("name='A' year='1813' size='24'", "", "into-glory-ride");
    const Army other = read_army("<army size=\"24\"\n\tyear='1813' ruleset='into-glory-ride' "
                                 "xmlns='urn:muster:army:1' name='A'/>",
                                 "it", shipped_rulesets());
    BOOST_CHECK(one == other);
}

BOOST_AUTO_TEST_CASE(the_order_of_elements_does) {
    const Army one = read("", "<body name='a'/><body name='b'/>", "phalanx");
    const Army other = read("", "<body name='b'/><body name='a'/>", "phalanx");
    BOOST_CHECK(!(one == other));
    BOOST_CHECK_EQUAL(one.bodies[0].name, "a");
    BOOST_CHECK_EQUAL(other.bodies[0].name, "b");
}

BOOST_AUTO_TEST_CASE(a_default_that_is_written_out_is_the_same) {
    BOOST_CHECK(read("size='12' scale='15-20mm'", "<body part='centre'/>", "into-glory-ride") ==
                read("", "<body/>", "into-glory-ride"));
}

// A rule of the game that is broken is no input error.
BOOST_AUTO_TEST_CASE(an_illegal_army_is_read) {
    BOOST_CHECK_NO_THROW(
        (void)read("general-rating='1'", "<body rating='1'><unit/><unit/></body>", "undying-lands"));
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_and_no_declaration_are_fine) {
    const std::string text = "\uFEFF<army xmlns='urn:muster:army:1' ruleset='phalanx' name='Ä'/>";
    BOOST_CHECK_EQUAL(read_army(text, "it", shipped_rulesets()).name, "Ä");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
