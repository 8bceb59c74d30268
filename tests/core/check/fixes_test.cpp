// SPDX-License-Identifier: MIT
// Fixes: whatever is offered clears its finding and breaks nothing new, in every army of tests/cases; most
// rules have one; the first is the one that a player would expect.
#include "check/fixes.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "army/edits.h"
#include "case_files.h"
#include "check/checker.h"
#include "check/detail/fix_search.h"
#include "check/wording.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace data = boost::unit_test::data;

namespace muster::tests {

namespace {

using Line = std::tuple<std::uint16_t, Severity, std::string>; // rule, severity, path

struct ArmyWithFixes {
    explicit ArmyWithFixes(Army read) : army(std::move(read)) {
        ruleset = shipped_rulesets().find(army.ruleset);
        report = check(army, *ruleset);
    }
    explicit ArmyWithFixes(const std::string& xml)
        : ArmyWithFixes(read_army(xml, "army", shipped_rulesets())) {}

    [[nodiscard]] std::vector<Fix> fixes(const Finding& finding) const {
        return fixes_for(finding, army, *ruleset, report);
    }
    // The fixes of the only finding of this rule.
    [[nodiscard]] std::vector<Fix> fixes(const std::string& rule) const { return fixes(finding(rule)); }
    [[nodiscard]] const Finding& finding(const std::string& rule) const {
        for (const Finding& known : report.findings())
            if (rule_id_of(known, *ruleset) == rule)
                return known;
        throw std::runtime_error("no finding of " + rule);
    }

