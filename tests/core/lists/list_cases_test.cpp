// SPDX-License-Identifier: MIT
// Every rule of army lists, with an army that breaks it and one that just does not; by the list of the sixth
// rule set, tests/data/skirmish/rangers.xml, which uses the whole of the language.
#include "army/army_reader.h"
#include "base/text.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "lists/lists.h"
#include "ruleset/skirmish.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace muster::tests {

namespace {

struct ListCase {
    std::string_view what;
    std::string_view rule;
    std::string_view place;
    std::string_view message; // all of it
    std::string_view army;    // attributes of the army that breaks the rule, and of the one that does not
    std::string_view broken;  // its troops, parted by "|"; a "+" before one begins a new unit
    std::string_view legal_army;
    std::string_view legal_troops;
};

// Short for troops: "3 rangers".
const std::map<std::string_view, std::string_view> kinds{
    {"rangers", "entry='rangers' class='spear' shield='yes'"},
    {"archers", "entry='rangers' class='bow'"},
    {"banner", "entry='banner' class='horse' armour='leather' leader='yes'"},
    {"levy", "entry='levy' class='spear' morale='shaky'"},
    {"scouts", "entry='scouts' class='horse' armour='mail'"},
    {"gunners", "entry='gunners' class='marine' armour='mail'"},
    {"late-gunners", "entry='gunners' class='marine' armour='leather'"},
    {"bold-gunners", "entry='gunners' class='marine' armour='mail' morale='bold'"},
    {"boatmen", "entry='boatmen' class='marine'"},
    {"reivers", "entry='reivers' class='horse' shield='yes'"},
    {"hillmen", "entry='hill/clansmen' class='spear' morale='shaky'"}};

const ListCase case_table[] = {
    {"an entry that is not there", "list.entry-unknown", "/body[1]/unit[1]/troop[2]",
     "The list has no entry 'rangerz'; did you mean 'rangers'?", "",
     "3 rangers|1 entry='rangerz' class='bow'", "", "3 rangers|1 levy"},
    {"nothing that fits", "list.entry-unknown", "/body[1]/unit[1]/troop[2]",
     "The list has no such troops. The nearest entry is Rangers: Shield must be yes, not no.", "",
     "3 rangers|1 class='spear'", "", "3 rangers|1 class='spear' morale='shaky'"},
    {"a trait of a troop", "list.trait-not-offered", "/body[1]/unit[1]/troop[2]",
     "Levy: Morale must be Shaky, not Bold; Armour must be None, not Mail.", "",
     "3 rangers|1 entry='levy' class='spear' morale='bold' armour='mail'", "", "3 rangers|1 levy"},
    {"the alternative that comes nearest", "list.trait-not-offered", "/body[1]/unit[1]/troop[2]",
     "Rangers: Shield must be yes, not no.", "", "2 rangers|1 entry='rangers' class='spear'|1 levy", "",
     "2 rangers|1 entry='rangers' class='spear' shield='yes'|1 levy"},
    {"a trait of the unit", "list.trait-not-offered", "/body[1]/unit[2]/troop[1]",
     "Levy: Guard must be no, not yes.", "", "3 rangers|+guard 1 levy", "", "+guard 3 rangers|+1 levy"},
    {"a number of the army out of its range", "list.trait-not-offered", "/",
     "Size: the list Rangers of the mark asks for 6 to 20, but the army has 21.", "size='21'",
     "3 rangers|1 levy", "size='20'", "3 rangers|1 levy"},
    {"an army that says otherwise", "list.year", "/",
     "The list covers 1200–1500, but the army's year is 1501. Change the year or choose another list.",
     "year='1501'", "3 rangers|1 scouts", "year='1500'", "3 rangers|1 scouts"},
    {"before the list's years", "list.year", "/",
     "The list covers 1200–1500, but the army's year is 1199. Change the year or choose another list.",
     "year='1199'", "3 rangers|1 scouts", "year='1200'", "3 rangers|1 scouts"},
    {"an entry's years", "list.year", "/body[1]/unit[1]/troop[2]",
     "Levy: available 1200–1400 only, but the army's year is 1401. Change the year or remove these troops.",
     "year='1401'", "3 rangers|1 levy", "year='1400'", "3 rangers|1 levy"},
    {"an option's years", "list.year", "/body[1]/unit[1]/troop[2]",
     "Boatmen: available 1300–1450 only, but the army's year is 1299. Change the year or remove these "
     "troops.",
     "year='1299'", "3 rangers|1 boatmen", "year='1300'", "3 rangers|1 boatmen"},
    {"an ally's years", "list.year", "/body[1]/unit[1]/troop[2]",
     "Clansmen: available 1250–1500 only, but the army's year is 1249. Change the year or remove these "
     "troops.",
     "year='1249'", "3 rangers|1 hillmen", "year='1250'", "3 rangers|1 hillmen"},
    {"things of different years", "list.year", "/",
     "Levy (until 1400) and Gunners (from 1420) never served in the same year. Remove one or the other.", "",
     "3 rangers|2 levy|1 gunners", "", "3 rangers|2 scouts|1 gunners"},
    {"a variant of other years", "list.trait-not-offered", "/body[1]/unit[1]/troop[2]",
     "Gunners (1479): Armour must be Mail, not Leather.", "year='1479'", "3 rangers|1 late-gunners",
     "year='1480'", "3 rangers|1 late-gunners"},
    {"a variant and troops of different years", "list.year", "/",
     "Boatmen (until 1450) and Gunners (from 1480) never served in the same year. Remove one or the other.",
     "", "2 rangers|1 boatmen|1 late-gunners", "", "2 rangers|1 boatmen|1 gunners"},
    {"a limit of some years", "list.limit", "/",
     "Horses are dear: at most one scout from 1490. The army has 2; the most allowed is 1.", "year='1490'",
     "2 rangers|2 scouts", "year='1489'", "2 rangers|2 scouts"},
    {"too few", "list.size", "/", "Men: the army has 2, but the list asks for 4 to 12 in steps of 2. Add 2.",
     "", "1 rangers|1 levy", "", "3 rangers|1 levy"},
    {"too many", "list.size", "/",
     "Men: the army has 14, but the list asks for 4 to 12 in steps of 2. Remove 2.", "size='14'",
     "8 rangers|6 levy", "size='14'", "8 rangers|4 levy"},
    {"between two steps", "list.size", "/",
     "Men: the army has 5, but the list asks for 4 to 12 in steps of 2. Remove 1 or add 1.", "",
     "3 rangers|2 levy", "", "4 rangers|2 levy"},
    {"a general where none may be", "list.general", "/body[1]/unit[1]/troop[2]",
     "The general cannot be with Levy. Put the general with Rangers or The banner.", "",
     "3 rangers|1 entry='levy' class='spear' morale='shaky' leader='yes'", "",
     "2 rangers|1 entry='rangers' class='bow' leader='yes'|1 levy"},
    {"no general where he must be", "list.general", "/body[1]/unit[1]/troop[2]",
     "The banner must have the general. Mark the general here.", "",
     "3 rangers|1 entry='banner' class='horse' armour='leather'", "", "3 rangers|1 banner"},
    {"a general among allies", "list.general", "/body[1]/unit[1]/troop[2]",
     "The general cannot be with allies. Put the general with Rangers or The banner.", "",
     "3 rangers|1 entry='hill/chief' class='spear' leader='yes'", "",
     "3 rangers|1 entry='hill/chief' class='spear'"},
    {"an entry's least", "list.entry-least", "/",
     "Rangers: the army has 0, but the list asks for at least 1. Add 1.", "", "2 boatmen|2 gunners", "",
     "1 rangers|3 boatmen"},
    {"in proportion", "list.entry-least", "/",
     "Rangers: the army has 1, but the list asks for at least 2 (1 for every 4 men; the army has 8). Add 1.",
     "", "1 rangers|4 levy|3 boatmen", "", "2 rangers|4 levy|2 boatmen"},
    {"an entry's most", "list.entry-most", "/",
     "Rangers: the army has 4, but the list allows at most 3. Remove 1.", "", "4 rangers", "",
     "3 rangers|1 levy"},
    {"in proportion, rounded down", "list.entry-most", "/",
     "Rangers: the army has 5, but the list allows at most 4 (3 for every 4 men; the army has 6). Remove 1.",
     "", "5 rangers|1 levy", "", "4 rangers|2 levy"},
    {"of the whole army", "list.entry-most", "/",
     "The banner: the army has 2, but the list allows at most 1. Remove 1.", "", "6 rangers|2 banner", "",
     "6 rangers|1 banner|1 levy"},
    {"a share of the army", "list.limit", "/",
     "At most half of the army may be levy. The army has 3; the most allowed is 2.", "", "1 rangers|3 levy",
     "", "2 rangers|2 levy"},
    {"a share of some", "list.limit", "/",
     "At least a quarter of the foot must be rangers. The army has 1; at least 2 are needed.", "",
     "1 rangers|4 levy|1 boatmen|2 hillmen", "", "1 rangers|3 levy|2 boatmen"},
    {"one for one", "list.limit", "/",
     "There may be at most one horseman for each man on foot. The army has 3; the most allowed is 1.", "",
     "1 rangers|3 scouts|2 hillmen", "", "2 rangers|2 scouts"},
    {"measured by a number", "list.limit", "/",
     "Powder is dear: gunners may be worth at most nine points. The army has 11; the most allowed is 9.", "",
     "3 rangers|1 bold-gunners", "", "3 rangers|1 gunners"},
    {"one that excludes another", "list.limit", "/",
     "The banner stays away from powder. Remove the banner or the gunners.", "",
     "2 rangers|1 banner|1 gunners", "", "2 rangers|1 banner|1 levy"},
    {"an ally's most", "list.ally", "/",
     "Men of the hills: the army has 3, but the list allows at most 2. Remove 1.", "", "1 rangers|3 hillmen",
     "", "2 rangers|2 hillmen"},
    {"an ally's needs", "list.ally", "/",
     "Men of the hills: allowed only with Rangers. Add Rangers, or remove Men of the hills.", "",
     "2 boatmen|2 hillmen", "", "1 rangers|1 boatmen|2 hillmen"},
    {"an option that excludes", "list.option", "/",
     "War on the river: not allowed with Scouts. Remove one or the other.", "",
     "2 rangers|1 boatmen|1 scouts", "", "3 rangers|1 boatmen"},
    {"an option's needs", "list.option", "/",
     "The feud: allowed only with Levy or Men of the hills. Add Levy or Men of the hills, or remove The "
     "feud.",
     "", "3 rangers|1 reivers", "", "2 rangers|1 reivers|1 levy"},
};

// "3 rangers|+guard 1 levy" as units of troops.
std::string bodies_of(std::string_view troops) {
    std::string text = "<body rating='3'><unit>";
    bool first = true;
    for (std::string_view part : parts_of(troops, '|')) {
        if (part.starts_with('+')) {
            part.remove_prefix(1);
            const bool guard = part.starts_with("guard ");
            part.remove_prefix(guard ? 6 : 0);
            text = first ? "<body rating='3'>" : text + "</unit>";
            text += guard ? "<unit guard='yes' orders='Stand'>" : "<unit>";
        }
        first = false;
        const std::size_t space = part.find(' ');
        const std::string_view kind = part.substr(space + 1);
        const auto known = kinds.find(kind);
        text += fmt::format("<troop count='{}' {}/>", part.substr(0, space),
                            known == kinds.end() ? kind : known->second);
    }
    return text + "</unit></body>";
}

struct Checked {
    Checked(std::string_view attributes, std::string_view troops)
        : army(read_army(skirmish_army(fmt::format("list='rangers' {}", attributes), bodies_of(troops)), "it",
                         skirmish_rulesets())),
          ruleset(ruleset_of(army, skirmish_rulesets())), report(check(army, ruleset)) {}

