// SPDX-License-Identifier: MIT
// `event` as an umpire uses it: from the mails to the published booklet; and what strangers may send.
#include "event_desk.h"

#include "base/zip_archive.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

bool has_rule(const Json& list, std::string_view rule) {
    for (const Json& finding : list["findings"])
        if (finding["rule"] == rule)
            return true;
    return false;
}

std::string state_of(const Json& status, std::string_view name) {
    for (const Json& player : status["players"])
        if (player["name"] == name)
            return player["state"];
    return "not there";
}

} // namespace

BOOST_AUTO_TEST_CASE(the_sample_event_has_every_state) {
    const Program program;
    const std::string event = "open.muster-event";
    begin_sample_event(program, event);
    const Outcome taken = program.run({"event", "take", event, sample_event + "/submissions"});
    BOOST_TEST(taken.status == 3);
    BOOST_TEST(contains(taken.out, "7 lists taken"));
    (void)program.run({"event", "decide", event, "Finn Fox", "accept", "--why", "The post was late"});
    (void)program.run({"event", "decide", event, "7", "refuse", "--why", "Far too small"});

    const Outcome outcome = program.run({"event", "status", event, "--json"});
    BOOST_TEST(outcome.status == 3);
    const Json status = outcome.json();
    const std::vector<std::pair<std::string, std::string>> expected{
        {"Ann Archer", "passed"}, {"Bob Baker", "wrong"},   {"Cleo Carter", "passed"},
        {"Dan Dyer", "unread"},   {"Eve Ellis", "query"},   {"Finn Fox", "accepted"},
        {"Gail Gray", "refused"}, {"Hugo Hall", "missing"}, {"Ivy Irwin", "passed"},
        {"Jack Jones", "passed"}, {"Kim Kerr", "passed"},   {"Leo Lang", "passed"}};
    for (const auto& [name, state] : expected)
        BOOST_TEST(state_of(status, name) == state, name << ": " << state_of(status, name));
    BOOST_TEST(status["totals"]["players"] == 12);
    BOOST_TEST(status["unmatched"].size() == 1U);
    for (const Json& player : status["players"]) {
        if (player["name"] == "Ivy Irwin") {
            BOOST_TEST(player["lists"][0]["revision"] == 2);
            BOOST_TEST(player["lists"][0]["kind"] == "correction");
        }
        if (player["name"] == "Eve Ellis") {
            BOOST_TEST(player["lists"][0]["late-days"] == 2);
            BOOST_TEST(player["penalty"] == 2);
        }
    }
    // Taking the folder again takes nothing twice.
    const Outcome again = program.run({"event", "take", event, sample_event + "/submissions"});
    BOOST_TEST(contains(again.out, "0 lists taken"));
    BOOST_TEST(program.run({"event", "status", event, "--json"}).out == outcome.out);
}

BOOST_AUTO_TEST_CASE(a_list_is_matched_by_sender_then_name_then_file) {
    const Desk desk;
    BOOST_TEST(desk.take("a.eml", mail_with("ANN@A.example", "x.muster", army_of("", "One"))).status == 0);
    BOOST_TEST(desk.take("b.muster", army_of("Baker, Bob", "Two")).status == 0);
    BOOST_TEST(state_of(desk.status(), "Ann Archer") == "passed");
    BOOST_TEST(state_of(desk.status(), "Bob Baker") == "passed");
    const Outcome by_file = desk.take("Bob_Baker v2.muster", army_of("", "Three"));
    BOOST_TEST(by_file.status == 0);
    BOOST_TEST(desk.player("Bob Baker")["lists"][0]["revision"] == 2);
    BOOST_TEST(desk.player("Bob Baker")["lists"][0]["kind"] == "rewrite");
}

BOOST_AUTO_TEST_CASE(two_players_of_one_name_wait_for_the_umpire) {
    const Desk desk;
    const Outcome outcome = desk.take("s.muster", army_of("Sam Smith", "Which"));
    BOOST_TEST(outcome.status == 1);
    BOOST_TEST(desk.status()["unmatched"].size() == 1U);
    BOOST_TEST(contains(std::string(desk.status()["unmatched"][0]["why"]), "Sam Smith (4)"));
    BOOST_TEST(desk.take("s.muster", army_of("Sam Smith", "Which"), {"--player", "4"}).status == 0);
    BOOST_TEST(desk.status()["unmatched"].empty());
    BOOST_TEST(desk.status()["players"][3]["state"] == "passed");
    BOOST_TEST(desk.status()["players"][2]["state"] == "missing");
}