    Army army;
    const Ruleset* ruleset = nullptr;
    Report report;
};

std::size_t elements_of(const Army& army) {
    std::size_t result = army.bodies.size();
    for (const Body& body : army.bodies) {
        result += body.units.size();
        for (const Unit& unit : body.units)
            result += unit.troops.size();
    }
    return result;
}

bool same_shape(const Army& a, const Army& b) {
    if (a.bodies.size() != b.bodies.size())
        return false;
    for (std::size_t i = 0; i < a.bodies.size(); ++i) {
        if (a.bodies[i].units.size() != b.bodies[i].units.size())
            return false;
        for (std::size_t j = 0; j < a.bodies[i].units.size(); ++j)
            if (a.bodies[i].units[j].troops.size() != b.bodies[i].units[j].troops.size())
                return false;
    }
    return true;
}

bool has_finding(const Report& report, std::uint32_t rule, const Place& place) {
    return std::any_of(report.findings().begin(), report.findings().end(),
                       [&](const Finding& f) { return f.rule == rule && f.place == place; });
}

std::map<std::pair<std::uint16_t, Severity>, std::size_t> tally(const Report& report) {
    std::map<std::pair<std::uint16_t, Severity>, std::size_t> result;
    for (const Finding& finding : report.findings())
        ++result[{finding.rule, finding.severity}];
    return result;
}

std::set<Line> lines(const Report& report) {
    std::set<Line> result;
    for (const Finding& finding : report.findings())
        result.emplace(finding.rule, finding.severity, finding.place.path());
    return result;
}

// What a fix promises, checked anew.
void check_promise(const ArmyWithFixes& before, const Finding& finding, const Fix& fix,
                   const std::string& where) {
    const Ruleset& ruleset = *before.ruleset;
    const std::string what = where + ": " + rule_id_of(finding, ruleset) + ": " + fix.label;
    const Report after = check(fix.after, ruleset);
    BOOST_CHECK_MESSAGE(!fix.label.empty(), where << ": a fix without a label");
    BOOST_CHECK_MESSAGE(!(fix.after == before.army), what << " changes nothing");
    // What it makes is an army that can be saved and read.
    BOOST_CHECK_MESSAGE(read_army(write_army(fix.after, ruleset), "fixed", shipped_rulesets()) == fix.after,
                        what << " makes no proper army");
    std::size_t of_rule_before = 0;
    std::size_t of_rule_after = 0;
    const auto tally_before = tally(before.report);
    for (const auto& [key, count] : tally_before)
        of_rule_before += key.first == finding.rule ? count : 0;
    for (const auto& [key, count] : tally(after)) {
        of_rule_after += key.first == finding.rule ? count : 0;
        const auto known = tally_before.find(key);
        BOOST_CHECK_MESSAGE(known != tally_before.end() && count <= known->second,
                            what << " breaks " << ruleset.rules[key.first].id << " in "
                                 << write_army(fix.after, ruleset));
    }
    BOOST_CHECK_MESSAGE(of_rule_after < of_rule_before, what << " does not clear the finding");
    if (!same_shape(before.army, fix.after))
        return;
    BOOST_CHECK_MESSAGE(!has_finding(after, finding.rule, finding.place), what << " leaves the finding");
    const std::set<Line> known = lines(before.report);
    const bool exchanged = fix.label.rfind("Put ", 0) == 0;
    for (const Line& line : lines(after))
        BOOST_CHECK_MESSAGE(exchanged || known.count(line) == 1, what << " breaks "
                                                                      << ruleset.rules[std::get<0>(line)].id
                                                                      << " at " << std::get<2>(line));
}

void check_fixes(const ArmyWithFixes& checked, const Finding& finding, const std::string& where) {
    const std::vector<Fix> fixes = checked.fixes(finding);
    BOOST_CHECK_MESSAGE(fixes.size() <= FixSearch::most_fixes, where << ": too many fixes");
    std::set<std::string> labels;
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        check_promise(checked, finding, fixes[i], where);
        BOOST_CHECK_MESSAGE(labels.insert(fixes[i].label).second,
                            where << ": two fixes called " << fixes[i].label);
        for (std::size_t j = 0; j < i; ++j)
            BOOST_CHECK_MESSAGE(!(fixes[i].after == fixes[j].after),
                                where << ": " << fixes[i].label << " is also " << fixes[j].label);
    }
    const std::vector<Fix> again = checked.fixes(finding);
    const bool same =
        std::equal(fixes.begin(), fixes.end(), again.begin(), again.end(),
                   [](const Fix& a, const Fix& b) { return a.label == b.label && a.after == b.after; });
    BOOST_CHECK_MESSAGE(same, where << ": another answer the second time");
}

const std::set<std::string> rules_without_fix = {
    "anc.orders-missing", // a text, which the player writes
    "igr.ap-missing",     // the list and the allowance are for the players to agree
    "ph.ap-missing",      // as above
    "ph2.list-unknown",   // as above
    "ul.wing-needed",     // a wing with units and a sub-commander is more than one edit
};

Fix first_fix(const ArmyWithFixes& checked, const std::string& rule) {
    const std::vector<Fix> fixes = checked.fixes(rule);
    BOOST_REQUIRE_MESSAGE(!fixes.empty(), "no fix of " << rule);
    return fixes.front();
}

struct Expected {
    std::string ruleset;
    std::string case_name;
    std::string rule;
    std::string label;
};

std::ostream& operator<<(std::ostream& out, const Expected& expected) {
    return out << expected.rule << ", " << expected.case_name;
}

const std::vector<Expected> expected_first = {
    {"into-glory-ride", "LIS of integrity V has no factor", "igr.integrity-missing-factor",
     "Change integrity of Vignette 1 from V to IV"},
    {"into-glory-ride", "11 vignettes", "igr.army-size",
     "Change the count of Centre › Foot › Vignette 1 from 9 to 10"},
    {"into-glory-ride", "24 declared, 12 there", "igr.army-size",
     "Change the count of Centre › Foot › Vignette 1 from 10 to 22"},
    {"into-glory-ride", "18 declared, 12 there", "igr.size-allowed",
     "Change size in vignettes of the army from 18 to 12"},
    {"into-glory-ride", "no vignette is the General's", "igr.one-general",
     "Mark Centre › Pikes › Vignette 1 as general"},
    {"into-glory-ride", "two vignettes are the General's", "igr.one-general",
     "Clear the mark general on Centre › Pikes › Vignette 1"},
    {"into-glory-ride", "a General's entry of ten vignettes", "igr.one-general",
     "Mark Centre › Pikes › Vignette 1 as general instead of Centre › Foot › Vignette 1"},
    {"into-glory-ride", "a unit without troops", "igr.unit-empty", "Remove the empty unit Ghosts"},
    {"into-glory-ride", "HIP do not shoot: no epoch", "igr.epoch-not-shooter",
     "Change epoch of its shooting of Vignette 1 from II to None"},
    {"into-glory-ride", "front and rear changed about", "igr.support-front",
     "Put Vignette 2 before Vignette 1"},
    {"into-glory-ride", "epoch I in 1601", "igr.epoch-year",
     "Change epoch of its shooting of Vignette 1 from I to II"},
    {"into-glory-ride", "25mm option 1 on 8x5", "igr.table-fit",
     "Change table of the army from 8' × 5' to Not named"},
    {"phalanx", "an in-line link of one vignette", "ph.link-single",
     "Change link of Bows from In line to None"},
    {"phalanx", "two bodies in the centre because neither says its part", "ph.part-twice",
     "Change part of Centre from Centre to Left wing"},
    {"phalanx", "three centres are one finding", "ph.part-twice",
     "Change part of Left wing from Centre to Left wing; Change part of Right wing from Centre to Right "
     "wing"},
    {"phalanx-ii", "HIB of 6 bases among foot of 4", "ph2.bases-mixed",
     "Change bases in the vignette of Centre › Bows › Vignette 1 from 6 to 4"},
    {"undying-lands", "foot with lances", "ul.lance-mounted",
     "Change close combat weapon of Vignette 1 from Lance to Side arms or natural weapons"},
    {"undying-lands", "fast foot in close order", "ul.fast-order", "Clear the mark fast on Vignette 1"},
    {"undying-lands", "one irregular vignette", "ul.unit-size-irregular",
     "Change the count of Vignette 1 from 1 to 2"},
    {"undying-lands", "no unit joined by the sub-commander", "ul.commander-unit",
     "Mark Guard as sub-commander"},
    {"ancient-1969", "one point above the agreed total", "anc.points-over",
     "Change the count of Line › Cohort › Figures 2 from 20 to 19"},
    {"ancient-1969", "infantry without a unit commander", "anc.unit-commander",
     "Add to Cohort: type Unit commander"},
    {"ancient-1969", "groups of A and of B", "anc.unit-mixed", "Change quality of Figures 2 from B to A"},
};

// `units` units of `troops` vignettes each, without a General.
Army large_army(std::size_t units, std::size_t troops) {
    Army army = read_army(shipped_rulesets().find("into-glory-ride")->start, "start", shipped_rulesets());
    const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
    Troop troop = army.bodies.front().units.front().troops.back();
    troop.values[ruleset.trait(Level::troop, "general")->slot] = 0;
    troop.count = 1;
    army.bodies.resize(1);
    army.bodies.front().units.assign(units, Unit());
    for (Unit& unit : army.bodies.front().units)
        unit.troops.assign(troops, troop);
    return army;
}

} // namespace

