// SPDX-License-Identifier: MIT
// The rules of the sixth rule set: each is broken once and kept once.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "check/wording.h"
#include "shipped_data.h"
#include "skirmish.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view leader = "<troop class='spear' leader='yes'/>";

std::string squad(std::string_view troops, std::string_view attributes = "") {
    return fmt::format("<unit {}>{}{}</unit>", attributes, leader, troops);
}

std::string party(std::string_view squads, std::string_view attributes = "") {
    return fmt::format("<body rating='3' {}>{}</body>", attributes, squads);
}

struct Case {
    std::string_view what;
    std::string attributes;
    std::string bodies;
    Lines findings;
};

std::vector<Case> troop_and_unit_cases() {
    const std::string dated = "year='1600'";
    return {
        {"a shield",
         dated,
         party(squad("<troop class='bow' shield='yes'/>")),
         {"error sk.bow-shield /body[1]/unit[1]/troop[2]: Bowmen need both hands: Man 2 has no use for a "
          "shield."}},
        {"a named one",
         dated,
         party(squad("<troop name='Wat' class='bow' shield='yes'/>")),
         {"error sk.bow-shield /body[1]/unit[1]/troop[2]: Bowmen need both hands: Wat has no use for a "
          "shield."}},
        {"a shield of others", dated, party(squad("<troop class='spear' shield='yes'/>")), {}},
        {"the first never",
         dated,
         party(squad("<troop class='bow' morale='bold' armour='mail'/>")),
         {"note sk.worth-known /body[1]/unit[1]/troop[2]: The price of Bowmen who are Bold is lost."}},
        {"the second never",
         dated,
         party("<unit><troop class='bow' morale='bold' leader='yes'/></unit>"),
         {"note sk.worth-known /body[1]/unit[1]/troop[1]: The price of Bowmen who are Bold is lost."}},
        {"neither", dated, party(squad("<troop class='bow' morale='bold'/>")), {}},
        {"a cheap leader",
         dated,
         party("<unit><troop class='spear' morale='shaky' leader='yes'/></unit>"),
         {"error sk.cheap-leader /body[1]/unit[1]/troop[1]: A leader is worth more than 5; this one is worth "
          "4."}},
        {"an empty squad",
         dated,
         party(squad("") + "<unit guard='yes'/>"),
         {"error sk.unit-empty /body[1]/unit[2]: A squad without men."}},
        {"no leader",
         dated,
         party("<unit><troop class='spear'/></unit>"),
         {"error sk.one-leader /body[1]/unit[1]: A squad has one leader, this one 0."}},
        {"leaders by count",
         dated,
         party("<unit><troop class='spear' leader='yes' count='2'/></unit>"),
         {"error sk.one-leader /body[1]/unit[1]: A squad has one leader, this one 2."}},
        {"two classes",
         dated,
         party(squad("<troop class='spear'/><troop class='bow'/>")),
         {"query sk.one-class /body[1]/unit[1]: The men of a squad are alike."}},
        {"two armours",
         dated,
         party(squad("<troop class='spear'/><troop class='spear' armour='mail'/>")),
         {"query sk.one-class /body[1]/unit[1]: The men of a squad are alike."}},
        {"one class, two morales",
         dated,
         party(squad("<troop class='spear'/><troop class='spear' morale='bold'/>")),
         {}},
        {"no orders",
         dated,
         party(squad("", "guard='yes'")),
         {"error sk.orders /body[1]/unit[1]: A guard has written orders."}},
        {"blank orders",
         dated,
         party(squad("", "guard='yes' orders=' '")),
         {"error sk.orders /body[1]/unit[1]: A guard has written orders."}},
        {"orders", dated, party(squad("", "guard='yes' orders='Stay.'")), {}},
        {"three on horses",
         dated,
         party("<unit><troop class='horse' leader='yes'/><troop class='horse' count='2'/></unit>"),
         {"error sk.pairs /body[1]/unit[1]: Horsemen ride in pairs; here are 3."}},
        {"four on horses",
         dated,
         party("<unit><troop class='horse' leader='yes'/><troop class='horse' count='3'/></unit>"),
         {}},
        {"three, two on horses", dated, party(squad("<troop class='horse' count='2'/>")), {}},
        {"a bowman second",
         dated,
         party(squad("<troop class='bow'/><troop class='bow'/>") + squad("")),
         {"error sk.front /body[1]/unit[1]: In a squad of three or more no bowman stands second."}},
        {"a bowman second of two", dated, party(squad("<troop class='bow'/>")), {}},
    };
}

