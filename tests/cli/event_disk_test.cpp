// SPDX-License-Identifier: MIT
// A tournament on a disk that fails: what was said to be taken is there, and the rest can be taken again.
#include "event_inbox.h"

#ifdef MUSTER_FULL_DISK

namespace muster::tests {

namespace {

constexpr const char* stored_event = "library.muster-event"; // by this name the disk knows whom to fail

struct DeskOnDisk {
    [[nodiscard]] Outcome run(const Program::Arguments& words, const std::string& disk = {}) const {
        return disk.empty() ? inbox.program.run(words)
                            : inbox.program.run(words, {"LD_PRELOAD=" MUSTER_FULL_DISK, disk});
    }

    Inbox inbox{stored_event, 30};
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_disk, DeskOnDisk)

BOOST_AUTO_TEST_CASE(a_full_disk_loses_nothing_that_was_said_to_be_taken) {
    const Program::Arguments take = inbox.take();
    std::size_t refused = 0;
    std::set<std::size_t> counts; // of lists that were taken before the disk was full
    bool is_done = false;
    for (int bytes = 0; bytes < 2'000'000 && !is_done; bytes += 20'011) {
        BOOST_TEST_CONTEXT(bytes << " bytes") {
            inbox.begin_again();
            const Outcome outcome = run(take, fmt::format("MUSTER_DISK_BYTES={}", bytes));
            const std::multiset<std::string> there = inbox.stored();
            for (const std::string& source : said_to_be_taken(outcome.out))
                BOOST_TEST(there.contains(source), source);
            is_done = outcome.status == 0;
            if (!is_done) {
                ++refused;
                counts.insert(there.size());
                BOOST_TEST(outcome.status == 2);
                BOOST_TEST(contains(outcome.err, "disk is full"), outcome.err);
            }
            BOOST_TEST(run(take).status == 0);
            BOOST_TEST(inbox.stored().size() == inbox.senders());
        }
    }
    BOOST_TEST(is_done);
    BOOST_TEST(refused > 5U);
    BOOST_TEST(counts.size() > 1U); // some were taken once
}

BOOST_AUTO_TEST_CASE(a_decision_that_finds_no_room_is_reported_and_not_there) {
    BOOST_TEST_REQUIRE(run(inbox.take()).status == 0);
    const std::string before = run({"event", "status", stored_event, "--json"}).out;
    const Program::Arguments decide{"event", "decide", stored_event, "1", "refuse", "--why", "Too late"};
    const Outcome full = run(decide, "MUSTER_DISK_BYTES=0");
    BOOST_TEST(full.status == 2);
    BOOST_TEST(contains(full.err, "disk is full"), full.err);
    BOOST_TEST(run({"event", "status", stored_event, "--json"}).out == before);
}

BOOST_AUTO_TEST_CASE(an_event_that_may_only_be_read_is_shown) {
    BOOST_TEST_REQUIRE(run(inbox.take()).status == 0);
    const Outcome before = run({"event", "status", stored_event, "--json"});
    const std::string read_only = "MUSTER_DISK=read-only";
    const Outcome shown = run({"event", "status", stored_event, "--json"}, read_only);
    BOOST_TEST(shown.status == before.status);
    BOOST_TEST(shown.out == before.out);
    for (const Program::Arguments& words :
         {Program::Arguments{"event", "take", stored_event, "in/02.muster"},
          {"event", "lock", stored_event},
          {"event", "decide", stored_event, "1", "refuse", "--why", "Too late"}}) {
        const Outcome refused = run(words, read_only);
        BOOST_TEST(refused.status == 2, words[1]);
        BOOST_TEST(refused.out == "", words[1]);
        BOOST_TEST(contains(refused.err, "cannot be written"), words[1] << ": " << refused.err);
    }
    BOOST_TEST(run({"event", "status", stored_event, "--json"}).out == before.out);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests

#endif
