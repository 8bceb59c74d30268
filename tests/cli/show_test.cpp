// SPDX-License-Identifier: MIT
// `show` and `rules`: every number with its terms, every rule with its source.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

#include <sstream>

namespace muster::tests {

namespace {

// The text with line ends and indentation as single spaces, so that it does not matter where lines break.
std::string folded_text(const std::string& text) {
    std::istringstream words(text);
    std::string result;
    for (std::string word; words >> word;)
        result += (result.empty() ? "" : " ") + word;
    return result;
}

void has(const Outcome& outcome, const std::string& words) {
    BOOST_TEST(folded_text(outcome.out).find(words) != std::string::npos, "lacks \"" << words << "\":\n"
                                                                                     << outcome.out);
}

} // namespace

BOOST_AUTO_TEST_CASE(show_explains_every_number) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    const Outcome outcome = program.run({"show", "a.muster"});
    BOOST_TEST(outcome.status == 0);
    BOOST_TEST(outcome.err == "");
    has(outcome,
        "LEGAL Host of the White Hand — Undying Lands A. Player · Autumn open · 2026-11-20 Free text notes.");
    has(outcome, "General's rating: 4");
    has(outcome, "Wing 1: Left wing Sub-commander's rating: 3 · Operational orders: Attack");
    has(outcome, "Tactical unit 1: Uruk spears General · Sub-commander Integrity Points 105 · Vignettes 3");
    has(outcome, "3 × Uruk-hai ");
    has(outcome, "Class: Foot · Order: Close order · Army class: Regular");
    has(outcome, "Creatures 750 = Base number 500 [");
    const std::string text = folded_text(outcome.out);
    const std::size_t at = text.find("Integrity Points 35 = Base Integrity Value 16 [");
    BOOST_TEST_REQUIRE(at != std::string::npos);
    const std::string terms = text.substr(at, 250);
    for (const char* term :
         {"+ Long shafted weapon 4 [", "+ Physique and size 4 [", "+ Morale 5 [", "+ Defence 6 ["})
        BOOST_TEST(terms.find(term) != std::string::npos, terms);
    has(outcome, "Move 5 cm = Move rate 10 [");
    has(outcome, "− Weight of armour 5 [");
    has(outcome, "] Undying Lands, Integrity points");
}

BOOST_AUTO_TEST_CASE(show_ends_with_the_findings) {
    const Program program;
    program.folder().write("a.muster", mounted_spears());
    const Outcome outcome = program.run({"show", "a.muster"});
    BOOST_TEST(outcome.status == 1);
    has(outcome, "ILLEGAL (2 errors) Host of the White Hand");
    has(outcome, "Findings Left wing › Uruk spears › Uruk-hai /body[1]/unit[1]/troop[1] error ");
}

BOOST_AUTO_TEST_CASE(show_marks_inherited_and_absent_figures) {
    const Program program;
    program.folder().write("a.muster", R"(<army xmlns="urn:muster:army:1" ruleset="skirmish" name="Band">
        <body name="One" rating="3"><unit><troop class="bow"/><troop class="bow" morale="bold"/></unit></body></army>)");
    const Outcome outcome = program.run({"show", "a.muster", "--data", MUSTER_SOURCE_DIR "/tests/data"});
    BOOST_TEST(outcome.status < 2);
    has(outcome, "Worth 5 pt† [");
    has(outcome, "Worth —");
    has(outcome, "† inherited: taken from a sister rule set, because the source lost it");
}

BOOST_AUTO_TEST_CASE(show_refuses_a_file_that_is_not_an_army) {
    const Program program;
    program.folder().write("a.muster", "<army>");
    const Outcome outcome = program.run({"show", "a.muster"});
    BOOST_TEST(outcome.status == 2);
    BOOST_TEST(outcome.out == "");
    BOOST_TEST(outcome.err.starts_with("a.muster:1:"));
}

BOOST_AUTO_TEST_CASE(rules_lists_all_rule_sets) {
    const Program program;
    const Outcome outcome = program.run({"rules"});
    BOOST_TEST(outcome.status == 0);
    BOOST_TEST(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 5);
    has(outcome, "undying-lands Undying Lands, edition 2004, data ");
}

BOOST_AUTO_TEST_CASE(rules_shows_one_rule_set) {
    const Program program;
    const Outcome outcome = program.run({"rules", "undying-lands"});
    BOOST_TEST(outcome.status == 0);
    has(outcome, "general-rating General's rating, required: 1 to 6");
    has(outcome, "class Class, required: foot; mounted; leviathan; behemoth");
    has(outcome, "shield Shield, default none: none; shield; large = Large shield");
    has(outcome, "ip Integrity Points");
    has(outcome, "ul.lance-mounted of <troop>, Weapon classes error Only mounted");
    has(outcome, "ul.behemoth-v-small of <troop>, Optional rules query ");
    has(outcome, "{generals}");
}

} // namespace muster::tests
