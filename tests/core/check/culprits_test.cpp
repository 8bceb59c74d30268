// SPDX-License-Identifier: MIT
// Which elements a finding names, for every kind of condition that can ask something of elements inside.
#include "check/checker.h"
#include "ruleset/ruleset_reader.h"
#include "ruleset/small_ruleset.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

constexpr std::string_view numbers = R"(
  <number id="cost" of="troop" name="Cost">
    <case><when class="bow"/><plus number="worth"/></case>
    <case><plus value="0"/></case>
  </number>
  <number id="rank" of="troop" name="Rank">
    <table name="Rank"><row morale="shaky" value="1"/><row class="bow" value="3"/><row class="spear" value="2"/></table>
  </number>
  <number id="bows" of="unit" name="Bows"><count of="troop" class="bow"/></number>
  <number id="men" of="unit" name="Men"><count of="troop"/></number>
  <number id="bows" of="army" name="Bows"><sum number="bows" of="unit"/></number>
  <number id="spare" of="army" name="Spare"><plus value="2"/><minus number="bows"/></number>
  <number id="most-of" of="army" name="Most of"><greatest numbers="bows spare"/></number>
  <number id="men" of="army" name="Men"><sum number="men" of="unit"/></number>
  <number id="worth" of="army" name="Worth"><sum number="worth" of="troop"/></number>
  <number id="cost" of="army" name="Cost"><sum number="cost" of="troop"/></number>
  <number id="leaders" of="army" name="Leaders"><sum number="worth" of="troop" leader="yes"/></number>
  <number id="lowest" of="army" name="Lowest"><lowest number="rank" of="troop"/></number>
  <number id="highest" of="army" name="Highest"><highest number="rank" of="troop"/></number>
)";

constexpr std::int32_t spear = 0;
constexpr std::int32_t bow = 1;
constexpr std::int32_t shaky = 0;
constexpr std::int32_t steady = 1;

Troop troop(std::int32_t kind, std::int32_t morale, bool leads = false, std::int32_t count = 1) {
    Troop result;
    result.values[0] = kind;
    result.values[1] = morale;
    result.values[2] = leads ? 1 : 0;
    result.count = count;
    return result;
}

// Two units: a leader with a spear, two bows; a shaky spear, a bow that leads.
Army small_army() {
    Unit first;
    first.troops = {troop(spear, steady, true), troop(bow, steady, false, 2)};
    Unit second;
    second.troops = {troop(spear, shaky), troop(bow, steady, true)};
    Body body;
    body.units = {first, second};
    Army army;
    army.values = {12, no_value};
    army.bodies = {body};
    return army;
}

struct Row {
    std::string_view conditions; // of a rule of the army
    std::string_view culprits;   // "1/1 2/2": unit and troop; "1": a unit
};

const Row table[] = {
    {"<never any='troop' class='bow'/>", "1/2 2/2"},
    {"<need none='troop' morale='shaky'/>", "2/1"},
    {"<never all='troop' class='bow spear'/>", "1/1 1/2 2/1 2/2"},
    {"<need all='troop' class='bow'/>", "1/1 2/1"},
    {"<need any='troop' class='bow' morale='shaky'/>", ""},
    {"<never none='troop' class='bow' morale='shaky'/>", ""},
    {"<never any='unit' bows='2'/>", "1"},
    {"<need alike='morale' among='troop' class='spear'/>", "1/1 2/1"},
    {"<need distinct='class' among='troop' leader='no'/><need distinct='morale' among='troop' class='bow'/>",
     "1/2 2/2"},
    {"<never alike='morale' among='troop' class='bow'/>", "1/2 2/2"},
    {"<need number='bows' most='2'/>", "1/2 2/2"},
    {"<need number='bows' least='4'/>", ""},
    {"<need number='bows' equal='2'/>", "1/2 2/2"},
    {"<need number='bows' equal='4'/>", ""},
    {"<need number='bows' below='3'/>", "1/2 2/2"},
    {"<never number='bows' above='2'/>", "1/2 2/2"},
    {"<need number='bows' multiple='2'/>", "1/2 2/2"},
    {"<need number='spare' least='0'/>", "1/2 2/2"},
    {"<need number='most-of' most='2'/>", "1/2 2/2"},
    {"<need number='men' most='2'/>", ""},
    {"<need number='worth' most='2'/>", ""},
    {"<need number='cost' most='2'/>", "1/2 2/2"},
    {"<need number='leaders' most='2'/>", "1/1 2/2"},
    {"<need number='lowest' equal='highest'/>", "1/2 2/1 2/2"},
    {"<need number='highest' most='2'/>", "1/2 2/2"},
    {"<need number='lowest' least='2'/>", "2/1"},
    {"<need number='highest' least='4'/>", ""},
    // What only concerns the army itself: those that make the rule apply.
    {"<when any='troop' morale='shaky'/><need size='20'/>", "2/1"},
    {"<when number='bows' least='3'/><need size='20'/>", "1/2 2/2"},
    {"<when any='troop' class='bow'/><never missing='year'/>", ""},
    {"<when any='troop' class='bow'/><never given='list'/>", "1/2 2/2"},
    {"<need size='20'/>", ""},
    // A rule may be broken in several ways at once.
    {"<never any='troop' morale='shaky'/><need all='troop' class='bow'/>", "1/1 2/1"},
};

