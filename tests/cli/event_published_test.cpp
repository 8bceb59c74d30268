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

} // namespace muster::tests
