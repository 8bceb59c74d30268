// SPDX-License-Identifier: MIT
// A written list while a person settles its questions: choices, alike lines, undo, edits of the text.
#include "mail/written_list.h"

#include "army/army_reader.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

const std::string three_open = "Huns, AP 4\n"
                               "LSC-IV, 5 vignettes, Huns\n"
                               "HCC-V, 1 vignette, Attila: the General\n"
                               "HCC-III, 2 vignettes, Gepids\n"
                               "HIS-III-IF, 2 vignettes, Ostrogoths\n"
                               "LIN-II-IF, 2 vignettes, subjects\n";

void read(WrittenList& list, const std::string& text) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    list.read(text, ruleset, read_army(ruleset.start, "start", shipped_rulesets()));
}

WrittenList hunnic_list() {
    WrittenList list;
    read(list, three_open);
    return list;
}

// The second value for the first question that is open.
void choose_irregular(WrittenList& list) {
    const OpenQuestion question = list.written().open.at(0);
    list.choose(question, question.readings.at(1));
}

} // namespace

BOOST_AUTO_TEST_SUITE(written_list)

BOOST_AUTO_TEST_CASE(a_list_is_settled_when_nothing_is_open) {
    WrittenList list = hunnic_list();
    BOOST_CHECK_EQUAL(list.lines_to_look_at(), 3U);
    BOOST_CHECK(!list.is_settled());
    choose_irregular(list);
    BOOST_CHECK_EQUAL(list.lines_to_look_at(), 2U);
    BOOST_CHECK_EQUAL(list.alike().size(), 2U);
    list.choose_alike();
    BOOST_CHECK(list.is_settled());
    BOOST_CHECK(list.alike().empty());
    BOOST_CHECK_EQUAL(list.written().settled.size(), 3U);
}

BOOST_AUTO_TEST_CASE(every_step_can_be_undone) {
    WrittenList list = hunnic_list();
    const Army before = list.written().army;
    choose_irregular(list);
    const Army after_one = list.written().army;
    list.choose_alike();
    list.undo();
    BOOST_CHECK(list.written().army == after_one);
    BOOST_CHECK_EQUAL(list.lines_to_look_at(), 2U);
    list.undo();
    BOOST_CHECK(list.written().army == before);
    BOOST_CHECK_EQUAL(list.lines_to_look_at(), 3U);
    BOOST_CHECK(!list.can_undo());
}

BOOST_AUTO_TEST_CASE(a_settled_question_can_be_chosen_otherwise_or_asked_again) {
    WrittenList list = hunnic_list();
    choose_irregular(list);
    const SettledQuestion settled = list.written().settled.at(0);
    list.choose(settled.question, settled.question.readings.at(0));
    BOOST_REQUIRE_EQUAL(list.written().settled.size(), 1U);
    BOOST_CHECK_EQUAL(list.written().settled.at(0).chosen, 0U);
    list.ask_again(list.written().settled.at(0));
    BOOST_CHECK_EQUAL(list.lines_to_look_at(), 3U);
    list.undo();
    list.undo();
    BOOST_CHECK_EQUAL(list.written().settled.at(0).chosen, settled.chosen);
}

BOOST_AUTO_TEST_CASE(choices_survive_an_edit_of_other_lines) {
    WrittenList list = hunnic_list();
    choose_irregular(list);
    read(list, "Dear umpire,\n" + three_open + "\n1 x (VLI-III-IF) slingers\n");
    BOOST_CHECK_EQUAL(list.lines_to_look_at(), 2U);
    BOOST_REQUIRE_EQUAL(list.written().settled.size(), 1U);
    BOOST_CHECK_EQUAL(list.written().settled.at(0).question.line, 3U);
}

BOOST_AUTO_TEST_CASE(a_text_that_is_refused_is_an_open_question) {
    WrittenList list;
    read(list, std::string(3000, 'x'));
    BOOST_CHECK_EQUAL(list.lines_to_look_at(), 1U);
    BOOST_CHECK(!list.is_settled());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