std::vector<Case> army_cases() {
    const std::string dated = "year='1600'";
    const std::string two_archers = "<unit><troop class='bow' armour='leather' leader='yes'/><troop "
                                    "class='bow' armour='leather'/></unit>";
    return {
        {"no leader, rated 5",
         dated,
         "<body rating='5'/>",
         {"error sk.rating /body[1]: A party without a leader is rated 4 at most, not 5."}},
        {"no leader, rated 4", dated, "<body rating='4'/>", {}},
        {"a leader, rated 6", dated, fmt::format("<body rating='6'>{}</body>", squad("")), {}},
        {"one side twice",
         dated,
         party("", "side='left'") + party("") + party("", "side='left'"),
         {"query sk.sides /: Two parties are on one side."}},
        {"the centre twice", dated, party("") + party("", "side='left'") + party(""), {}},
        {"too many",
         dated + " size='3'",
         party(squad("<troop class='spear' count='3'/>")),
         {"error sk.size /: 4 men where 3 are allowed."}},
        {"as many as allowed", dated + " size='4'", party(squad("<troop class='spear' count='3'/>")), {}},
        {"too many archers",
         dated,
         party(squad("") + two_archers),
         {"error sk.archers /: Half of the men may be archers, not 2 of 3."}},
        {"half of them archers", dated, party(squad("<troop class='spear'/>") + two_archers), {}},
        {"archers of two men", dated, party(two_archers), {}},
        {"neither year nor list", "", "", {"note sk.undated /: Neither year nor list is given."}},
        {"a list", "list='border'", "", {}},
        {"marines of 1450",
         "year='1450'",
         party(squad("<troop class='marine'/>")),
         {"query sk.marines /: Marines in 1450: the umpire decides."}},
        {"marines on a dry day",
         dated,
         party(squad("<troop class='marine'/>")),
         {"error sk.marines /: Marines come with the rain."}},
        {"marines in the rain", dated + " weather='wet'", party(squad("<troop class='marine'/>")), {}},
        // The second case: an age that is not known breaks nothing.
        {"marines of no year", "list='border' weather='wet'", party(squad("<troop class='marine'/>")), {}},
        {"another revision",
         dated + " data='2020.1'",
         "",
         {"note data.revision /: This army was last saved with rules data 2020.1; the data in use is "
          "2026.11, so numbers may differ."}},
        {"this revision", dated + " data='2026.11'", "", {}},
        {"several at once, in the army's order",
         "",
         party("<unit/>" + squad("<troop class='bow' shield='yes'/>", "guard='yes'")),
         {"note sk.undated /: Neither year nor list is given.",
          "error sk.unit-empty /body[1]/unit[1]: A squad without men.",
          "error sk.orders /body[1]/unit[2]: A guard has written orders.",
          "error sk.bow-shield /body[1]/unit[2]/troop[2]: Bowmen need both hands: Man 2 has no use for a "
          "shield."}},
    };
}

void check_cases(const std::vector<Case>& cases) {
    for (const Case& row : cases) {
        const CheckedArmy army(skirmish_army(row.attributes, row.bodies));
        BOOST_CHECK_MESSAGE(
            army.findings() == row.findings,
            row.what << "\n  expected: " << fmt::format("{}", fmt::join(row.findings, "\n            "))
                     << "\n  found:    " << fmt::format("{}", fmt::join(army.findings(), "\n            ")));
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(skirmish_rules)

BOOST_AUTO_TEST_CASE(rules_of_troops_and_squads) {
    check_cases(troop_and_unit_cases());
}

BOOST_AUTO_TEST_CASE(rules_of_parties_and_bands) {
    check_cases(army_cases());
}

BOOST_AUTO_TEST_CASE(every_rule_is_broken_by_some_case) {
    std::string all;
    for (const auto& cases : {troop_and_unit_cases(), army_cases()})
        for (const Case& row : cases)
            all += fmt::format("{} ", fmt::join(row.findings, " "));
    for (const Rule& rule : skirmish().rules)
        BOOST_CHECK_MESSAGE(all.find(" " + rule.id + " ") != std::string::npos, rule.id);
}

BOOST_AUTO_TEST_CASE(legality_and_citations) {
    const CheckedArmy army(skirmish_army("", party(squad("<troop class='bow' shield='yes'/>"))));
    BOOST_CHECK(!army.report.legal());
    BOOST_CHECK_EQUAL(army.report.count(Severity::error), 1U);
    BOOST_CHECK_EQUAL(army.report.count(Severity::note), 1U);
    BOOST_CHECK_EQUAL(citation_of(army.report.findings().back(), skirmish()), "Skirmish, Weapons");
    BOOST_CHECK(CheckedArmy(skirmish_army("", "")).report.legal()); // a note forbids nothing
}

BOOST_AUTO_TEST_CASE(the_start_is_a_legal_army) {
    const CheckedArmy army(skirmish().start);
    BOOST_CHECK(army.findings().empty());
    BOOST_CHECK_EQUAL(army.army.about.notes, "Three men & a leader.");
    BOOST_CHECK_EQUAL(army.number({}, "men"), "4");
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const Army start = read_army(ruleset.start, id, shipped_rulesets());
        BOOST_CHECK_EQUAL(start.ruleset, id);
        BOOST_CHECK_MESSAGE(check(start, ruleset).legal(), id);
        BOOST_CHECK_MESSAGE(read_army(write_army(start, ruleset), id, shipped_rulesets()) == start, id);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
