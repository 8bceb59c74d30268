// SPDX-License-Identifier: MIT
// What a report says beyond the cases: the data revision, the terms of a number, words and places.
#include "check/checker.h"

#include "army/army_reader.h"
#include "case_files.h"
#include "check/wording.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

struct Checked {
    Army army;
    const Ruleset& ruleset;
    Report report;
};

Checked checked(const std::string& text) {
    Army army = read_army(text, "test", shipped_rulesets());
    const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
    Report report = check(army, ruleset, Detail::sheet);
    return {std::move(army), ruleset, std::move(report)};
}

// The example of the format: three Uruk-hai.
std::string white_hand(const std::string& data) {
    return R"(<army xmlns="urn:muster:army:1" ruleset="undying-lands" name="Host of the White Hand")" + data +
           R"( general-rating="4"><body name="Left wing" rating="3" orders="attack">
           <unit name="Uruk spears" general="yes" commander="yes">
           <troop name="Uruk-hai" count="3" class="foot" order="close" army="regular" weapon="spear"
                  physique="high" morale="IV" proficiency="drilled" defence="E" shield="large"/></unit></body></army>)";
}

constexpr Place only_troop{1, 1, 1};

} // namespace

BOOST_AUTO_TEST_CASE(another_data_revision_is_a_note_and_this_one_is_not) {
    const Checked other = checked(white_hand(R"( data="1999.1")"));
    BOOST_REQUIRE_EQUAL(other.report.findings().size(), 1U);
    const Finding& finding = other.report.findings().front();
    BOOST_TEST(rule_id_of(finding, other.ruleset) == "data.revision");
    BOOST_TEST((finding.severity == Severity::note));
    BOOST_TEST(finding.place.path() == "/");
    BOOST_TEST(other.report.legal());
    const std::string message = message_of(finding, other.army, other.ruleset, other.report);
    BOOST_TEST(message.find("1999.1") != std::string::npos);
    BOOST_TEST(message.find(other.ruleset.revision) != std::string::npos);

    BOOST_TEST(checked(white_hand("")).report.findings().empty());
    BOOST_TEST(checked(white_hand(" data=\"" + other.ruleset.revision + "\"")).report.findings().empty());
}

BOOST_AUTO_TEST_CASE(the_terms_of_a_number_add_up_and_cite) {
    const Checked host = checked(white_hand(""));
    const auto ip = host.ruleset.number(Level::troop, "ip");
    BOOST_REQUIRE(ip.has_value());
    const auto terms = explain(host.army, host.ruleset, host.report, only_troop, *ip);
    Exact sum = 0;
    std::vector<std::string> values;
    for (const Term& term : terms) {
        sum = sum + term.value;
        values.push_back(term.value.text());
        BOOST_TEST(!term.name.empty());
        BOOST_TEST(!term.cite.empty());
    }
    // base, shaft, physique and size, morale, defence
    const std::vector<std::string> expected{"16", "4", "4", "5", "6"};
    BOOST_TEST(values == expected, boost::test_tools::per_element());
    BOOST_TEST(sum.text() == "35");
    BOOST_TEST(host.report.number(only_troop, *ip).text() == "35");
}

BOOST_AUTO_TEST_CASE(inherited_and_lost_figures_say_so) {
    const Checked army = checked(
        R"(<army xmlns="urn:muster:army:1" ruleset="phalanx"><body><unit>
           <troop class="HIP" army="RA" integrity="III"/><troop class="HIN" army="RA" integrity="III"/>
           <troop class="CAM" army="RA" integrity="III"/></unit></body></army>)");
    const auto cf = army.ruleset.number(Level::troop, "cf-foot");
    BOOST_REQUIRE(cf.has_value());
    const auto provenance = [&](std::uint32_t index) {
        return explain(army.army, army.ruleset, army.report, {1, 1, index}, *cf).front().provenance;
    };
    BOOST_TEST((provenance(1) == Provenance::inherited));
    BOOST_TEST((provenance(2) == Provenance::printed));
    BOOST_TEST((provenance(3) == Provenance::lost));
    BOOST_TEST(!army.report.number({1, 1, 3}, *cf).known());
}

BOOST_AUTO_TEST_CASE(places_are_called_by_their_names_or_the_rule_sets_words) {
    const Checked host = checked(white_hand(""));
    BOOST_TEST(place_name(only_troop, host.army, host.ruleset) == "Left wing › Uruk spears › Uruk-hai");
    BOOST_TEST(place_name({}, host.army, host.ruleset) == "whole army");
    const Checked nameless = checked(
        R"(<army xmlns="urn:muster:army:1" ruleset="undying-lands" general-rating="4"><body rating="1"/></army>)");
    BOOST_TEST(place_name({1, 0, 0}, nameless.army, nameless.ruleset) == "Wing 1");
}

// A part made the left wing was still called "Part of the army 2".
BOOST_AUTO_TEST_CASE(a_nameless_part_is_called_after_its_place) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const Army army = read_army(R"(<army xmlns="urn:muster:army:1" ruleset="phalanx">
        <body/><body part="left"/><body part="right" name="Horse"/><body part="right"/></army>)",
                                "it", shipped_rulesets());
    BOOST_TEST(element_name({1, 0, 0}, army, ruleset) == "Part of the army 1");
    BOOST_TEST(element_name({2, 0, 0}, army, ruleset) == "Left wing");
    BOOST_TEST(element_name({3, 0, 0}, army, ruleset) == "Horse");
    BOOST_TEST(element_name({4, 0, 0}, army, ruleset) == "Right wing");
    Army twice = army;
    twice.bodies[0].values = twice.bodies[1].values;
    BOOST_TEST(element_name({2, 0, 0}, twice, ruleset) == "Part of the army 2");
}

BOOST_AUTO_TEST_CASE(notations_are_those_that_players_write) {
    const auto notation = [](const std::string& traits) {
        const Checked army =
            checked(R"(<army xmlns="urn:muster:army:1" ruleset=")" + traits + "/></unit></body></army>");
        return notation_of(only_troop, army.army, army.ruleset, army.report);
    };
    const std::string igr = R"(into-glory-ride"><body><unit><troop army="RA" )";
    BOOST_TEST(notation(igr + R"(class="HIM" integrity="III" epoch="IV")") == "(HIM-III-RA)EIV");
    BOOST_TEST(notation(igr + R"(class="ART" integrity="III" epoch="II")") == "(ART-III-RA)EII");
    BOOST_TEST(
        notation(
            R"(into-glory-ride"><body><unit><troop army="IA" class="HIP" integrity="III" attached="II")") ==
        "(HIP-III-IA)+AA(EII)");
    const std::string ph2 = R"(phalanx-ii"><body><unit><troop army="RA" )";
    BOOST_TEST(notation(ph2 + R"(class="HIS" integrity="plus")") == "HIS+");
    BOOST_TEST(notation(ph2 + R"(class="HIN")") == "HINn");
    BOOST_TEST(notation(ph2 + R"(class="LIN" integrity="minus")") == "LIN-");
}

BOOST_AUTO_TEST_CASE(an_absurdly_large_number_is_an_error_not_a_wrong_figure) {
    // The shipped rule sets stay far below; exactness is kept up to 2^62 and then given up loudly.
    Exact value = Exact(1);
    for (int i = 0; i < 61; ++i)
        value = value * Exact(2);
    BOOST_TEST(value.text() == "2305843009213693952");
    BOOST_CHECK_THROW(static_cast<void>(Exact::fraction(1, 3) * value * value), std::overflow_error);
}

} // namespace muster::tests