BOOST_AUTO_TEST_CASE(a_forged_sender_does_not_pass_unseen) {
    const Desk desk;
    (void)desk.take("f.eml", mail_with("ann@a.example", "x.muster", army_of("Bob Baker", "Forged")));
    const Json ann = desk.player("Ann Archer");
    BOOST_TEST(ann["state"] == "wrong");
    BOOST_TEST(has_rule(ann["lists"][0], "event.player-unknown"));
    BOOST_TEST(state_of(desk.status(), "Bob Baker") == "missing");
    // The name that a sender gives himself proves nothing.
    (void)desk.take("g.eml", with(mail_with("x@evil.example", "x.muster", army_of("", "Other")), "Somebody",
                                  "\"ann@a.example\""));
    BOOST_TEST(desk.status()["unmatched"].size() == 1U);
    (void)desk.take("h.eml", with(mail_with("x@evil.example", "y.muster", army_of("", "Third")),
                                  "From: ", "From: ann@a.example, "));
    BOOST_TEST(desk.status()["unmatched"].size() == 2U);
}

BOOST_AUTO_TEST_CASE(hostile_names_and_archives_are_kept_and_harmless) {
    const Desk desk;
    (void)desk.take("p.eml",
                    mail_with("ann@a.example", "../../../evil.muster", army_of("Ann Archer", "Path")));
    BOOST_TEST(state_of(desk.status(), "Ann Archer") == "passed");
    BOOST_TEST(!fs::exists(desk.program.folder().path().parent_path() / "evil.muster"));

    ZipWriter outside;
    outside.add("../bob-baker.muster", army_of("Bob Baker", "Outside"));
    BOOST_TEST(desk.take("outside.zip", outside.bytes()).status == 3);
    ZipWriter bomb;
    bomb.add("bob-baker.muster", std::string(200U << 20U, ' '));
    BOOST_TEST(desk.take("bomb.zip", bomb.bytes()).status == 3);
    BOOST_TEST(desk.take("empty.eml", mail_from("bob@b.example", "")).status == 3);
    BOOST_TEST(desk.take("cut.muster", army_of("Bob Baker", "Cut").substr(0, 300)).status == 3);
    const Json status = desk.status();
    BOOST_TEST(status["unmatched"].size() == 2U); // what is cut off still names its player
    BOOST_TEST(contains(status.dump(), "path outside the archive"));
    BOOST_TEST(state_of(status, "Bob Baker") == "unread");
    BOOST_TEST(has_rule(desk.player("Bob Baker")["lists"][0], "event.not-read"));
    // A missing file does not stop the others.
    desk.program.folder().write("ok.muster", army_of("Bob Baker", "Fine"));
    const Outcome mixed = desk.program.run({"event", "take", "cup.muster-event", "none.muster", "ok.muster"});
    BOOST_TEST(mixed.status == 2);
    BOOST_TEST(contains(mixed.err, "none.muster"));
    BOOST_TEST(state_of(desk.status(), "Bob Baker") == "passed");
}

BOOST_AUTO_TEST_CASE(an_event_file_that_is_damaged_foreign_later_or_read_only) {
    const Desk desk;
    const fs::path file = desk.program.path("cup.muster-event");
    BOOST_TEST(desk.program.run({"event", "new", "cup.muster-event", "--pack", "pack.xml"}).status == 2);
    const std::string whole = desk.program.bytes("cup.muster-event");
    desk.program.folder().write("cut.muster-event", whole.substr(0, whole.size() / 2));
    const Outcome cut = desk.program.run({"event", "status", "cut.muster-event"});
    BOOST_TEST(cut.status == 2);
    BOOST_TEST(contains(cut.err, "damaged"));
    std::string later = whole;
    later[63] = 99; // user_version
    desk.program.folder().write("later.muster-event", later);
    const Outcome newer = desk.program.run({"event", "status", "later.muster-event"});
    BOOST_TEST(newer.status == 2);
    BOOST_TEST(contains(newer.err, "later version"));
    BOOST_TEST(desk.program.bytes("later.muster-event") == later);
    BOOST_TEST(desk.program.run({"event", "status", "none.muster-event"}).status == 2);
    BOOST_TEST(!fs::exists(desk.program.path("none.muster-event")));
    desk.program.folder().write("text.muster-event",
                                "no database at all, but long enough to be taken for one");
    BOOST_TEST(desk.program.run({"event", "status", "text.muster-event"}).status == 2);
}

