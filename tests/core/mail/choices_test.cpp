// SPDX-License-Identifier: MIT
// Open questions of written lists, and what becomes of them when a person chooses one of their readings.
#include "army/army_reader.h"
#include "mail/open_question.h"
#include "mail/written_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

constexpr std::string_view dacians = "Dacians\n"
                                     "AP 4, all informal.\n"
                                     "HIW-IV x 5 or 6 falxmen\n"
                                     "HIW-V x 1 Decebalus, General\n"
                                     "HSC-III x 2 nobles\n";

constexpr std::string_view huns = "Huns, AP 4\n"
                                  "LSC-IV, 5 vignettes, Huns\n"
                                  "HCC-V, 1 vignette, Attila: the General\n"
                                  "HCC-III-IF, 2 vignettes, Gepids\n"
                                  "HIS-III-IF, 2 vignettes, Ostrogoths\n"
                                  "LIN-II-IF, 2 vignettes, subjects\n";

WrittenArmy read(std::string_view text, const std::vector<Choice>& choices = {}) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    return read_written_army(text, ruleset, read_army(ruleset.start, "start", shipped_rulesets()), choices);
}

const OpenQuestion& question_of_line(const WrittenArmy& written, std::size_t line) {
    const auto found = std::find_if(written.open.begin(), written.open.end(),
                                    [&](const OpenQuestion& open) { return open.line == line; });
    BOOST_REQUIRE(found != written.open.end());
    return *found;
}

const Reading& reading_called(const OpenQuestion& question, std::string_view text) {
    for (const Reading& reading : question.readings)
        if (reading.text.find(text) != std::string::npos)
            return reading;
    BOOST_FAIL("no reading " + std::string(text) + " for " + question.text);
    return question.readings.front();
}

const Reading& reading_of_kind(const OpenQuestion& question, Reading::Kind kind) {
    const auto found = std::find_if(question.readings.begin(), question.readings.end(),
                                    [&](const Reading& reading) { return reading.kind == kind; });
    BOOST_REQUIRE(found != question.readings.end());
    return *found;
}

bool asks_about(const WrittenArmy& written, std::size_t line) {
    return std::any_of(written.open.begin(), written.open.end(),
                       [&](const OpenQuestion& open) { return open.line == line; });
}

std::int32_t first_count(const WrittenArmy& written) {
    return written.army.bodies.at(0).units.at(0).troops.at(0).count;
}

} // namespace

BOOST_AUTO_TEST_SUITE(choices)

BOOST_AUTO_TEST_CASE(each_count_that_a_line_may_mean_is_a_reading_and_choosing_it_settles_the_line) {
    const WrittenArmy before = read(dacians);
    const OpenQuestion& question = question_of_line(before, 3);
    BOOST_CHECK_EQUAL(question.words, "HIW-IV x 5 or 6 falxmen");
    BOOST_CHECK_EQUAL(first_count(before), 5);
    const Choice six = choice_of(question, reading_called(question, "6 x "));
    const WrittenArmy after = read(dacians, {six});
    BOOST_CHECK(!asks_about(after, 3));
    BOOST_CHECK_EQUAL(first_count(after), 6);
    BOOST_REQUIRE_EQUAL(after.settled.size(), 1U);
    const SettledQuestion& settled = after.settled.front();
    BOOST_CHECK_EQUAL(settled.question.line, 3U);
    BOOST_CHECK_EQUAL(settled.question.readings.at(settled.chosen).id, six.reading);
    BOOST_CHECK(choice_of(settled.question, settled.question.readings.at(settled.chosen)) == six);
}

BOOST_AUTO_TEST_CASE(a_value_that_is_not_said_is_asked_with_all_values_and_taken_as_chosen) {
    const WrittenArmy before = read(huns);
    const OpenQuestion& question = question_of_line(before, 2);
    BOOST_CHECK_EQUAL(question.what, "Army class is not said");
    BOOST_CHECK_GE(question.readings.size(), 2U);
    const Reading& irregular = question.readings.at(1);
    const WrittenArmy after = read(huns, {choice_of(question, irregular)});
    BOOST_CHECK(!asks_about(after, 2));
    BOOST_CHECK(asks_about(after, 3));
    BOOST_CHECK(first_count(after) == first_count(before));
    BOOST_CHECK(after.army.bodies[0].units[0].troops[0].values !=
                before.army.bodies[0].units[0].troops[0].values);
}

