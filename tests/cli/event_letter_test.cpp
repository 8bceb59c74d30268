// SPDX-License-Identifier: MIT
// What comes in beside lists: letters about them, and what the umpire sets aside; and the list that a label
// names.
#include "event_desk.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr const char* event = "cup.muster-event";

std::string question_from(std::string_view address) {
    return mail_from(address, "Hello,\n\nwhen does the hall open on Saturday?\n\nBest wishes");
}

} // namespace

BOOST_AUTO_TEST_CASE(a_letter_does_not_replace_the_list_of_its_sender) {
    const Desk desk;
    (void)desk.take("list.eml", mail_with("ann@a.example", "x.muster", army_of("Ann Archer", "One")));
    const Json before = desk.player("Ann Archer");
    BOOST_TEST(before["state"] == "passed");
    const Outcome taken = desk.take("question.eml", question_from("ann@a.example"));
    BOOST_TEST(contains(taken.out, "Ann Archer wrote it, but it is no list"));
    BOOST_TEST(desk.player("Ann Archer") == before);
    BOOST_TEST_REQUIRE(desk.status()["unmatched"].size() == 1U);
    BOOST_TEST(desk.status()["unmatched"][0]["source"] == "question.eml");
    // A changed roll, and the same mail again, find no list in it either.
    desk.program.folder().write("more.csv",
                                "Mail;Name\nann@a.example;Ann Archer\nzoe@z.example;Zoe Zander\n");
    (void)desk.program.run({"event", "roll", event, "more.csv"});
    (void)desk.take("question.eml", question_from("ann@a.example"));
    BOOST_TEST(desk.player("Ann Archer")["lists"] == before["lists"]);
    // Only the umpire may say that it is one.
    (void)desk.take("question.eml", question_from("ann@a.example"), {"--player", "Ann Archer"});
    BOOST_TEST(desk.player("Ann Archer")["state"] == "unread");
}

BOOST_AUTO_TEST_CASE(the_first_mail_of_a_player_is_for_the_umpire_to_read) {
    const Desk desk;
    (void)desk.take("question.eml", question_from("bob@b.example"));
    BOOST_TEST(desk.player("Bob Baker")["state"] == "unread");
    BOOST_TEST(desk.status()["unmatched"].empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_list_is_set_aside) {
    const Desk desk;
    (void)desk.take("question.eml", question_from("bob@b.example"));
    (void)desk.take("spam.eml", question_from("spam@s.example"));
    BOOST_TEST(desk.status()["unmatched"].size() == 1U);
    BOOST_TEST(desk.program.run({"event", "aside", event, "spam.eml", "--why", "advertising"}).status == 0);
    BOOST_TEST(desk.status()["unmatched"].empty());
    BOOST_TEST(desk.program.run({"event", "aside", event, "Bob Baker"}).status == 0);
    BOOST_TEST(desk.player("Bob Baker")["state"] == "missing");
    BOOST_TEST(contains(desk.program.run({"event", "status", event}).out, "2 set aside"));
    // It does not come back by itself, and the log says why it went.
    (void)desk.take("question.eml", question_from("bob@b.example"));
    BOOST_TEST(desk.player("Bob Baker")["state"] == "missing");
    BOOST_TEST(contains(desk.program.run({"event", "log", event}).out,
                        "Set aside: spam.eml: set aside by the umpire: advertising"));
    const Outcome again = desk.program.run({"event", "aside", event, "Bob Baker"});
    BOOST_TEST(again.status == 2);
    BOOST_TEST(contains(again.err, "nothing was sent that could be set aside"));
    // The umpire may take it back.
    (void)desk.take("question.eml", question_from("bob@b.example"), {"--player", "Bob Baker"});
    BOOST_TEST(desk.player("Bob Baker")["state"] == "unread");
}

BOOST_AUTO_TEST_CASE(the_list_before_one_that_was_set_aside_counts_again) {
    const Desk desk;
    (void)desk.take("a.muster", army_of("Ann Archer", "One"));
    const Json before = desk.player("Ann Archer");
    (void)desk.take("b.muster", army_of("Ann Archer", "One", 40));
    BOOST_TEST(desk.player("Ann Archer")["state"] == "wrong");
    (void)desk.program.run({"event", "aside", event, "Ann Archer", "--why", "sent by mistake"});
    BOOST_TEST(desk.player("Ann Archer") == before);
}

BOOST_AUTO_TEST_CASE(a_label_names_the_list) {
    for (const auto& [line, list] :
         {std::pair("List: Orc", "orc-horde"), std::pair("Army list: wood elv", "wood-elves"),
          std::pair("The orcs of the north", "")}) {
        const Desk desk;
        (void)desk.take("list.eml", mail_from("ann@a.example", std::string(line) +
                                                                   "\n\n3 x foot, close order, irregular, "
                                                                   "integrity III, spear, average"));
        const Json player = desk.player("Ann Archer");
        BOOST_TEST_CONTEXT(line) {
            BOOST_TEST(player["lists"][0].value("list", "") == list);
        }
    }
}

} // namespace muster::tests
