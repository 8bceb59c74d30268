// SPDX-License-Identifier: MIT
// What a player reads after work on many armies.
#include "browse/check_results.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

BatchLine line_of(const std::string& name, std::optional<Verdict> verdict) {
    BatchLine line;
    line.name = name;
    line.verdict = verdict;
    return line;
}

CheckResults sample() {
    BatchResult result;
    result.lines = {line_of("Good", Verdict{}), line_of("Bad", Verdict{2, 0, 0}),
                    line_of("Unreadable", std::nullopt)};
    result.lines[1].changes = {"Verdict: legal → errors: 2"};
    result.lines[1].findings = {"Too many generals.", "Too few units."};
    result.lines[2].problem = "no such rule set";
    return CheckResults(result);
}

} // namespace

BOOST_AUTO_TEST_SUITE(check_results)

BOOST_AUTO_TEST_CASE(the_worst_comes_first) {
    const CheckResults results = sample();
    std::vector<std::string> names;
    for (const BatchLine* line : results.lines(false))
        names.push_back(line->name);
    BOOST_TEST(names == (std::vector<std::string>{"Unreadable", "Bad", "Good"}),
               boost::test_tools::per_element());
    BOOST_REQUIRE_EQUAL(results.lines(true).size(), 1U);
    BOOST_CHECK_EQUAL(results.lines(true).front()->name, "Bad");
    BOOST_CHECK_EQUAL(results.summary(), "1 of 3 legal; 1 differ from when they were saved.");
}

BOOST_AUTO_TEST_CASE(an_army_has_its_first_finding_and_all_details) {
    const CheckResults results = sample();
    const std::vector<const BatchLine*> lines = results.lines(false);
    BOOST_CHECK_EQUAL(CheckResults::first_finding(*lines[0]), "no such rule set");
    BOOST_CHECK_EQUAL(CheckResults::first_finding(*lines[1]), "Too many generals.");
    BOOST_CHECK_EQUAL(CheckResults::first_finding(*lines[2]), "");
    BOOST_CHECK_EQUAL(CheckResults::details(*lines[0]), "no such rule set");
    BOOST_CHECK_EQUAL(
        CheckResults::details(*lines[1]),
        "Since it was saved:\n• Verdict: legal → errors: 2\n\nFindings now:\nToo many generals.\n"
        "Too few units.");
    BOOST_CHECK_EQUAL(CheckResults::details(*lines[2]), "Nothing is wrong with it.");
}

BOOST_AUTO_TEST_CASE(results_can_be_saved_as_text_table_and_page) {
    BatchResult result = sample().result();
    result.lines[1].player = "=A. Player";
    result.lines[1].totals = "105 IP · Wings 2";
    result.lines[1].findings.push_back("<b>");
    const CheckResults results(result);
    const std::vector<const BatchLine*> lines = results.lines(false);
    const auto has = [](const std::string& text, std::string_view part) {
        return text.find(part) != std::string::npos;
    };
    const std::string text = CheckResults::text(lines);
    BOOST_TEST(has(text, "Bad · =A. Player · 105 IP · Wings 2 · 2 errors\n"));
    BOOST_TEST(has(text, "Too few units."));
    BOOST_TEST(has(text, "no such rule set"));
    const std::string csv = CheckResults::csv(lines);
    BOOST_TEST(csv.starts_with("Name,Player,Totals,Verdict,"));
    BOOST_TEST(has(csv, "'=A. Player"));
    BOOST_TEST(has(csv, "105 IP · Wings 2"));
    const std::string page = results.html(lines);
    BOOST_TEST(has(page, "1 of 3 legal"));
    BOOST_TEST(has(page, "&lt;b&gt;"));
    BOOST_TEST(has(page, "Too many generals.<br/>Too few units."));
}

BOOST_AUTO_TEST_CASE(a_report_names_the_first_problems) {
    BatchResult result;
    BOOST_CHECK_EQUAL(batch_report("All is done.", result), "All is done.");
    for (const char* name : {"a", "b", "c", "d", "e"}) {
        result.lines.push_back(line_of(name, std::nullopt));
        result.lines.back().problem = "unreadable";
    }
    result.lines.push_back(line_of("good", Verdict{}));
    result.cancelled = true;
    BOOST_CHECK_EQUAL(
        batch_report("", result),
        "It was stopped before the end.\na: unreadable\nb: unreadable\nc: unreadable\n… and 2 more.");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
