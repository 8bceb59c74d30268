// SPDX-License-Identifier: MIT
// Work on many armies on a thread of its own: its progress, its end, a cancellation, a failure.
#include "browse/batch_run.h"

#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace muster::tests {

namespace {

struct Running {
    TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "library.db";
    BatchRun run;
    int done = 0;
    std::vector<std::string> failures;

    bool start(BatchRun::Work work) {
        return run.start(
            file, std::move(work), [this] { ++done; },
            [this](const std::string& reason) { failures.push_back(reason); });
    }
    void wait() {
        while (run.running()) {
            run.poll();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
};

void until_cancelled(Library& /*library*/, BatchProgress& progress) {
    progress.total = 2;
    progress.done = 1;
    while (!progress.cancelled)
        std::this_thread::yield();
}

} // namespace

BOOST_AUTO_TEST_SUITE(batch_run)

BOOST_FIXTURE_TEST_CASE(the_end_is_reported_once, Running) {
    for (int i = 1; i <= 20; ++i) {
        BOOST_CHECK(start([](Library& /*library*/, BatchProgress& /*progress*/) {}));
        wait();
        BOOST_CHECK_EQUAL(done, i);
        BOOST_CHECK(!run.poll());
    }
    BOOST_CHECK(failures.empty());
}

BOOST_FIXTURE_TEST_CASE(a_cancelled_run_ends_and_shows_its_progress, Running) {
    BOOST_CHECK(start(until_cancelled));
    while (run.total() == 0 || run.done() == 0)
        std::this_thread::yield();
    BOOST_CHECK_EQUAL(run.done(), 1U);
    BOOST_CHECK_EQUAL(run.total(), 2U);
    BOOST_CHECK(!run.poll());
    BOOST_CHECK(run.running());
    run.cancel();
    wait();
    BOOST_CHECK_EQUAL(done, 1);
}

BOOST_FIXTURE_TEST_CASE(a_second_run_is_refused_while_one_is_running, Running) {
    BOOST_CHECK(start(until_cancelled));
    bool ran = false;
    BOOST_CHECK(!start([&](Library& /*library*/, BatchProgress& /*progress*/) { ran = true; }));
    run.cancel();
    wait();
    BOOST_CHECK_EQUAL(done, 1);
    BOOST_CHECK(!ran);
}

BOOST_FIXTURE_TEST_CASE(a_failure_is_reported_with_its_reason, Running) {
    BOOST_CHECK(start([](Library& /*library*/, BatchProgress& /*progress*/) {
        throw std::runtime_error("the disk is gone");
    }));
    wait();
    BOOST_CHECK_EQUAL(done, 0);
    BOOST_REQUIRE_EQUAL(failures.size(), 1U);
    BOOST_CHECK_EQUAL(failures.front(), "the disk is gone");
    // Nor can a folder be opened as a library.
    file = folder.path();
    BOOST_CHECK(start([](Library& /*library*/, BatchProgress& /*progress*/) {}));
    wait();
    BOOST_CHECK_EQUAL(failures.size(), 2U);
}

BOOST_FIXTURE_TEST_CASE(the_end_of_a_run_may_start_the_next, Running) {
    bool again = false;
    BOOST_CHECK(run.start(
        file, [](Library& /*library*/, BatchProgress& /*progress*/) {},
        [&] { again = start([](Library& /*library*/, BatchProgress& /*progress*/) {}); },
        [](const std::string& /*reason*/) {}));
    wait();
    BOOST_CHECK(again);
    BOOST_CHECK_EQUAL(done, 1);
}

BOOST_FIXTURE_TEST_CASE(destroying_a_run_cancels_it_and_waits, Running) {
    std::atomic<bool> ended = false;
    {
        BatchRun own;
        BOOST_CHECK(own.start(
            file,
            [&](Library& library, BatchProgress& progress) {
                until_cancelled(library, progress);
                ended = true;
            },
            [this] { ++done; }, [](const std::string& /*reason*/) {}));
    }
    BOOST_CHECK(ended);
    BOOST_CHECK_EQUAL(done, 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
