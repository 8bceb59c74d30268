// SPDX-License-Identifier: MIT
// One troop too many: what is said about it, and the fix that comes first.
#include "army/army_reader.h"
#include "army/edits.h"
#include "base/file.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "lists/lists.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace muster::tests {

namespace {

struct Spartans {
    // With this many Sciritae, of which the list allows one.
    explicit Spartans(std::int32_t sciritae) {
        const auto file = lists_of(shipped_rulesets()).army_file_of("phalanx-ii", "spartan");
        army = read_army(read_file(file), file.string(), shipped_rulesets());
        for (const Place& place : places_at_level(army, {}, Level::troop))
            if (troop_at(army, place).name == "Sciritae")
                army = edited(std::move(army), SetCount{place, sciritae});
        ruleset = &ruleset_of(army, shipped_rulesets());
        report = check(army, *ruleset);
    }
    [[nodiscard]] std::vector<std::string> broken() const {
        std::vector<std::string> ids;
        for (const Finding& finding : report.findings())
            ids.push_back(rule_id_of(finding, *ruleset));
        return ids;
    }

    Army army;
    const Ruleset* ruleset = nullptr;
    Report report;
};

} // namespace

BOOST_AUTO_TEST_SUITE(surplus)

// The rules ask for exactly twelve and so does the list: it was said twice. The size stays in the report, for
// programs that look for the id of the rule.
BOOST_AUTO_TEST_CASE(a_size_that_the_rules_ask_for_is_found_once) {
    const std::vector<std::string> expected{"ph2.army-size", "list.entry-most"};
    BOOST_TEST(Spartans(2).broken() == expected, boost::test_tools::per_element());
    BOOST_TEST(Spartans(1).broken().empty());
}

// One Sciritae too many is one finding, which cites the list and the rules.
BOOST_AUTO_TEST_CASE(one_surplus_is_one_finding) {
    const Spartans checked(2);
    BOOST_TEST(checked.report.count(Severity::error) == 1U);
    BOOST_TEST(!checked.report.legal());
    const Finding& size = checked.report.findings()[0];
    const Finding& entry = checked.report.findings()[1];
    BOOST_TEST(size.is_covered);
    BOOST_TEST(!entry.is_covered);
    BOOST_TEST(rule_ids_of(entry, *checked.ruleset) == "list.entry-most, ph2.army-size");
    BOOST_TEST(citations_of(entry, *checked.ruleset) ==
               citation_of(entry, *checked.ruleset) + "; " + citation_of(size, *checked.ruleset));
}

// Fourteen are two too many, of which only one is a Sciritae.
BOOST_AUTO_TEST_CASE(a_surplus_of_other_size_is_a_finding_of_its_own) {
    Spartans spartans(2);
    for (const Place& place : places_at_level(spartans.army, {}, Level::troop))
        if (troop_at(spartans.army, place).name == "Tegeans") {
            spartans.army = edited(std::move(spartans.army), SetCount{place, 2});
            break;
        }
    spartans.report = check(spartans.army, *spartans.ruleset);
    for (const Finding& finding : spartans.report.findings())
        BOOST_TEST(!finding.is_covered, rule_id_of(finding, *spartans.ruleset));
    BOOST_TEST(spartans.report.count(Severity::error) == 2U);
}

// Of any troops one less clears the size, but one less of these clears both findings.
BOOST_AUTO_TEST_CASE(the_first_fix_of_each_finding_takes_what_is_too_many) {
    const Spartans checked(2);
    for (const Finding& finding : checked.report.findings()) {
        const std::vector<Fix> fixes = fixes_for(finding, checked.army, *checked.ruleset, checked.report);
        BOOST_REQUIRE(!fixes.empty());
        BOOST_TEST(fixes.front().short_label == "Remove one Sciritae",
                   rule_id_of(finding, *checked.ruleset) << ": " << fixes.front().short_label);
    }
}

// As the palette adds them: each a troop of its own.
BOOST_AUTO_TEST_CASE(of_two_troops_that_are_one_too_many_the_first_fix_takes_one_away) {
    Spartans spartans(1);
    for (const Place& place : places_at_level(spartans.army, {}, Level::troop))
        if (const Troop troop = troop_at(spartans.army, place); troop.name == "Sciritae") {
            spartans.army = edited(std::move(spartans.army), Insert{place, troop});
            break;
        }
    const Report report = check(spartans.army, *spartans.ruleset);
    BOOST_REQUIRE_EQUAL(report.findings().size(), 2U);
    for (const Finding& finding : report.findings()) {
        const std::vector<Fix> fixes = fixes_for(finding, spartans.army, *spartans.ruleset, report);
        BOOST_REQUIRE(!fixes.empty());
        BOOST_TEST(check(fixes.front().after, *spartans.ruleset).legal(),
                   rule_id_of(finding, *spartans.ruleset) << ": " << fixes.front().label);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
