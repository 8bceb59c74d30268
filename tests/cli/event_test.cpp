// SPDX-License-Identifier: MIT
// `event check`: armies against the pack of an event.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

std::string pack(std::string_view parts, std::string_view attributes = "lists='free'") {
    return fmt::format("<event xmlns='urn:muster:event:1' title='Cup' ruleset='undying-lands' {}>{}</event>",
                       attributes, parts);
}

std::string army_of(std::string_view player) {
    return with(white_hand, "A. Player", player);
}

} // namespace

BOOST_AUTO_TEST_CASE(an_event_without_findings) {
    const Program program;
    program.folder().write("pack.xml", pack("<size number='ip' least='105' most='105'/>"));
    program.folder().write("armies/a.muster", white_hand);
    const Outcome outcome = program.run({"event", "check", "pack.xml", "armies"});
    BOOST_TEST(outcome.status == 0);
    BOOST_TEST(outcome.err == "");
    BOOST_TEST(contains(outcome.out, "Cup: 1 of 1 in order"));
    const Outcome alone = program.run({"event", "check", "pack.xml"});
    BOOST_TEST(alone.status == 0);
    BOOST_TEST(alone.out == "Cup: the pack is in order.\n");
}

BOOST_AUTO_TEST_CASE(an_event_with_findings_of_the_pack_and_of_the_rules) {
    const Program program;
    program.folder().write("pack.xml", pack("<size number='ip' most='104'/>", ""));
    program.folder().write("a.muster", white_hand);
    const Outcome outcome = program.run({"event", "check", "pack.xml", "a.muster"});
    BOOST_TEST(outcome.status == 1);
    BOOST_TEST(contains(outcome.out, "error event.size: Cup allows"));
    BOOST_TEST(contains(outcome.out, "error event.list: Cup demands an army list"));
    BOOST_TEST(contains(outcome.out, "Cup: 0 of 1 in order"));

    program.folder().write("free.xml", pack(""));
    program.folder().write("b.muster", mounted_spears());
    const Outcome broken = program.run({"event", "check", "free.xml", "b.muster"});
    BOOST_TEST(broken.status == 1);
    BOOST_TEST(contains(broken.out, "By the rules of the game: "));
}

BOOST_AUTO_TEST_CASE(an_event_where_players_share_an_army_or_send_too_few) {
    const Program program;
    program.folder().write("two.xml", pack("<per-player lists='2'/>"));
    program.folder().write("one.xml", pack(""));
    program.folder().write("a.muster", army_of("Ann"));
    program.folder().write("b.muster", army_of("Bob"));
    BOOST_TEST(program.run({"event", "check", "one.xml", "a.muster", "b.muster"}).status == 0);
    const Outcome few = program.run({"event", "check", "two.xml", "a.muster"});
    BOOST_TEST(few.status == 1);
    BOOST_TEST(contains(few.out, "error event.lists-number: "));
    program.folder().write("c.muster", army_of(""));
    program.folder().write("d.muster", army_of(""));
    const Outcome same = program.run({"event", "check", "one.xml", "c.muster", "d.muster"});
    BOOST_TEST(same.status == 1);
    BOOST_TEST(contains(same.out, "query event.same-army: "));
}

BOOST_AUTO_TEST_CASE(an_event_with_a_file_or_pack_that_cannot_be_read) {
    const Program program;
    program.folder().write("pack.xml", pack(""));
    program.folder().write("a.muster", white_hand);
    program.folder().write("cut.muster", white_hand.substr(0, 300));
    const Outcome outcome = program.run({"event", "check", "pack.xml", "cut.muster", "a.muster"});
    BOOST_TEST(outcome.status == 2);
    BOOST_TEST(contains(outcome.err, "cut.muster:"));
    BOOST_TEST(contains(outcome.out, "a.muster"));
    program.folder().write("broken.xml", pack("<size number='pi' most='1'/>"));
    const Outcome broken = program.run({"event", "check", "broken.xml", "a.muster"});
    BOOST_TEST(broken.status == 2);
    BOOST_TEST(contains(broken.err, "broken.xml:1:"));
    BOOST_TEST(program.run({"event", "chekc", "pack.xml"}).status == 2);
    BOOST_TEST(program.run({"event", "check", "none.xml"}).status == 2);
}

BOOST_AUTO_TEST_CASE(a_pack_with_house_rules_that_are_not_there_judges_nothing) {
    const Program program;
    program.folder().write("pack.xml", "<event xmlns='urn:muster:event:1' title='T' ruleset='phalanx'>"
                                       "<house id='none'/></event>");
    program.folder().write("a.muster", "<army xmlns='urn:muster:army:1' ruleset='phalanx'/>");
    const Outcome outcome = program.run({"event", "check", "pack.xml", "a.muster"});
    BOOST_TEST(outcome.status == 2);
    BOOST_TEST(contains(outcome.err, "none.phalanx: the pack names these house rules, but they are not"),
               outcome.err);
}

} // namespace muster::tests
