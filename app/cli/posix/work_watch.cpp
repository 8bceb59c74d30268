// SPDX-License-Identifier: MIT
#include "work_watch.h"

#include "base/leftovers.h"
#include "base/progress.h"
#include "last_words.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <string>
#include <string_view>

namespace muster {

namespace {

// Of processor time, between two looks.
constexpr std::chrono::milliseconds interval(100);

// What the signal's handler uses, made before: it must not take memory.
struct Watch {
    std::string too_long;
    std::string too_large;
    std::size_t most_pages = 0;
    long most_looks = 0;
    std::uint64_t steps = 0; // at the last look
    long looks = 0;          // since then without another step
};

Watch& watch() {
    static Watch the_watch;
    return the_watch;
}

// The program's own, without what it shares with others, such as libraries; 0 where the system does not tell.
std::size_t pages_of_memory() {
    const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC); // "size resident shared …"
    if (file == -1)
        return 0;
    std::array<char, 128> text{};
    const ssize_t length = ::read(file, text.data(), text.size());
    ::close(file);
    std::array<std::size_t, 3> figures{};
    std::size_t figure = 0;
    for (ssize_t i = 0; i < length && figure < figures.size(); ++i) {
        const char letter = text.at(static_cast<std::size_t>(i));
        if (letter >= '0' && letter <= '9')
            figures.at(figure) = figures.at(figure) * 10 + static_cast<std::size_t>(letter - '0');
        else
            ++figure;
    }
    return figures[1] > figures[2] ? figures[1] - figures[2] : 0;
}

// A folder may hold what only another program may remove in a signal handler.
void remove_folder(const char* folder) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl("/bin/rm", "rm", "-rf", "--", folder, nullptr);
        ::_exit(1);
    }
    if (child > 0)
        (void)::waitpid(child, nullptr, 0);
}

void remove_leftovers() {
    for (const LeftoverSlot& slot : leftovers)
        if (const char* const path = slot.load(); path != nullptr && ::unlink(path) != 0 && errno != ENOENT)
            remove_folder(path);
}

[[noreturn]] void stop(std::string_view words) {
    remove_leftovers();
    end_with(words);
}

void end_as_told(int signal) {
    remove_leftovers();
    std::signal(signal, SIG_DFL);
    ::raise(signal);
}

// By its user, or where the system grants no more processor time. What he has made it ignore stays ignored.
void end_cleanly_when_told() {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP, SIGXCPU})
        if (std::signal(signal, end_as_told) == SIG_IGN)
            std::signal(signal, SIG_IGN);
}

void look_at_work(int /*signal*/) {
    const int error = errno;
    Watch& the = watch();
    if (pages_of_memory() > the.most_pages)
        stop(the.too_large);
    const std::uint64_t steps = steps_begun.load(std::memory_order_relaxed);
    the.looks = steps == the.steps ? the.looks + 1 : 0;
    the.steps = steps;
    // Looks come by the time of all threads together.
    const long threads = std::max(1L, steps_in_parallel.load(std::memory_order_relaxed));
    if (the.looks >= the.most_looks * threads)
        stop(the.too_long);
    errno = error;
}

} // namespace

void watch_work(const WorkLimits& limits) {
    end_cleanly_when_told();
    Watch& the = watch();
    the.too_long = fmt::format(
        "muster-cli: stopped, because one army, file, fight, or output of a library or tournament takes more "
        "than {:g} seconds. It is larger than what this can work with: take a part of it, such as "
        "fewer armies of the library, fewer players in one tournament, or a smaller rule set.\n",
        std::chrono::duration<double>(limits.step).count());
    the.too_large =
        fmt::format("muster-cli: stopped, because this takes more than {} MB of memory. It is larger "
                    "than what this can work with: take fewer armies at a time, or a smaller rule "
                    "set.\n",
                    limits.memory >> 20U);
    the.most_pages = limits.memory / static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    the.most_looks = limits.step / interval;
    struct sigaction action {};
    action.sa_handler = look_at_work;
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGPROF, &action, nullptr);
    const timeval each{0, static_cast<suseconds_t>(std::chrono::microseconds(interval).count())};
    const itimerval timer{each, each};
    ::setitimer(ITIMER_PROF, &timer, nullptr);
}

} // namespace muster
