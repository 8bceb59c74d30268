// SPDX-License-Identifier: MIT
// What the inspector says of readings: beside the figure that rests on one, and of the whole army.
#include "army/army_reader.h"
#include "edit/why.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

struct Checked {
    explicit Checked(const std::string& text)
        : army(read_army(text, "it", shipped_rulesets())), ruleset(*shipped_rulesets().find(army.ruleset)),
          report(check(army, ruleset, Detail::sheet)) {}

    // The remarks on the terms of the number.
    [[nodiscard]] std::vector<std::string> remarks(const Place& place, std::string_view number) const {
        std::vector<std::string> result;
        for (const WhyNumber& line : why(army, ruleset, report, place))
            if (line.name == number)
                for (const WhyTerm& term : line.terms)
                    if (!term.remark.empty())
                        result.push_back(term.remark);
        return result;
    }
    [[nodiscard]] std::vector<std::string> readings() const {
        std::vector<std::string> names;
        for (const WhyTerm& term : why_read(army, ruleset, report)) {
            BOOST_CHECK_EQUAL(term.figure, "‡");
            BOOST_CHECK(!term.cite.empty());
            BOOST_CHECK(!term.remark.empty());
            names.push_back(term.name);
        }
        return names;
    }

    Army army;
    const Ruleset& ruleset;
    Report report;
};

bool has(const std::vector<std::string>& words, std::string_view one) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return word.compare(0, one.size(), one) == 0; });
}

} // namespace

BOOST_AUTO_TEST_SUITE(why_readings)

BOOST_AUTO_TEST_CASE(a_figure_says_what_was_read_behind_it) {
    const Checked army(
        R"(<army xmlns="urn:muster:army:1" ruleset="ancient-1969" nation="macedonian"><body><unit>
        <troop type="heavy-infantry" status="regular" quality="B" weapon="pike"/>
        <troop type="heavy-infantry" status="regular" quality="A" weapon="pike" shield="no"/></unit></body></army>)");
    BOOST_CHECK(has(army.remarks({1, 1, 1}, "Points"), "Variations of the price: the second line for A"));
    BOOST_CHECK(army.remarks({1, 1, 2}, "Points").empty());
}

BOOST_AUTO_TEST_CASE(a_mixed_command_is_a_reading_and_a_plain_one_is_not) {
    const auto remarks = [](std::string_view second, std::string_view commander) {
        const Checked army("<army xmlns='urn:muster:army:1' ruleset='undying-lands' general-rating='3'>"
                           "<body rating='2'><unit><troop class='foot' order='close' army='regular'/></unit>"
                           "<unit commander='" +
                           std::string(commander) + "'><troop class='foot' order='close' army='" +
                           std::string(second) + "'/></unit></body></army>");
        return army.remarks({1, 0, 0}, "Command score");
    };
    BOOST_CHECK(has(remarks("irregular", "no"), "Mixed commands: "));
    BOOST_CHECK(!has(remarks("irregular", "no"), "The unit he has joined: "));
    BOOST_CHECK(!has(remarks("regular", "no"), "Mixed commands: "));
    BOOST_CHECK(has(remarks("regular", "yes"), "The unit he has joined: "));
}

BOOST_AUTO_TEST_CASE(an_army_lists_the_readings_that_concern_it) {
    const Checked macedonian("<army xmlns='urn:muster:army:1' ruleset='ancient-1969' nation='macedonian'/>");
    BOOST_CHECK(has(macedonian.readings(), "Macedonians, successors"));
    BOOST_CHECK(has(macedonian.readings(), "Move table"));
    BOOST_CHECK(!has(macedonian.readings(), "Crews"));
    const Checked roman("<army xmlns='urn:muster:army:1' ruleset='ancient-1969' nation='roman'/>");
    BOOST_CHECK(!has(roman.readings(), "Macedonians, successors"));
}