BOOST_AUTO_TEST_CASE(locks_keep_later_lists_without_counting_them) {
    const Desk desk;
    (void)desk.take("a.muster", army_of("Ann Archer", "First"));
    BOOST_TEST(desk.program.run({"event", "lock", "cup.muster-event"}).status == 0);
    BOOST_TEST(desk.take("a2.muster", army_of("Ann Archer", "Second")).status == 1);
    BOOST_TEST(desk.player("Ann Archer")["lists"][0]["army"] == "First");
    BOOST_TEST(desk.player("Ann Archer")["after-lock"].size() == 1U);
    BOOST_TEST(desk.status()["event"]["locked"] == true);
    BOOST_TEST(desk.program.run({"event", "unlock", "cup.muster-event", "Bob Baker"}).status == 0);
    BOOST_TEST(desk.take("b.muster", army_of("Bob Baker", "Exempted")).status == 0);
    BOOST_TEST(state_of(desk.status(), "Bob Baker") == "passed");
    BOOST_TEST(desk.status()["event"]["locked"] == true);
}

BOOST_AUTO_TEST_CASE(decisions_need_a_reason_and_are_logged) {
    const Desk desk("<size number='ip' most='100'/>");
    (void)desk.take("a.muster", army_of("Ann Archer", "Large"));
    BOOST_TEST(desk.player("Ann Archer")["state"] == "wrong");
    BOOST_TEST(desk.program.run({"event", "decide", "cup.muster-event", "Ann Archer", "accept"}).status == 2);
    BOOST_TEST(desk.program.run({"event", "decide", "cup.muster-event", "Ann", "accept", "--why", "Agreed"})
                   .status == 0);
    BOOST_TEST(desk.player("Ann Archer")["state"] == "accepted");
    BOOST_TEST(desk.program.run({"event", "decide", "cup.muster-event", "1", "penalty", "3", "--why", "Rude"})
                   .status == 0);
    BOOST_TEST(desk.player("Ann Archer")["penalty"] == 3);
    BOOST_TEST(
        desk.program.run({"event", "decide", "cup.muster-event", "2", "accept", "--why", "x"}).status == 2);
    const Outcome log = desk.program.run({"event", "log", "cup.muster-event"});
    BOOST_TEST(contains(log.out, "Ann Archer, list 1: accepted: Agreed"));
    BOOST_TEST(contains(log.out, "Taken: a.muster"));
    // A later revision is judged by itself.
    (void)desk.take("a2.muster", army_of("Ann Archer", "Larger", 4));
    BOOST_TEST(desk.player("Ann Archer")["state"] == "wrong");
    const Json list = desk.player("Ann Archer")["lists"][0];
    const Outcome verified =
        desk.program.run({"event", "verify", "cup.muster-event", std::string(list["fingerprint"])});
    BOOST_TEST(verified.status == 1);
    BOOST_TEST(contains(verified.out, "Ann Archer, list 1, revision 2, wrong"));
}

BOOST_AUTO_TEST_CASE(export_and_import_make_the_same_event) {
    const Desk desk;
    (void)desk.take("a.eml", mail_with("ann@a.example", "x.muster", army_of("Ann Archer", "One")));
    (void)desk.take("b.eml", mail_from("bob@b.example", "4 x wild things of no kind"));
    (void)desk.program.run({"event", "lock", "cup.muster-event"});
    (void)desk.program.run({"event", "decide", "cup.muster-event", "1", "penalty", "2", "--why", "Why not"});
    BOOST_TEST_REQUIRE(desk.program.run({"event", "export", "cup.muster-event", "-o", "one"}).status == 0);
    BOOST_TEST_REQUIRE(desk.program.run({"event", "import", "one", "-o", "two.muster-event"}).status == 0);
    BOOST_TEST_REQUIRE(desk.program.run({"event", "export", "two.muster-event", "-o", "two"}).status == 0);
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(desk.program.path("one"))) {
        if (!entry.is_regular_file())
            continue;
        ++files;
        const fs::path below = fs::relative(entry.path(), desk.program.path("one"));
        BOOST_TEST(bytes_of(entry.path()) == bytes_of(desk.program.path("two") / below), below.string());
    }
    BOOST_TEST(files > 10U);
    BOOST_TEST(desk.program.run({"event", "status", "two.muster-event", "--json"}).out ==
               desk.program.run({"event", "status", "cup.muster-event", "--json"}).out);
    // A folder that was tampered with makes no event.
    desk.program.folder().write("one/event.json",
                                with(desk.program.bytes("one/event.json"), "originals/", "../originals/"));
    BOOST_TEST(desk.program.run({"event", "import", "one", "-o", "three.muster-event"}).status == 2);
    BOOST_TEST(!fs::exists(desk.program.path("three.muster-event")));
    // One whose rules cannot be read makes one that says so.
    for (const auto& entry : fs::directory_iterator(desk.program.path("two/rules")))
        if (entry.path().filename().string().ends_with("ruleset.xml"))
            fs::resize_file(entry.path(), 200);
    BOOST_TEST(desk.program.run({"event", "import", "two", "-o", "four.muster-event"}).status == 2);
}

