// SPDX-License-Identifier: MIT
// A program that works without end, or takes ever more memory, is ended with words and status 2.
#include "work_watch.h"

#include "base/file.h"
#include "base/leftovers.h"
#include "base/progress.h"
#include "base/temporary_directory.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

struct Ended {
    int status = 0; // of its exit; the signal that ended it below 0
    std::string words;
};

// The work has 200 ms and `memory`; work that comes to its end ends with status 0.
Ended watched(std::size_t memory, const std::function<void()>& work) {
    std::array<int, 2> pipe{};
    BOOST_REQUIRE(::pipe(pipe.data()) == 0);
    const pid_t child = ::fork();
    BOOST_REQUIRE(child != -1);
    if (child == 0) {
        ::dup2(pipe[1], STDERR_FILENO);
        for (LeftoverSlot& slot : leftovers) // which are this program's, not the child's
            slot.store(nullptr);
        watch_work({std::chrono::milliseconds(200), memory});
        work();
        ::_exit(0);
    }
    ::close(pipe[1]);
    Ended ended;
    std::array<char, 512> bytes{};
    for (ssize_t length = 0; (length = ::read(pipe[0], bytes.data(), bytes.size())) > 0;)
        ended.words.append(bytes.data(), static_cast<std::size_t>(length));
    ::close(pipe[0]);
    int status = 0;
    BOOST_REQUIRE(::waitpid(child, &status, 0) == child);
    ended.status = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    return ended;
}

constexpr std::size_t any_memory = std::size_t{1} << 40U;

void work_for(std::chrono::milliseconds time) {
    const std::clock_t end = std::clock() + static_cast<std::clock_t>(time.count() * (CLOCKS_PER_SEC / 1000));
    while (std::clock() < end) {
    }
}

// The work is done while a file is half written and a temporary folder is filled; nothing of them is left.
int status_with_temporary_files(const std::function<void()>& work) {
    const TemporaryFolder folder;
    folder.write("kept", "kept");
    std::filesystem::create_directory(folder.path() / "room");
    const Ended ended = watched(any_memory, [&] {
        ::setenv("TMPDIR", (folder.path() / "room").c_str(), 1); // NOLINT(concurrency-mt-unsafe)
        AtomicFile file(folder.path() / "kept");
        file.write("half");
        const TemporaryDirectory room;
        write_file(room.path() / "one", "1");
        work();
    });
    BOOST_TEST(std::filesystem::is_empty(folder.path() / "room"));
    BOOST_TEST(read_file(folder.path() / "kept") == "kept");
    BOOST_TEST(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 2);
    return ended.status;
}

} // namespace

BOOST_AUTO_TEST_SUITE(work_watch)

BOOST_AUTO_TEST_CASE(a_step_without_end_is_ended) {
    const Ended ended = watched(any_memory, [] {
        for (;;)
            work_for(std::chrono::milliseconds(100));
    });
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.words.find("takes more than 0.2 seconds") != std::string::npos, ended.words);
    BOOST_TEST(ended.words.find("fewer players in one tournament") != std::string::npos, ended.words);
}

// A file and a folder that are being written are not left behind.
BOOST_AUTO_TEST_CASE(what_is_half_written_is_removed) {
    BOOST_TEST(status_with_temporary_files([] {
                   for (;;)
                       work_for(std::chrono::milliseconds(100));
               }) == 2);
}

BOOST_AUTO_TEST_CASE(a_program_that_is_told_to_end_leaves_nothing_temporary) {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP, SIGXCPU})
        BOOST_TEST(status_with_temporary_files([=] { ::raise(signal); }) == -signal);
}

BOOST_AUTO_TEST_CASE(many_short_steps_are_not) {
    const Ended ended = watched(any_memory, [] {
        for (int i = 0; i < 20; ++i) {
            note_progress();
            work_for(std::chrono::milliseconds(50));
        }
    });
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.words == "");
}

// The clock goes by the time of all threads.
BOOST_AUTO_TEST_CASE(steps_at_the_same_time_have_as_much_more) {
    const auto work = [](std::size_t steps) {
        return [steps] {
            const std::vector<ParallelStep> parallel(steps);
            work_for(std::chrono::milliseconds(500));
        };
    };
    BOOST_TEST(watched(any_memory, work(4)).status == 0);
    BOOST_TEST(watched(any_memory, work(1)).status == 2);
}

#ifdef __linux__
BOOST_AUTO_TEST_CASE(what_swells_is_ended) {
    const Ended ended = watched(std::size_t{400} << 20U, [] {
        std::vector<std::string> held;
        for (;;) {
            note_progress();
            held.emplace_back(std::size_t{1} << 20U, 'x');
            work_for(std::chrono::milliseconds(1));
        }
    });
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.words.find("takes more than 400 MB of memory") != std::string::npos, ended.words);
}
#endif

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