std::string named(const std::vector<Place>& places) {
    std::string text;
    for (const Place& place : places) {
        text += fmt::format("{}{}", text.empty() ? "" : " ", place.unit);
        if (place.troop != 0)
            text += fmt::format("/{}", place.troop);
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(culprits)

BOOST_AUTO_TEST_CASE(every_kind_of_condition_names_its_elements) {
    Army army = small_army();
    army.list = "some";
    for (const Row& row : table) {
        const std::string rule =
            fmt::format("<rule id='s.it' of='army' cite='It'>{}<say>It.</say></rule>", row.conditions);
        Additions additions;
        additions.numbers = numbers;
        additions.rules = rule;
        const Ruleset ruleset = read_ruleset(small_ruleset(additions), "it");
        const Report report = check(army, ruleset);
        BOOST_TEST_CONTEXT(row.conditions) {
            BOOST_REQUIRE_EQUAL(report.findings().size(), 1U);
            BOOST_TEST(named(report.findings().front().culprits) == row.culprits);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_vignette_is_the_troop_that_it_falls_in) {
    const std::string_view rules = "<rule id='s.it' of='unit' cite='It'><never vignette='3' class='bow'/>"
                                   "<say>It.</say></rule>";
    Additions additions;
    additions.rules = rules;
    const Ruleset ruleset = read_ruleset(small_ruleset(additions), "it");
    const Report report = check(small_army(), ruleset);
    BOOST_REQUIRE_EQUAL(report.findings().size(), 1U);
    BOOST_TEST(named(report.findings().front().culprits) == "1/2");
}

// More than are compared each with each.
BOOST_AUTO_TEST_CASE(those_alike_are_found_among_many) {
    Additions additions;
    additions.rules =
        "<rule id='s.it' of='army' cite='It'><need distinct='morale' among='troop' class='bow'/>"
        "<say>It.</say></rule>";
    const Ruleset ruleset = read_ruleset(small_ruleset(additions), "it");
    Army army = small_army();
    std::vector<Troop>& troops = army.bodies[0].units[0].troops;
    army.bodies[0].units.pop_back();
    troops.assign(40, troop(spear, steady));
    troops[5] = troop(bow, steady);
    troops[20] = troop(bow, shaky);
    BOOST_TEST(check(army, ruleset).findings().empty());
    troops[35] = troop(bow, steady);
    const Report report = check(army, ruleset);
    BOOST_REQUIRE_EQUAL(report.findings().size(), 1U);
    BOOST_TEST(named(report.findings().front().culprits) == "1/6 1/36");
}

BOOST_AUTO_TEST_CASE(a_finding_of_a_troop_names_none) {
    Additions additions;
    additions.rules = "<rule id='s.it' of='troop' cite='It'><never class='bow'/><say>It.</say></rule>";
    const Ruleset ruleset = read_ruleset(small_ruleset(additions), "it");
    const Report report = check(small_army(), ruleset);
    BOOST_TEST(report.findings().size() == 2U);
    for (const Finding& finding : report.findings())
        BOOST_TEST(finding.culprits.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