BOOST_AUTO_TEST_CASE(what_is_published_has_no_secrets_and_no_scripts) {
    const Program program;
    const std::string evil = "<script>alert(1)</script>";
    const std::string escaped = "&lt;script&gt;alert(1)&lt;/script&gt;";
    program.folder().write("pack.xml",
                           fmt::format("<event xmlns='urn:muster:event:1' title='{0}' place='{0}' "
                                       "organiser='{0}' ruleset='undying-lands' lists='free'>"
                                       "<about>{0}</about></event>",
                                       escaped));
    program.folder().write("players.csv",
                           fmt::format("name,club,team,mail,number\n{0},{0},{0},a@a.example,{0}\n", evil));
    std::string army = army_of(escaped, escaped);
    army = with(army, "Free text notes.", "NOTES OF MINE");
    army = with(army, "Left wing", escaped);
    army = with(army, "Uruk spears", escaped);
    army = with(army, "Uruk-hai", escaped);
    program.folder().write("a.eml", mail_with("a@a.example", evil + ".muster", army));
    BOOST_TEST_REQUIRE(program.run({"event", "new", "e", "--pack", "pack.xml"}).status == 0);
    BOOST_TEST_REQUIRE(program.run({"event", "roll", "e", "players.csv"}).status == 0);
    BOOST_TEST_REQUIRE(program.run({"event", "take", "e", "a.eml"}).status == 0);
    BOOST_TEST(program.run({"event", "seal", "e"}).status == 0);
    BOOST_TEST(program.run({"event", "publish", "e", "-o", "site"}).status == 2);
    BOOST_TEST(!fs::exists(program.path("site")));
    BOOST_TEST(program.run({"event", "unseal", "e"}).status == 0);
    BOOST_TEST_REQUIRE(program.run({"event", "publish", "e", "-o", "site"}).status == 0);
    BOOST_TEST_REQUIRE(program.run({"event", "publish", "e", "-o", "booklet.pdf"}).status == 0);
    BOOST_TEST_REQUIRE(program.run({"event", "report", "e", "-o", "report.html"}).status == 0);
    std::size_t pages = 0;
    for (const auto& entry : fs::directory_iterator(program.path("site"))) {
        ++pages;
        const std::string html = bytes_of(entry.path());
        BOOST_TEST(!contains(html, "<script"));
        BOOST_TEST(contains(html, "&lt;script"));
        BOOST_TEST(!contains(html, "NOTES OF MINE"));
        BOOST_TEST(!contains(html, "http"));
    }
    BOOST_TEST(pages == 2U);
    BOOST_TEST(!contains(program.bytes("report.html"), "<script"));
    BOOST_TEST(program.bytes("booklet.pdf").starts_with("%PDF-"));
    for (const char* name : {"report.csv", "report.pdf", "report.json"})
        BOOST_TEST(program.run({"event", "report", "e", "-o", name}).status == 0);
    BOOST_TEST(program.run({"event", "labels", "e", "-o", "labels.pdf"}).status == 0);
    BOOST_TEST(program.run({"event", "roll-csv", "e", "-o", "roll.csv"}).status == 0);
    BOOST_TEST(program.run({"event", "report", "e", "-o", "report.doc"}).status == 2);
}