// "Chance of two throws +400/9, to start with +½, rounded down" was how 44% came about.
BOOST_AUTO_TEST_CASE(a_chance_is_explained_in_plain_words) {
    const auto explained = [](std::size_t units) {
        std::string text = "<army xmlns='urn:muster:army:1' ruleset='undying-lands' general-rating='3'>"
                           "<body rating='3'>";
        for (std::size_t unit = 0; unit < units; ++unit)
            text += "<unit><troop class='foot' order='close' army='regular'/></unit>";
        const Checked army(text + "</body></army>");
        for (const WhyNumber& line : why(army.army, army.ruleset, army.report, {1, 0, 0}))
            if (line.name == "Chance to activate all") {
                std::string words = line.result;
                for (const WhyTerm& term : line.terms)
                    words += "; " + term.name + (term.remark.empty() ? "" : ", " + term.remark) + " " +
                             term.figure;
                return words + "; " + line.adjustment;
            }
        return std::string();
    };
    BOOST_CHECK_EQUAL(explained(2), "44%; Out of a hundred +100; "
                                    "Every unit to activate, each of the 2 succeeds 2 times in 3 ×0.44; "
                                    "rounded to the nearest");
    BOOST_CHECK_EQUAL(explained(1), "67%; Out of a hundred +100; "
                                    "Every unit to activate, it succeeds 2 times in 3 ×⅔; "
                                    "rounded to the nearest");
}

// Six points each, and 120 for the twenty: only the six were explained.
BOOST_AUTO_TEST_CASE(the_whole_group_is_explained_beside_one_of_it) {
    const Checked army(
        R"(<army xmlns="urn:muster:army:1" ruleset="ancient-1969" nation="roman"><body><unit>
        <troop type="heavy-infantry" status="regular" count="20"/>
        <troop type="unit-commander" status="regular"/></unit></body></army>)");
    std::vector<std::string> groups;
    for (const std::uint32_t troop : {1U, 2U})
        for (const WhyNumber& line : why(army.army, army.ruleset, army.report, {1, 1, troop}))
            if (line.name.find(" of all ") != std::string::npos)
                groups.push_back(line.name + ": " + line.result);
    const std::vector<std::string> expected{"Points of all 20: 120", "Figures of all 20: 20",
                                            "Men of all 20: 400"};
    BOOST_TEST(groups == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_is_easily_forgotten_is_said_of_the_troops_that_it_concerns) {
    const Checked army(
        R"(<army xmlns="urn:muster:army:1" ruleset="undying-lands" general-rating="3"><body rating="3"><unit general="yes">
        <troop class="foot" order="close" army="irregular" breath="yes" count="2"/>
        <troop class="foot" order="open" army="regular"/></unit></body></army>)");
    const auto reminders = [&](const Place& place) {
        std::vector<std::string> words;
        for (const WhyTerm& term : why_remember(army.army, army.ruleset, army.report, place)) {
            BOOST_CHECK(!term.cite.empty());
            words.push_back(term.name);
        }
        return words;
    };
    BOOST_CHECK(has(reminders({1, 1, 1}), "breathes once a game"));
    BOOST_CHECK(has(reminders({1, 1, 1}), "must pursue"));
    BOOST_CHECK(!has(reminders({1, 1, 2}), "must pursue"));
    BOOST_CHECK(has(reminders({1, 1, 2}), "passes through all friends"));
    BOOST_CHECK(has(reminders({}), "Side beaten: "));
    BOOST_CHECK(reminders({1, 0, 0}).empty());
}

// As data: each rule set says something of its troops.
BOOST_AUTO_TEST_CASE(every_rule_set_has_reminders) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const std::vector<Chart>& charts = shipped_rulesets().find(id)->charts;
        BOOST_CHECK_MESSAGE(
            std::any_of(charts.begin(), charts.end(),
                        [](const Chart& chart) { return chart.reminder && chart.level == Level::troop; }),
            id);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