BOOST_AUTO_TEST_CASE(one_choice_is_offered_for_all_lines_that_are_alike) {
    const WrittenArmy before = read(huns);
    const OpenQuestion& question = question_of_line(before, 2);
    const Reading& irregular = question.readings.at(1);
    std::vector<Choice> choices = choices_for_alike(question, irregular, before.open);
    BOOST_REQUIRE_EQUAL(choices.size(), 1U);
    BOOST_CHECK_EQUAL(choices.front().words, "HCC-V, 1 vignette, Attila: the General");
    choices.push_back(choice_of(question, irregular));
    const WrittenArmy after = read(huns, choices);
    BOOST_CHECK_MESSAGE(after.open.empty(), after.open.size());
    BOOST_CHECK_EQUAL(after.settled.size(), 2U);
}

BOOST_AUTO_TEST_CASE(a_word_for_several_classes_is_asked_with_each_of_them) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
    const std::string text = "all regular\n10 cavalry, javelin, class C\n";
    const WrittenArmy before = read_written_army(text, ruleset, begin);
    const OpenQuestion& question = question_of_line(before, 2);
    const Reading& light = reading_called(question, "LC");
    BOOST_CHECK(reading_called(question, "MC").id != light.id);
    const WrittenArmy after = read_written_army(text, ruleset, begin, {choice_of(question, light)});
    BOOST_CHECK(!asks_about(after, 2));
    BOOST_CHECK(after.army.bodies.at(0).units.at(0).troops.at(0).values !=
                before.army.bodies.at(0).units.at(0).troops.at(0).values);
}

BOOST_AUTO_TEST_CASE(a_line_that_is_no_troop_is_passed_over) {
    const std::string text = std::string(huns) + "2 x Zyx-III wagons\n";
    const WrittenArmy before = read(text);
    const OpenQuestion& question = question_of_line(before, 7);
    const Choice pass = choice_of(question, reading_of_kind(question, Reading::Kind::pass_over));
    const WrittenArmy after = read(text, {pass});
    BOOST_CHECK(!asks_about(after, 7));
    BOOST_CHECK_EQUAL(after.open.size(), read(huns).open.size());
    BOOST_REQUIRE_EQUAL(after.settled.size(), 1U);
    BOOST_CHECK(choice_of(after.settled[0].question, after.settled[0].question.readings[0]) == pass);
}

BOOST_AUTO_TEST_CASE(a_figure_that_does_not_come_out_can_be_left_as_it_is) {
    const std::string text = std::string(huns) + "That makes 13 vignettes.\n";
    const WrittenArmy before = read(text);
    const OpenQuestion& question = question_of_line(before, 7);
    const Choice leave = choice_of(question, reading_of_kind(question, Reading::Kind::as_read));
    BOOST_CHECK(!asks_about(read(text, {leave}), 7));
    // Another sum is another question.
    std::string more = text;
    more.replace(more.find("5 vignettes"), 1, "6");
    more.replace(more.find("13 vignettes"), 2, "14");
    BOOST_CHECK(asks_about(read(more, {leave}), 7));
}

BOOST_AUTO_TEST_CASE(a_choice_outlasts_edits_of_other_lines_and_ends_with_its_own) {
    const WrittenArmy before = read(dacians);
    const OpenQuestion& question = question_of_line(before, 3);
    const std::vector<Choice> six{choice_of(question, reading_called(question, "6 x "))};
    const std::string moved = "Dear umpire,\n\n" + std::string(dacians) + "1 x (VLI-III-IF) archers\n";
    BOOST_CHECK(!asks_about(read(moved, six), 5));
    BOOST_CHECK_EQUAL(first_count(read(moved, six)), 6);
    std::string edited(dacians);
    edited.replace(edited.find("5 or 6"), 6, "7");
    const WrittenArmy without = read(edited);
    const WrittenArmy with = read(edited, six);
    BOOST_CHECK(with.army == without.army);
    BOOST_CHECK_EQUAL(with.open.size(), without.open.size());
    BOOST_CHECK(with.settled.empty());
}

BOOST_AUTO_TEST_CASE(a_reading_that_the_line_does_not_have_settles_nothing) {
    const WrittenArmy before = read(dacians);
    Choice other = choice_of(question_of_line(before, 3), question_of_line(before, 3).readings.front());
    other.reading = "nonsense";
    const WrittenArmy after = read(dacians, {other});
    BOOST_CHECK(asks_about(after, 3));
    BOOST_CHECK(after.settled.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