BOOST_AUTO_TEST_CASE(an_event_is_judged_by_its_own_rules) {
    const Desk desk;
    (void)desk.take("a.muster", army_of("Ann Archer", "Mine", 3));
    const std::string before = desk.status().dump();
    // Other rules are installed: spears weigh more, and the size is too large.
    fs::create_directories(desk.program.path("rules"));
    fs::copy(std::string(MUSTER_SOURCE_DIR) + "/armylists/undying-lands",
             desk.program.path("rules/undying-lands"), fs::copy_options::recursive);
    const fs::path file = desk.program.path("rules/undying-lands/ruleset.xml");
    const std::string rules = bytes_of(file);
    const std::size_t row = rules.find("weapon=\"spear\" value=\"4\"");
    BOOST_TEST_REQUIRE(row != std::string::npos);
    desk.program.folder().write("rules/undying-lands/ruleset.xml",
                                with(rules, "weapon=\"spear\" value=\"4\"", "weapon=\"spear\" value=\"90\""));
    const std::string data = desk.program.path("rules").string();
    const Outcome after =
        desk.program.run({"event", "status", "cup.muster-event", "--json"}, {"MUSTER_DATA=" + data});
    BOOST_TEST(after.json().dump() == before);
    const Outcome differs =
        desk.program.run({"event", "status", "cup.muster-event", "--installed"}, {"MUSTER_DATA=" + data});
    BOOST_TEST(contains(differs.out, "Ann Archer, list 1: passed"));
    BOOST_TEST(contains(differs.out, "wrong (event.size)"));
    BOOST_TEST(contains(differs.out, "Points: 105, now 363"), differs.out);
    // Also where the verdict stays.
    desk.program.folder().write("rules/undying-lands/ruleset.xml",
                                with(rules, "weapon=\"spear\" value=\"4\"", "weapon=\"spear\" value=\"5\""));
    const Outcome figures =
        desk.program.run({"event", "status", "cup.muster-event", "--installed"}, {"MUSTER_DATA=" + data});
    BOOST_TEST(contains(figures.out, "by the rules installed now: passed"));
    BOOST_TEST(contains(figures.out, "Integrity Points: 105, now 108"));
    BOOST_TEST(contains(desk.program.run({"event", "status", "cup.muster-event", "--installed"}).out,
                        "nothing would differ"));
}

BOOST_AUTO_TEST_CASE(replies_say_what_to_do_and_what_was_understood) {
    const Desk desk("<size number='ip' most='100'/><deadline at='2026-11-28T20:00:00+00:00'/>");
    (void)desk.take("a.muster", army_of("Ann Archer", "Large"), {"--at", in_time});
    const Outcome english = desk.program.run({"event", "reply", "cup.muster-event", "Ann Archer"});
    BOOST_TEST(english.status == 1);
    for (const char* words : {"Dear Ann Archer", "not in order yet", "Cup allows", "(Cup, Size)",
                              "3 x Uruk-hai", "2026-11-28 20:00 UTC"})
        BOOST_TEST(contains(english.out, words), words);
    BOOST_TEST(
        contains(desk.program.run({"event", "reply", "cup.muster-event", "2"}).out, "has not arrived"));
    BOOST_TEST(desk.program.run({"event", "reply", "cup.muster-event", "--lang", "xx"}).status == 2);
}

BOOST_AUTO_TEST_CASE(each_player_is_answered_in_his_language) {
    const Desk desk;
    desk.program.folder().write("more.csv", "name,language\nAnn Archer,Deutsch\nBob Baker,en\n");
    BOOST_TEST_REQUIRE(desk.program.run({"event", "roll", "cup.muster-event", "more.csv"}).status == 0);
    (void)desk.take("a.muster", army_of("Ann Archer", "Large", 30), {"--at", in_time});
    const std::string ann = desk.program.run({"event", "reply", "cup.muster-event", "Ann Archer"}).out;
    for (const char* words : {"Guten Tag Ann Archer", "Cup erlaubt", "30 x Uruk-hai"})
        BOOST_TEST(contains(ann, words), words);
    BOOST_TEST(contains(desk.program.run({"event", "reply", "cup.muster-event", "Bob Baker"}).out,
                        "Dear Bob Baker"));
    // All of them, each in his own.
    const std::string all = desk.program.run({"event", "reply", "cup.muster-event"}).out;
    BOOST_TEST(contains(all, "Guten Tag Ann Archer"));
    BOOST_TEST(contains(all, "Dear Bob Baker"));
    // Who asks for a language gets it for all.
    BOOST_TEST(
        contains(desk.program.run({"event", "reply", "cup.muster-event", "Ann Archer", "--lang", "en"}).out,
                 "Dear Ann Archer"));
}

} // namespace muster::tests