    // "list.size /: message"
    [[nodiscard]] std::vector<std::string> of_list() const {
        std::vector<std::string> lines;
        for (const Finding& finding : report.findings())
            if (rule_id_of(finding, ruleset).starts_with("list."))
                lines.push_back(fmt::format("{} {}: {}", rule_id_of(finding, ruleset), finding.place.path(),
                                            message_of(finding, army, ruleset, report)));
        return lines;
    }

    Army army;
    const Ruleset& ruleset;
    Report report;
};

} // namespace

BOOST_AUTO_TEST_SUITE(list_cases)

BOOST_AUTO_TEST_CASE(every_case_breaks_its_rule_and_its_counterpart_does_not) {
    for (const ListCase& one : case_table) {
        BOOST_TEST_CONTEXT(one.rule << ", " << one.what) {
            const std::vector<std::string> found = Checked(one.army, one.broken).of_list();
            const std::string expected = fmt::format("{} {}: {}", one.rule, one.place, one.message);
            BOOST_TEST((std::find(found.begin(), found.end(), expected) != found.end()),
                       "found " << fmt::format("{}", fmt::join(found, "; ")) << "\n where " << expected);
            const std::vector<std::string> left = Checked(one.legal_army, one.legal_troops).of_list();
            BOOST_TEST(left.empty(), fmt::format("{}", fmt::join(left, "; ")));
        }
    }
}