BOOST_DATA_TEST_CASE(every_fix_keeps_its_promise, data::make(shipped_ids()), ruleset) {
    std::map<std::string, bool> has_fix;
    for (const RuleCaseData& rule_case : read_rule_cases(ruleset)) {
        const ArmyWithFixes checked(rule_case.army);
        for (const Finding& finding : checked.report.findings()) {
            check_fixes(checked, finding, rule_case.name);
            has_fix[rule_id_of(finding, *checked.ruleset)] |= !checked.fixes(finding).empty();
        }
    }
    for (const auto& [rule, fixed] : has_fix)
        BOOST_CHECK_MESSAGE(fixed == (rules_without_fix.count(rule) == 0),
                            (fixed ? "a fix after all for " : "no case has a fix for ") << rule);
}

BOOST_DATA_TEST_CASE(the_first_fix_is_the_expected_one, data::make(expected_first), expected) {
    for (const RuleCaseData& rule_case : read_rule_cases(expected.ruleset)) {
        if (rule_case.name != expected.case_name)
            continue;
        BOOST_TEST(first_fix(ArmyWithFixes(rule_case.army), expected.rule).label == expected.label);
        return;
    }
    BOOST_ERROR("no case of this name");
}

// Names as the player gave them; the army itself by the rule set's word.
BOOST_AUTO_TEST_CASE(labels_use_the_names_of_the_army) {
    const ArmyWithFixes checked(
        R"(<army xmlns="urn:muster:army:1" ruleset="into-glory-ride" name="Host" ap="6">
      <body name="Centre"><unit name="Foot">
        <troop name="Guard" class="HIS" army="RA" integrity="III" general="yes"/>
        <troop name="Voltigeurs" class="LIN" army="RA" integrity="V" epoch="II"/>
        <troop name="Line" count="12" class="HIS" army="RA" integrity="III"/>
      </unit><unit name="Reserve"/></body></army>)");
    BOOST_TEST(first_fix(checked, "igr.integrity-missing-factor").label ==
               "Change integrity of Voltigeurs from V to IV");
    BOOST_TEST(first_fix(checked, "igr.unit-empty").label == "Remove the empty unit Reserve");
    BOOST_TEST(first_fix(checked, "igr.army-size").label == "Remove 2 Centre › Foot › Line");
}

