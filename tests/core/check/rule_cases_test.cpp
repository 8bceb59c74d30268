// SPDX-License-Identifier: MIT
// Every case of tests/cases/<ruleset>/rules.xml: all findings of an army, no more and no fewer, and its
// numbers.
#include "army/army_reader.h"
#include "case_files.h"
#include "check/checker.h"
#include "check/wording.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <map>

namespace data = boost::unit_test::data;

namespace muster::tests {

namespace {

// Rules of an army, body or unit that single out none of the elements inside, without the rule set's prefix:
// something is missing, a total of all elements is wrong, or only the element itself is spoken of.
const std::set<std::string> about_no_elements{
    "unit-empty",  "wing-empty",     "wing-needed",     "link-single",    "unit-size-irregular",
    "army-size",   "unit-size-pike", "unit-commander",  "orders-missing", "general-unit-size",
    "points-over", "size-allowed",   "table-fit",       "ap-missing",     "list-unknown",
    "ip-over",     "vignettes-over", "army-class-mixed"};

// The place of a path such as /body[1]/unit[2].
Place place_at(const std::string& path) {
    Place place;
    const auto index = [&](const std::string& name) -> std::uint32_t {
        const std::size_t at = path.find("/" + name + "[");
        return at == std::string::npos
                   ? 0
                   : static_cast<std::uint32_t>(std::stoul(path.substr(at + name.size() + 2)));
    };
    place.body = index("body");
    place.unit = index("unit");
    place.troop = index("troop");
    return place;
}

std::string lines(const std::set<FindingLine>& findings) {
    std::string result;
    for (const auto& [rule, severity, at, culprits] : findings)
        result += "\n    " + rule + " " + severity + " " + at + (culprits.empty() ? "" : ": " + culprits);
    return result.empty() ? " none" : result;
}

std::string paths(const std::vector<Place>& places) {
    std::string result;
    for (const Place& place : places)
        result += (result.empty() ? "" : " ") + place.path();
    return result;
}

void check_case(const RuleCaseData& data) {
    const Army army = read_army(data.army, "case", shipped_rulesets());
    const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
    const Report report = check(army, ruleset, Detail::sheet);
    // Leaving out what only a sheet shows changes neither a finding nor a number of the report.
    const Report shorter = check(army, ruleset);
    BOOST_CHECK_MESSAGE(shorter.findings() == report.findings(),
                        data.name << ": findings depend on the detail");
    std::set<FindingLine> found;
    for (const Finding& finding : report.findings()) {
        const auto [line, is_new] =
            found.emplace(rule_id_of(finding, ruleset), severity_name(finding.severity), finding.place.path(),
                          paths(finding.culprits));
        BOOST_CHECK_MESSAGE(is_new,
                            data.name << ": " << std::get<0>(*line) << " twice at " << std::get<2>(*line));
        BOOST_CHECK_MESSAGE(!message_of(finding, army, ruleset, report).empty(), data.name << ": no message");
    }
    BOOST_CHECK_MESSAGE(found == data.findings, data.name << "\n  expected" << lines(data.findings)
                                                          << "\n  found" << lines(found) << "\n  in "
                                                          << data.army);
    for (const ExpectedNumber& expected : data.numbers) {
        const Place place = place_at(expected.at);
        const auto number = ruleset.number(place.level(), expected.id);
        BOOST_CHECK_MESSAGE(number, data.name << ": no number " << expected.id << " at " << expected.at);
        if (!number)
            continue;
        const std::string value = report.number(place, *number).text();
        if (ruleset.numbers_of(place.level())[*number].scope == Scope::report)
            BOOST_CHECK_EQUAL(shorter.number(place, *number).text(), value);
        BOOST_CHECK_MESSAGE(value == expected.value, data.name << ": " << expected.id << " at " << expected.at
                                                               << " is " << value << ", expected "
                                                               << expected.value << "\n  in " << data.army);
    }
}

// Which rules each case claims to fire or to spare must agree with what it expects.
void check_claims(const RuleCaseData& data, std::map<std::string, std::pair<int, int>>& proofs) {
    std::set<std::string> expected;
    for (const auto& [rule, severity, at, culprits] : data.findings)
        expected.insert(rule);
    for (const std::string& rule : data.fires) {
        BOOST_CHECK_MESSAGE(expected.count(rule) == 1,
                            data.name << " fires " << rule << " but does not expect it");
        ++proofs[rule].first;
    }
    for (const std::string& rule : data.spares) {
        BOOST_CHECK_MESSAGE(expected.count(rule) == 0, data.name << " spares " << rule << " but expects it");
        ++proofs[rule].second;
    }
}

} // namespace

BOOST_DATA_TEST_CASE(every_rule_case_holds, data::make(shipped_ids()), ruleset) {
    const auto cases = read_rule_cases(ruleset);
    BOOST_REQUIRE_GT(cases.size(), 30U);
    for (const RuleCaseData& data : cases) {
        try {
            check_case(data);
        } catch (const std::exception& error) {
            BOOST_ERROR(data.name << ": " << error.what());
        }
    }
}

BOOST_DATA_TEST_CASE(every_rule_has_a_firing_and_a_sparing_case, data::make(shipped_ids()), ruleset) {
    std::map<std::string, std::pair<int, int>> proofs;
    for (const RuleCaseData& data : read_rule_cases(ruleset))
        check_claims(data, proofs);
    for (const Rule& rule : shipped_rulesets().find(ruleset)->rules) {
        if (rule.id == "data.revision")
            continue; // of every rule set; tested in checker_test.cpp
        BOOST_CHECK_MESSAGE(proofs[rule.id].first > 0, "no case fires " << rule.id);
        BOOST_CHECK_MESSAGE(proofs[rule.id].second > 0, "no case just spares " << rule.id);
    }
    for (const auto& [rule, counts] : proofs) {
        const auto& known = shipped_rulesets().find(ruleset)->rules;
        const bool is_known =
            std::any_of(known.begin(), known.end(), [&, id = rule](const Rule& r) { return r.id == id; });
        BOOST_CHECK_MESSAGE(is_known, "cases for an unknown rule " << rule);
    }
}

BOOST_DATA_TEST_CASE(every_rule_about_elements_has_a_case_with_culprits, data::make(shipped_ids()), ruleset) {
    std::set<std::string> with_culprits;
    for (const RuleCaseData& data : read_rule_cases(ruleset))
        for (const auto& [rule, severity, at, culprits] : data.findings)
            if (!culprits.empty())
                with_culprits.insert(rule);
    for (const Rule& rule : shipped_rulesets().find(ruleset)->rules) {
        if (rule.id == "data.revision")
            continue;
        const bool about_elements =
            rule.level != Level::troop && about_no_elements.count(rule.id.substr(rule.id.find('.') + 1)) == 0;
        BOOST_CHECK_MESSAGE((with_culprits.count(rule.id) == 1) == about_elements,
                            rule.id << (about_elements ? " has no case with culprits" : " has culprits"));
    }
}

BOOST_AUTO_TEST_CASE(the_five_rule_sets_have_127_rules) {
    std::size_t rules = 0;
    for (const std::string& id : shipped_ids())
        rules += shipped_rulesets().find(id)->rules.size() - 1;
    BOOST_TEST(rules == 127U);
}

} // namespace muster::tests