BOOST_AUTO_TEST_CASE(every_rule_has_a_case) {
    std::set<std::string_view> tried;
    for (const ListCase& one : case_table)
        tried.insert(one.rule);
    const Ruleset& ruleset = *lists_of(skirmish_rulesets()).in_force("skirmish", "rangers");
    std::set<std::string_view> known;
    for (const Rule& rule : ruleset.rules)
        if (rule.is_added())
            known.insert(rule.id);
    BOOST_TEST(tried == known, boost::test_tools::per_element());
    BOOST_TEST(known.size() == 10U);
    // Nothing of the language is left out by the list.
    std::set<ListRuleKind> met;
    for (const ListRule& rule : list_in_force(ruleset)->rules())
        met.insert(rule.kind);
    BOOST_TEST(met.size() == static_cast<std::size_t>(ListRuleKind::option) + 1);
}

BOOST_AUTO_TEST_CASE(a_finding_of_the_army_names_the_troops_that_are_too_many) {
    struct Row {
        std::string_view rule;
        std::string_view troops;
        std::string_view culprits; // indices of troops
    };
    const Row rows[] = {
        {"list.limit", "1 rangers|3 levy", "2"},
        {"list.limit", "1 rangers|4 levy|1 boatmen|2 hillmen", ""},
        {"list.limit", "1 rangers|2 scouts|1 scouts|2 hillmen", "2 3"},
        {"list.limit", "2 rangers|1 banner|1 gunners", "2 3"},
        {"list.limit", "3 rangers|1 bold-gunners", "2"},
        {"list.entry-most", "2 rangers|2 archers", "1 2"},
        {"list.entry-least", "1 rangers|4 levy|3 boatmen", ""},
        {"list.ally", "1 rangers|3 hillmen", "2"},
        {"list.ally", "2 boatmen|2 hillmen", "2"},
        {"list.option", "2 rangers|1 boatmen|1 scouts", "2 3"},
        {"list.size", "8 rangers|8 levy", ""},
        {"list.year", "3 rangers|2 levy|1 gunners", "2 3"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.rule << ", " << row.troops) {
            const Checked checked("", row.troops);
            const auto& findings = checked.report.findings();
            const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding& finding) {
                return rule_id_of(finding, checked.ruleset) == row.rule;
            });
            BOOST_REQUIRE(found != findings.end());
            std::string culprits;
            for (const Place& place : found->culprits)
                culprits += fmt::format("{}{}", culprits.empty() ? "" : " ", place.troop);
            BOOST_TEST(culprits == row.culprits);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_case_has_a_fix) {
    for (const ListCase& one : case_table) {
        BOOST_TEST_CONTEXT(one.rule << ", " << one.what) {
            const Checked checked(one.army, one.broken);
            for (const Finding& finding : checked.report.findings()) {
                if (rule_id_of(finding, checked.ruleset) != one.rule)
                    continue;
                const std::vector<Fix> fixes =
                    fixes_for(finding, checked.army, checked.ruleset, checked.report);
                BOOST_TEST(!fixes.empty(), finding.place.path());
                for (const Fix& fix : fixes) {
                    BOOST_TEST(!fix.label.empty());
                    BOOST_TEST(!(fix.after == checked.army));
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(findings_cite_the_list_and_its_entry) {
    const Checked checked("", "4 rangers|1 entry='nobody' class='bow'");
    std::vector<std::string> cites;
    for (const Finding& finding : checked.report.findings())
        if (rule_id_of(finding, checked.ruleset).starts_with("list."))
            cites.push_back(citation_of(finding, checked.ruleset));
    const std::vector<std::string> expected{"Rangers of the mark, Size", "Rangers of the mark, Rangers",
                                            "Rangers of the mark, Entries"};
    BOOST_TEST(cites == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(values_that_the_list_sets_apply_before_the_rules_are_checked) {
    // Wet strings take a point off each archer.
    const Army army = Checked("", "3 archers|1 levy").army;
    const Ruleset& published = skirmish();
    const Ruleset& in_force = ruleset_of(army, skirmish_rulesets());
    const std::size_t worth = *published.number(Level::army, "worth");
    BOOST_TEST(check(army, published).number({}, worth).text() == "19");
    BOOST_TEST(check(army, in_force).number({}, worth).text() == "16");
    BOOST_TEST(&in_force == &ruleset_of(army, skirmish_rulesets())); // made once
}

BOOST_AUTO_TEST_CASE(a_permit_lifts_a_rule_for_its_entries_or_for_all) {
    const auto breaks = [](const Checked& checked, std::string_view rule) {
        return std::any_of(
            checked.report.findings().begin(), checked.report.findings().end(),
            [&](const Finding& finding) { return rule_id_of(finding, checked.ruleset) == rule; });
    };
    BOOST_TEST(breaks(Checked("", "3 rangers|1 scouts"), "sk.one-class"));
    BOOST_TEST(!breaks(Checked("", "3 rangers|1 boatmen"), "sk.one-class"));
    BOOST_TEST(breaks(Checked("", "2 rangers|1 scouts|+1 boatmen"), "sk.one-class"));
}

BOOST_AUTO_TEST_CASE(an_army_with_a_missing_list_is_checked_by_the_rules_alone) {
    for (const std::string_view list : {"rangerz", "../skirmish/rangers", "ruleset", "Rangers"}) {
        const Army army = read_army(skirmish_army(fmt::format("list='{}'", list), bodies_of("4 rangers")),
                                    "it", skirmish_rulesets());
        BOOST_TEST(&ruleset_of(army, skirmish_rulesets()) == &skirmish(), list);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
