// SPDX-License-Identifier: MIT
// What everybody gets to see of an event: a booklet in which each army is found, and nothing of what the
// umpire said about it.
#include "event_desk.h"
#include "other_programs.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <filesystem>

namespace muster::tests {

namespace {

constexpr const char* league_event = "cup.muster-event";

std::string words_of(const std::filesystem::path& pdf, std::string_view pages = "") {
    return output_of(fmt::format("pdftotext {} {} -", pages, quoted_path(pdf)));
}

// With Ann's and Bob's lists, Bob's in spite of its size.
struct PublishedDesk : Desk {
    PublishedDesk() {
        (void)take("ann.muster", army_of("Ann Archer", "Host of Ann"));
        (void)take("bob.muster", army_of("Bob Baker", "Host of Bob", 9));
    }
    void accept(const std::string& why) const {
        BOOST_TEST_REQUIRE(
            program.run({"event", "decide", league_event, "Bob", "accept", "--why", why}).status == 0);
    }
    void write(const std::string& action, const std::string& out) const {
        BOOST_TEST_REQUIRE(program.run({"event", action, league_event, "-o", out, "--force"}).status == 0,
                           out);
    }
};

} // namespace

BOOST_AUTO_TEST_CASE(what_is_published_has_no_reason_of_the_umpire) {
    const PublishedDesk desk;
    const std::string secret = "ZIGZAGZIGZAG";
    for (const std::string& why :
         {secret, secret + " because of all that he told me on the telephone about his "
                           "spearmen, who are in the post"}) {
        desk.accept(why);
        desk.write("publish", "site");
        for (const auto& entry : std::filesystem::directory_iterator(desk.program.path("site")))
            BOOST_TEST(!contains(bytes_of(entry.path()), secret), entry.path());
        desk.write("publish", "booklet.pdf");
        desk.write("labels", "labels.pdf");
        for (const char* pdf : {"booklet.pdf", "labels.pdf"}) {
            const std::string words = without_spaces(words_of(desk.program.path(pdf)));
            BOOST_TEST(contains(words, "HostofBob"), pdf);
            BOOST_TEST(!contains(words, secret), pdf);
        }
        desk.write("roll-csv", "roll.csv");
        BOOST_TEST(!contains(desk.program.bytes("roll.csv"), secret));
        // The organiser reads it.
        desk.write("report", "report.csv");
        BOOST_TEST(contains(desk.program.bytes("report.csv"), secret));
    }
}

BOOST_AUTO_TEST_CASE(the_contents_of_the_booklet_lead_to_the_numbers_of_its_pages) {
    const PublishedDesk desk;
    desk.accept("Agreed");
    desk.write("publish", "booklet.pdf");
    const auto page = [&](int number) {
        return words_of(desk.program.path("booklet.pdf"), fmt::format("-raw -f {0} -l {0}", number));
    };
    const std::string contents = page(1);
    BOOST_TEST(contains(contents, "Contents"));
    BOOST_TEST(contains(contents, "Ann Archer · Host of Ann 2\n"));
    BOOST_TEST(contains(contents, "Bob Baker · Host of Bob 3\n"));
    BOOST_TEST(contains(page(2), "Host of Ann"));
    BOOST_TEST(contains(page(3), "Host of Bob"));
    for (int number = 1; number <= 3; ++number)
        BOOST_TEST(contains(page(number), fmt::format("\n{}\n", number)), number);
}

BOOST_AUTO_TEST_CASE(what_was_published_and_answered_stands_in_the_log) {
    const PublishedDesk desk;
    desk.write("publish", "site");
    desk.write("publish", "booklet.pdf");
    (void)desk.program.run({"event", "reply", league_event, "Ann"});
    (void)desk.program.run({"event", "reply", league_event, "-o", "drafts"});
    const std::string log = desk.program.run({"event", "log", league_event}).out;
    for (const char* words : {"Published: pages: site", "Published: the booklet: booklet.pdf",
                              "Reply to Ann Archer: shown", "Replies to 4 players: drafts in drafts"})
        BOOST_TEST(contains(log, words), words);
    // What is refused is not noted.
    BOOST_TEST_REQUIRE(desk.program.run({"event", "seal", league_event}).status == 0);
    BOOST_TEST(desk.program.run({"event", "publish", league_event, "-o", "later"}).status == 2);
    BOOST_TEST(!contains(desk.program.run({"event", "log", league_event}).out, "later"));
}

BOOST_AUTO_TEST_CASE(what_is_given_out_has_no_letters_that_steer) {
    const Program program;
    const std::vector<std::string> letters{"\u009B", "\u0085", "\u202E", "\u2067", "\u200F", "\uFEFF"};
    const auto steering = [&](std::string_view word) {
        std::string text(word);
        for (const std::string& letter : letters)
            text += letter + "z";
        return text;
    };
    program.folder().write("pack.xml",
                           fmt::format("<event xmlns='urn:muster:event:1' title='{}' place='{}' "
                                       "ruleset='undying-lands' lists='free'><about>{}</about></event>",
                                       steering("Trophy"), steering("Hall"), steering("Bring dice")));
    program.folder().write("roll.csv", fmt::format("name,club,team,number,mail\n{},{},{},7,eve@e.example\n",
                                                   "Eve Earl", steering("Owls"), steering("Blue")));
    std::string army = with(army_of("Eve Earl", steering("Riders")), "Left wing", steering("First"));
    program.folder().write("a.eml", mail_with("eve@e.example", "a.muster", army));
    for (const Program::Arguments& call : std::vector<Program::Arguments>{
             {"event", "new", "e", "--pack", "pack.xml"},
             {"event", "roll", "e", "roll.csv"},
             {"event", "take", "e", "a.eml"},
             {"event", "decide", "e", "Eve", "accept", "--why", steering("As agreed")},
             {"event", "publish", "e", "-o", "out"},
             {"event", "reply", "e", "-o", "out", "--force"},
             {"event", "report", "e", "-o", "out/report.html"},
             {"event", "report", "e", "-o", "out/report.csv"},
             {"event", "roll-csv", "e", "-o", "out/pairings.csv"}}) {
        const Outcome outcome = program.run(call);
        BOOST_TEST(outcome.status <= 1, call[1] << ": " << outcome.err);
    }
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(program.path("out"))) {
        ++files;
        const std::string bytes = bytes_of(entry.path());
        for (std::size_t i = 0; i < letters.size(); ++i)
            BOOST_TEST(!contains(bytes, letters[i]), entry.path() << " has letter " << i);
        BOOST_TEST(!contains(bytes, "&#"), entry.path());
    }
    BOOST_TEST(files == 6U);
    BOOST_TEST(contains(program.bytes("out/report.csv"), "Riders?z?z"));
    BOOST_TEST(contains(program.bytes("out/index.html"), "Riders?z?z"));
    BOOST_TEST(program.run({"event", "publish", "e", "-o", "booklet.pdf"}).status <= 1);
    BOOST_TEST(contains(words_of(program.path("booklet.pdf")), "Riders?z?z"));
}

} // namespace muster::tests
