// SPDX-License-Identifier: MIT
// An event as a window has it open: opened, changed and judged while the window goes on.
#include "event/event_desk.h"

#include "base/file.h"
#include "event/event_steps.h"
#include "event/original_text.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

constexpr std::chrono::milliseconds long_enough{60'000};

struct SampleDesk {
    SampleDesk() {
        desk.open(file);
        desk.poll(long_enough);
        BOOST_REQUIRE(desk.is_open());
    }

    TemporaryFolder folder;
    std::filesystem::path file = create_sample_event(folder.path(), shipped_rulesets());
    std::size_t changes = 0;
    std::vector<std::string> reasons;
    EventDesk desk{{},
                   {[this] { ++changes; }, [this](const std::string& reason) { reasons.push_back(reason); }}};
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_desk, SampleDesk)

BOOST_AUTO_TEST_CASE(an_event_is_opened_and_judged) {
    BOOST_TEST(changes == 1U);
    BOOST_TEST(reasons.empty());
    BOOST_TEST(desk.pack().title == "Autumn Open 2026");
    BOOST_TEST(desk.status().players.size() == desk.record().players.size());
    BOOST_TEST(!desk.is_busy());
}

BOOST_AUTO_TEST_CASE(what_cannot_be_opened_is_reported_and_what_was_open_stays) {
    const std::filesystem::path text = folder.path() / "text.muster-event";
    write_file(text, "no database");
    desk.open(text);
    desk.poll(long_enough);
    BOOST_TEST(reasons.size() == 1U);
    BOOST_TEST(desk.pack().title == "Autumn Open 2026");
    desk.open(folder.path() / "none.muster-event");
    desk.poll(long_enough);
    BOOST_TEST(reasons.size() == 2U);
    BOOST_TEST(changes == 1U);
}

BOOST_AUTO_TEST_CASE(a_change_is_stored_at_once_and_judged) {
    BOOST_TEST(desk.change([](EventFile& event) { store_switch(event, {7, 0, "lock"}); }));
    BOOST_TEST(EventFile(file).record().event_switched("lock", "unlock"));
    desk.poll(long_enough);
    BOOST_TEST(changes == 2U);
    BOOST_TEST(desk.status().locked);
    BOOST_TEST(!desk.change([](EventFile&) { throw std::runtime_error("the disk is full"); }));
    BOOST_REQUIRE_EQUAL(reasons.size(), 1U);
    BOOST_TEST(reasons.front() == "the disk is full");
}

BOOST_AUTO_TEST_CASE(changes_during_a_judgement_are_judged_after_it) {
    for (const char* kind : {"lock", "seal"})
        BOOST_TEST(desk.change([kind](EventFile& event) { store_switch(event, {7, 0, kind}); }));
    while (desk.is_busy())
        desk.poll(long_enough);
    BOOST_TEST(desk.status().locked);
    BOOST_TEST(desk.status().sealed);
}

BOOST_AUTO_TEST_CASE(files_are_taken_in_on_another_thread) {
    const std::filesystem::path made = folder.path() / "inbox";
    std::filesystem::create_directories(made);
    write_file(made / "one.txt", "2 x HIS\n");
    write_file(made / "two.txt", "3 x HIS\n");
    const std::size_t before = desk.record().submissions.size();
    const auto result = std::make_shared<EventDesk::Taking>();
    BackgroundRun run;
    bool is_done = false;
    TakeOrder order;
    order.now = 9;
    run.start(
        desk.taking({made.string(), (folder.path() / "none").string()}, order, result),
        [&] { is_done = true; }, [](const std::string& reason) { BOOST_ERROR(reason); });
    run.wait(long_enough);
    run.poll();
    BOOST_TEST(is_done);
    BOOST_TEST(result->taken.size() == 2U);
    BOOST_TEST(result->problems.size() == 1U);
    BOOST_TEST(run.total() == 0U + 3U);
    desk.refresh();
    desk.poll(long_enough);
    BOOST_TEST(desk.record().submissions.size() == before + 2);
}

BOOST_AUTO_TEST_CASE(cancelled_taking_takes_no_more) {
    RunProgress progress;
    progress.cancelled = true;
    const auto result = std::make_shared<EventDesk::Taking>();
    write_file(folder.path() / "one.txt", "2 x HIS\n");
    desk.taking({(folder.path() / "one.txt").string()}, {}, result)(progress);
    BOOST_TEST(result->taken.empty());
    BOOST_TEST(EventFile(file).record().submissions.size() == desk.record().submissions.size());
}

BOOST_AUTO_TEST_CASE(what_was_written_is_shown_as_text) {
    std::size_t written = 0;
    for (const StoredSubmission& one : desk.record().submissions) {
        const OriginalText original = original_text(desk.file(), desk.record(), one);
        BOOST_TEST(original.is_written != original.text.empty(), one.source);
        written += original.is_written ? 1U : 0U;
    }
    BOOST_TEST(written >= 3U);
    BOOST_TEST(written < desk.record().submissions.size());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