// Where names leave it open which one is meant, numbers say it.
BOOST_AUTO_TEST_CASE(labels_of_namesakes_are_told_apart) {
    Army army = large_army(1, 3);
    for (Troop& troop : army.bodies[0].units[0].troops) {
        troop.name = "Line";
        troop.count = 4;
    }
    army.bodies[0].units[0].troops[0].count = 3;
    army.bodies[0].units[0].name = "Foot";
    army.bodies[0].name = "Centre";
    const std::vector<Fix> fixes = ArmyWithFixes(army).fixes("igr.army-size");
    BOOST_REQUIRE_GE(fixes.size(), 3U);
    BOOST_TEST(fixes[0].label == "Add one Centre › Foot › Line (vignette 1)");
    BOOST_TEST(fixes[1].label == "Add one Centre › Foot › Line (vignette 2)");
}

// Three Generals: one edit leaves any one of them.
BOOST_AUTO_TEST_CASE(of_many_that_have_a_flag_one_keeps_it) {
    Army army = large_army(3, 4);
    const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
    const std::string names[] = {"Guard", "Line", "Reserve"};
    army.bodies[0].name = "Centre";
    for (std::size_t i = 0; i < 3; ++i) {
        army.bodies[0].units[i].name = names[i];
        army.bodies[0].units[i].troops[0].name = "Staff";
        army.bodies[0].units[i].troops[0].values[ruleset.trait(Level::troop, "general")->slot] = 1;
    }
    const std::vector<Fix> fixes = ArmyWithFixes(army).fixes("igr.one-general");
    BOOST_REQUIRE_EQUAL(fixes.size(), 3U);
    BOOST_TEST(fixes[0].label == "Mark only Centre › Guard › Staff as general");
    BOOST_TEST(fixes[2].label == "Mark only Centre › Reserve › Staff as general");
}

