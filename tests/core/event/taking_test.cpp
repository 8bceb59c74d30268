// SPDX-License-Identifier: MIT
// Many submissions at once: all are there afterwards, none twice, also after kills at random moments.
#include "event/taking.h"

#include "event/event_pack_reader.h"
#include "event/event_rules.h"
#include "event/event_status.h"
#include "event/event_steps.h"
#include "library/worker.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <cstdlib>
#include <random>
#include <set>
#include <thread>

namespace muster::tests {

namespace {

using Report = std::function<void(const TakenLine&)>;

std::vector<InputError> take_all(EventFile& event, const MadeEvent& made, const Report& report,
                                 unsigned threads) {
    const EventPack pack = read_event_pack(made.pack, "pack", shipped_rulesets());
    TakeOrder order;
    order.now = 1'000;
    order.threads = threads;
    const std::vector<std::string> paths{made.folder.string()};
    return take_submissions(event, pack, shipped_rulesets(), paths, order, report);
}

EventStatus judged_status(const EventFile& event, const MadeEvent& made) {
    return status_of(event.record(), read_event_pack(made.pack, "pack", shipped_rulesets()),
                     shipped_rulesets(), 2);
}

unsigned kills() {
    const char* const wanted = std::getenv("MUSTER_KILLS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 6U : static_cast<unsigned>(std::strtoul(wanted, nullptr, 10));
}

} // namespace

BOOST_AUTO_TEST_SUITE(taking)

BOOST_AUTO_TEST_CASE(two_hundred_players_send_two_lists_each, *boost::unit_test::label("long")) {
    constexpr std::size_t players = 200;
    const TemporaryFolder folder;
    const MadeEvent made = make_event(folder.path(), players, shipped_rulesets());
    EventFile event = create_event(made, shipped_rulesets());
    std::size_t taken = 0;
    const auto problems = take_all(
        event, made, [&](const TakenLine&) { ++taken; }, 2);
    BOOST_TEST(problems.empty());
    BOOST_TEST(taken == 2 * players);
    const EventStatus status = judged_status(event, made);
    BOOST_TEST(status.unmatched.empty());
    BOOST_TEST(status.count(ListState::missing) == 0U);
    BOOST_TEST(status.count(ListState::unread) == 0U);
    BOOST_TEST(status.count(ListState::passed) + status.count(ListState::wrong) +
                   status.count(ListState::query) ==
               players);
    for (const EventPlayer& own : status.players)
        BOOST_TEST((own.lists.size() == 1U && own.lists.front().revision == 2), own.player.name);
    std::size_t again = 0;
    (void)take_all(
        event, made, [&](const TakenLine& line) { again += line.what == TakenLine::What::taken; }, 2);
    BOOST_TEST(again == 0U);
    BOOST_TEST(event.record().submissions.size() == 2 * players);
}

BOOST_AUTO_TEST_CASE(what_was_set_aside_waits_for_no_player_when_it_is_taken_again) {
    const TemporaryFolder folder;
    const MadeEvent made = make_event(folder.path(), 2, shipped_rulesets());
    EventFile event = create_event(made, shipped_rulesets());
    (void)take_all(
        event, made, [](const TakenLine&) {}, 1);
    BOOST_REQUIRE(set_aside(event, event.record().submissions.front().id, "", 2'000));
    std::size_t aside = 0;
    std::size_t without_player = 0;
    (void)take_all(
        event, made,
        [&](const TakenLine& line) {
            aside += line.is_set_aside ? 1U : 0U;
            without_player += line.player.empty() ? 1U : 0U;
        },
        1);
    BOOST_TEST(aside == 1U);
    BOOST_TEST(without_player == 1U);
}

BOOST_AUTO_TEST_CASE(what_was_taken_survives_a_kill_and_nothing_is_taken_twice) {
    constexpr std::size_t players = 40;
    const TemporaryFolder folder;
    MadeEvent made = make_event(folder.path(), players, shipped_rulesets());
    std::mt19937 random{20'261'124};
    for (unsigned round = 0; round < kills(); ++round) {
        made.file = folder.path() / ("round" + std::to_string(round) + ".muster-event");
        (void)create_event(made, shipped_rulesets());
        std::vector<std::string> confirmed;
        {
            const Worker worker([&](const Worker::Confirm& confirm) {
                EventFile event(made.file);
                (void)take_all(
                    event, made, [&](const TakenLine& line) { confirm(line.source); }, 0);
            });
            std::this_thread::sleep_for(std::chrono::microseconds(random() % 400'000));
            worker.kill();
            int status = 0;
            confirmed = worker.lines(status);
        }
        EventFile event(made.file);
        std::set<std::string> stored;
        for (const StoredSubmission& one : event.record().submissions)
            stored.insert(one.source);
        for (const std::string& source : confirmed)
            BOOST_TEST(stored.contains(source), source);
        (void)take_all(
            event, made, [](const TakenLine&) {}, 0);
        BOOST_TEST(event.record().submissions.size() == 2 * players);
        BOOST_TEST(judged_status(event, made).unmatched.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
