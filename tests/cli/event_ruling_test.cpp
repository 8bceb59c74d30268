// SPDX-License-Identifier: MIT
// What the umpire sets in place of what was read: the army list of a submission, and when it arrived.
#include "event_desk.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <filesystem>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

constexpr const char* cup = "cup.muster-event";

void set_age(const fs::path& file, std::chrono::hours age) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - age);
}

} // namespace

BOOST_AUTO_TEST_CASE(the_list_of_a_submission_is_set_and_cleared) {
    const Desk desk;
    (void)desk.take("a.muster", army_of("Ann Archer", "One"));
    const Json before = desk.player("Ann Archer")["lists"][0];
    BOOST_TEST(desk.program.run({"event", "list", cup, "Ann", "no-such-list"}).status == 2);
    BOOST_TEST(desk.program.run({"event", "list", cup, "Bob Baker", "none"}).status == 2);
    const std::string id = "amazons";
    BOOST_TEST(desk.program.run({"event", "list", cup, "Ann", id, "--why", "He told me"}).status == 0);
    const Json set = desk.player("Ann Archer")["lists"][0];
    BOOST_TEST(set["list"] == id);
    BOOST_TEST(set["fingerprint"] != before["fingerprint"]);
    for (const Json& list : {before, set}) {
        const Outcome verified = desk.program.run({"event", "verify", cup, std::string(list["fingerprint"])});
        BOOST_TEST(contains(verified.out, "Ann Archer, list 1, revision 1"));
    }
    BOOST_TEST(desk.program.run({"event", "list", cup, "Ann", "none"}).status == 0);
    BOOST_TEST(desk.player("Ann Archer")["lists"][0].value("list", "") == before.value("list", ""));
    const Outcome log = desk.program.run({"event", "log", cup});
    BOOST_TEST(contains(log.out, "List set: a.muster (Ann Archer): " + id + ": He told me"));
    BOOST_TEST(contains(log.out, "List set: a.muster (Ann Archer): no list"));
    // It is part of what is exported.
    BOOST_TEST_REQUIRE(desk.program.run({"event", "list", cup, "Ann", id}).status == 0);
    BOOST_TEST_REQUIRE(desk.program.run({"event", "export", cup, "-o", "plain"}).status == 0);
    BOOST_TEST_REQUIRE(desk.program.run({"event", "import", "plain", "-o", "two.muster-event"}).status == 0);
    BOOST_TEST(desk.program.run({"event", "status", "two.muster-event", "--json"}).out ==
               desk.program.run({"event", "status", cup, "--json"}).out);
}

BOOST_AUTO_TEST_CASE(nothing_says_when_a_file_arrived_until_the_umpire_does) {
    const Desk desk("<deadline at='2126-11-28T20:00:00+00:00' late='1'/>");
    // The date of a file says when it was saved, perhaps by the umpire.
    desk.program.folder().write("in/a-ann.muster", army_of("Ann Archer", "New"));
    desk.program.folder().write("in/b-ann.muster", army_of("Ann Archer", "Old", 4));
    set_age(desk.program.path("in/a-ann.muster"), std::chrono::hours(1));
    set_age(desk.program.path("in/b-ann.muster"), std::chrono::hours(50));
    (void)desk.program.run({"event", "take", cup, "in"});
    const Json ann = desk.player("Ann Archer")["lists"][0];
    BOOST_TEST(ann["revision"] == 2);
    BOOST_TEST(ann["army"] == "Old"); // the last that was taken, for now
    BOOST_TEST(ann["state"] == "query");
    BOOST_TEST(contains(ann["findings"].dump(), "event.which-counts"));
    // One that is taken later came later.
    (void)desk.take("c-ann.muster", army_of("Ann Archer", "Newest", 5));
    BOOST_TEST(desk.player("Ann Archer")["lists"][0]["army"] == "Newest");
    BOOST_TEST(!contains(desk.player("Ann Archer").dump(), "event.which-counts"));
    const Outcome reply = desk.program.run({"event", "reply", cup, "Ann"});
    BOOST_TEST(contains(reply.out, "This one counts: c-ann.muster. These do not count:"));
    BOOST_TEST(contains(reply.out, "  - a-ann.muster (received "));
    const auto arrive = [&](const char* time) {
        return desk.program.run({"event", "arrived", cup, "Ann", time, "--why", "By post"}).status;
    };
    BOOST_TEST(arrive("yesterday") == 2);
    BOOST_TEST(arrive("2126-11-30T12:00:00+00:00") == 0);
    BOOST_TEST(desk.player("Ann Archer")["lists"][0]["late-days"] == 2);
    BOOST_TEST(arrive("2126-11-28T12:00:00+00:00") == 0);
    BOOST_TEST(desk.player("Ann Archer")["lists"][0]["late-days"] == 0);
    const Outcome log = desk.program.run({"event", "log", cup});
    BOOST_TEST(contains(log.out, "; nothing says when it arrived): by "));
    BOOST_TEST(contains(log.out, "Arrival set: c-ann.muster (Ann Archer): 2126-11-28T12:00:00"));
}

BOOST_AUTO_TEST_CASE(a_decision_is_taken_back_with_a_reason) {
    const Desk desk;
    (void)desk.take("a.muster", army_of("Ann Archer", "One", 9));
    const Json before = desk.player("Ann Archer");
    const auto decide = [&](const Program::Arguments& words) {
        Program::Arguments call{"event", "decide", cup, "Ann"};
        call.insert(call.end(), words.begin(), words.end());
        return desk.program.run(call);
    };
    BOOST_TEST(decide({"undo", "--why", "A slip"}).status == 2);
    BOOST_TEST(decide({"accept", "--why", "Agreed"}).status == 0);
    BOOST_TEST(desk.player("Ann Archer")["state"] == "accepted");
    BOOST_TEST(decide({"undo"}).status == 2);
    const Outcome undone = decide({"undo", "--why", "A slip"});
    BOOST_TEST(undone.status == 0);
    BOOST_TEST(undone.out == "Ann Archer, list 1: undone.\n");
    BOOST_TEST(desk.player("Ann Archer") == before);
    const Outcome log = desk.program.run({"event", "log", cup});
    BOOST_TEST(contains(log.out, "Ann Archer, list 1: accepted: Agreed"));
    BOOST_TEST(contains(log.out, "Ann Archer, list 1: undone: accepted: A slip"));
}

} // namespace muster::tests