// The only one of its kind is likelier than one of many, and comes before them.
BOOST_AUTO_TEST_CASE(the_likeliest_general_comes_first) {
    Army army = large_army(1, 12);
    const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
    const Trait& kind = *ruleset.trait(Level::troop, "class");
    std::vector<Troop>& troops = army.bodies[0].units[0].troops;
    for (Troop& troop : troops)
        troop.name = "Foot";
    troops.back().name = "Horse";
    troops.back().values[kind.slot] = *kind.parse("HCC");
    army.bodies[0].units[0].name = "Host";
    const std::vector<Fix> fixes = ArmyWithFixes(army).fixes("igr.one-general");
    BOOST_REQUIRE(!fixes.empty());
    BOOST_TEST(fixes[0].label.find("Horse") != std::string::npos, fixes[0].label);
    BOOST_TEST(fixes.size() == 12U); // each of them can be chosen
}

BOOST_AUTO_TEST_CASE(another_data_revision_is_taken_over) {
    for (const std::string& id : shipped_ids()) {
        Army army = read_army(shipped_rulesets().find(id)->start, "start", shipped_rulesets());
        army.data = "1969.1";
        const ArmyWithFixes checked(army);
        const Fix fix = first_fix(checked, "data.revision");
        BOOST_TEST(fix.label == "Take over the data of revision " + checked.ruleset->revision);
        check_promise(checked, checked.finding("data.revision"), fix, id);
    }
}

// An error that turns into a query of the same rule is not cleared.
BOOST_AUTO_TEST_CASE(a_weaker_finding_of_the_rule_is_no_fix) {
    for (const RuleCaseData& rule_case : read_rule_cases("ancient-1969")) {
        const ArmyWithFixes checked(rule_case.army);
        for (const Finding& finding : checked.report.findings())
            if (rule_id_of(finding, *checked.ruleset) == "anc.elephant-nation")
                for (const Fix& fix : checked.fixes(finding))
                    BOOST_TEST(!has_finding(check(fix.after, *checked.ruleset), finding.rule, finding.place));
    }
}

// However large the army, the work is bounded, and there is an answer all the same.
BOOST_AUTO_TEST_CASE(a_thousand_troops_are_bounded_work) {
    for (const std::size_t units : {1U, 100U, 1000U}) {
        const ArmyWithFixes checked(large_army(units, 1000 / units));
        BOOST_REQUIRE(!checked.report.findings().empty());
        for (const Finding& finding : checked.report.findings()) {
            Budget budget;
            FixSearch search(finding, checked.army, *checked.ruleset, checked.report, budget);
            const std::vector<Fix> fixes = search.search();
            BOOST_TEST(search.trials() * elements_of(checked.army) <= FixSearch::most_effort);
            BOOST_TEST(search.trials() <= FixSearch::most_trials);
            if (rule_id_of(finding, *checked.ruleset) == "igr.one-general")
                BOOST_TEST(!fixes.empty());
        }
    }
}

// What comes last, an agreed total that fits, is reached even if all that comes before is of no avail.
BOOST_AUTO_TEST_CASE(a_large_army_reaches_the_last_candidates) {
    Army army = read_army(shipped_rulesets().find("ancient-1969")->start, "start", shipped_rulesets());
    const Unit model = army.bodies.front().units.back();
    army.bodies.front().units.insert(army.bodies.front().units.end(), 400, model);
    const std::vector<Fix> fixes = ArmyWithFixes(army).fixes("anc.points-over");
    BOOST_REQUIRE(!fixes.empty());
    BOOST_TEST(fixes.back().label.rfind("Change agreed total ", 0) == 0U);
}

// A number beyond what can be kept exactly ends no search.
BOOST_AUTO_TEST_CASE(counts_at_their_limits_stay_inside) {
    Army army = large_army(1, 2);
    for (Troop& troop : army.bodies[0].units[0].troops)
        troop.count = most_count;
    const ArmyWithFixes checked(army);
    for (const Finding& finding : checked.report.findings())
        for (const Fix& fix : checked.fixes(finding))
            for (const Troop& troop : fix.after.bodies[0].units[0].troops)
                BOOST_TEST((troop.count >= 1 && troop.count <= most_count));
}

} // namespace muster::tests
