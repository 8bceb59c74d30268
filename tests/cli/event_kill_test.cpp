// SPDX-License-Identifier: MIT
// The program is killed at random moments while a tournament takes lists in: afterwards the tournament opens,
// what was said to be taken is there, and taking the folder again takes the rest and nothing twice. It is
// killed a few times, or as often as MUSTER_KILLS says; `cmake --build --preset dev --target kill_take` does
// it three hundred times.
#include "event_inbox.h"

#include <chrono>
#include <cstdlib>
#include <random>

namespace muster::tests {

namespace {

using Clock = std::chrono::steady_clock;

unsigned kills_of_take() {
    const char* const wanted = std::getenv("MUSTER_KILLS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 5U : static_cast<unsigned>(std::strtoul(wanted, nullptr, 10));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_killed_program_loses_nothing_that_it_said_was_taken) {
    const Inbox inbox("killed.muster-event");
    const Program::Arguments take = inbox.take();
    const Clock::time_point start = Clock::now();
    BOOST_TEST_REQUIRE(inbox.program.run(take).status == 0);
    const auto usual = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
    BOOST_TEST_REQUIRE(inbox.stored().size() == inbox.senders());
    std::mt19937_64 random{20'261'127};
    for (unsigned round = 0; round < kills_of_take(); ++round) {
        BOOST_TEST_CONTEXT("round " << round) {
            inbox.begin_again();
            const std::chrono::microseconds after(random() % static_cast<std::uint64_t>(usual));
            const Outcome killed = inbox.program.run_killed(take, after);
            const std::multiset<std::string> stored = inbox.stored();
            for (const std::string& source : said_to_be_taken(killed.out))
                BOOST_TEST(stored.contains(source), source);
            BOOST_TEST(inbox.program.run(take).status == 0);
            BOOST_TEST(inbox.stored().size() == inbox.senders());
        }
    }
}

} // namespace muster::tests
