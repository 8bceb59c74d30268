// SPDX-License-Identifier: MIT
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <poll.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace muster::tests {

namespace {

#ifdef MUSTER_SANITIZE
// The sanitizers slow a program down several times.
constexpr double most_seconds = 40;
constexpr rlim_t processor_seconds = 50; // then the kernel ends it
#else
constexpr double most_seconds = 10;
constexpr rlim_t processor_seconds = 12; // then the kernel ends it
#endif
constexpr unsigned wall_seconds = 240; // for what waits without working
constexpr std::size_t longest_message = 20'000;

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

int opened(const std::filesystem::path& file, int flags) {
    constexpr mode_t usual_mode = 0600;
    const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC, usual_mode);
    if (descriptor < 0)
        fail(file.c_str());
    return descriptor;
}

std::vector<char*> pointers_to(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::string name_of(const std::string& variable) {
    return variable.substr(0, variable.find('='));
}

std::vector<std::string> environment_with(const Workshop& workshop,
                                          const std::vector<std::string>& variables) {
    std::set<std::string> names{"MUSTER_DATA", "NO_COLOR", "TERM", "XDG_DATA_HOME", "HOME"};
    std::vector<std::string> environment;
    for (const std::string& variable : variables) {
        names.insert(name_of(variable));
        if (variable.find('=') != std::string::npos)
            environment.push_back(variable);
    }
    const auto given = [&](std::string_view name) {
        return std::any_of(variables.begin(), variables.end(),
                           [&](const std::string& variable) { return name_of(variable) == name; });
    };
    if (!given("HOME"))
        environment.push_back("HOME=" + workshop.path("home").string());
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (!names.contains(name_of(*variable)))
            environment.emplace_back(*variable);
    return environment;
}

struct Descriptors {
    int out;
    int err;
};

// After fork(): only functions that may be called there.
[[noreturn]] void become_muster(const char* folder, char* const* arguments, char* const* environment,
                                Descriptors descriptors, [[maybe_unused]] rlim_t address_space,
                                rlim_t largest_file) {
    const int input = ::open("/dev/null", O_RDONLY);
    ::dup2(input, STDIN_FILENO);
    ::dup2(descriptors.out, STDOUT_FILENO);
    ::dup2(descriptors.err, STDERR_FILENO);
    const rlimit time{processor_seconds, processor_seconds};
    const rlimit no_core{0, 0};
    (void)::setrlimit(RLIMIT_CPU, &time);
    (void)::setrlimit(RLIMIT_CORE, &no_core);
    if (largest_file != 0) {
        const rlimit file{largest_file, largest_file};
        (void)::setrlimit(RLIMIT_FSIZE, &file);
    }
#ifndef MUSTER_SANITIZE
    const rlimit memory{address_space, address_space};
    (void)::setrlimit(RLIMIT_AS, &memory);
#endif
    ::alarm(wall_seconds);
    if (::chdir(folder) == 0)
        ::execve(MUSTER_CLI, arguments, environment);
    ::_exit(127);
}

std::string read_all(int descriptor) {
    std::string text;
    std::array<char, 65'536> bytes{};
    for (;;) {
        const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return text;
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

int opened_terminal(int& theirs) {
    const int ours = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (ours < 0 || ::grantpt(ours) != 0 || ::unlockpt(ours) != 0)
        fail("no terminal");
    theirs = opened(::ptsname(ours), O_RDWR | O_NOCTTY); // NOLINT(concurrency-mt-unsafe)
    return ours;
}

void wait_for(pid_t child, Run& run) {
    int status = 0;
    rusage used{};
    while (::wait4(child, &status, 0, &used) < 0)
        if (errno != EINTR)
            fail("wait4");
    run.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    run.seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
    run.megabytes = static_cast<double>(used.ru_maxrss) / 1024;
}

// Of one suite at a time: what this program holds is charged to those that it begins. The next case is mostly
// of the same.
const std::vector<CraftedCase>& cases_of(MakeCases make) {
    static MakeCases maker = nullptr;
    static std::vector<CraftedCase> cases;
    if (maker != make) {
        cases.clear();
        cases = make();
        maker = make;
    }
    return cases;
}

boost::unit_test::test_suite* crafted_suite(const char* suite, MakeCases make) {
    auto* const tests = new boost::unit_test::test_suite(suite, __FILE__, __LINE__);
    const std::vector<CraftedCase> cases = make();
    for (std::size_t i = 0; i < cases.size(); ++i)
        tests->add(boost::unit_test::make_test_case([make, i] { run_crafted_case(cases_of(make)[i]); },
                                                    cases[i].name, __FILE__, __LINE__));
    boost::unit_test::framework::master_test_suite().add(tests);
    return tests;
}

} // namespace

void run_sql(const std::filesystem::path& file, const std::string& sql) {
    sqlite3* database = nullptr;
    char* problem = nullptr;
    const bool done = ::sqlite3_open(file.c_str(), &database) == SQLITE_OK &&
                      ::sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &problem) == SQLITE_OK;
    const std::string why = problem == nullptr ? "" : problem;
    ::sqlite3_free(problem);
    ::sqlite3_close(database);
    if (!done)
        throw std::runtime_error("the case cannot be made: " + why);
}

Run run_muster(const Workshop& workshop, const Call& call) {
    const TemporaryFolder captured;
    constexpr int fresh = O_WRONLY | O_CREAT | O_TRUNC;
    int terminal = -1;
    Descriptors descriptors{};
    if (call.terminal)
        terminal = opened_terminal(descriptors.out);
    else
        descriptors.out = opened(captured.path() / "out", fresh);
    descriptors.err = call.terminal ? ::dup(descriptors.out) : opened(captured.path() / "err", fresh);
    std::vector<std::string> words{MUSTER_CLI};
    words.insert(words.end(), call.arguments.begin(), call.arguments.end());
    std::vector<std::string> environment = environment_with(workshop, call.variables);
    const std::vector<char*> word_pointers = pointers_to(words);
    const std::vector<char*> environment_pointers = pointers_to(environment);
    const std::string folder = workshop.folder().path().string();
    const pid_t child = ::fork();
    if (child < 0)
        fail("fork");
    if (child == 0)
        become_muster(folder.c_str(), word_pointers.data(), environment_pointers.data(), descriptors,
                      call.megabytes << 20U, call.largest_file);
    ::close(descriptors.out);
    ::close(descriptors.err);
    Run run;
    if (call.terminal) {
        run.out = read_all(terminal);
        ::close(terminal);
    }
    wait_for(child, run);
    if (!call.terminal) {
        run.out = bytes_of(captured.path() / "out");
        run.err = bytes_of(captured.path() / "err");
    }
    return run;
}

void run_crafted_case(const CraftedCase& crafted) {
    const Workshop workshop;
    const Call call = crafted.make(workshop);
    const Run run = run_muster(workshop, call);
    BOOST_TEST_MESSAGE(crafted.name << ": " << run.seconds << " s, " << run.megabytes << " MB");
    BOOST_TEST_INFO("status " << run.status << ", signal " << run.signal << ", " << run.seconds << " s, "
                              << run.megabytes << " MB, says: " << run.err.substr(0, 500)
                              << run.out.substr(0, 300));
    BOOST_CHECK_MESSAGE(run.signal == 0 && run.status >= 0 && run.status <= 3,
                        "ended by signal " << run.signal << " or with status " << run.status << ": "
                                           << run.err.substr(0, 300));
    BOOST_CHECK_MESSAGE(run.seconds <= most_seconds, "took " << run.seconds << " s");
    BOOST_CHECK_MESSAGE(run.megabytes <= most_megabytes, "took " << run.megabytes << " MB");
    const bool refused = run.status == 2;
    if (crafted.answer != Answer::either)
        BOOST_CHECK_MESSAGE(refused == (crafted.answer == Answer::refused),
                            "ended with status " << run.status << ": " << run.err.substr(0, 300));
    if (refused)
        BOOST_CHECK_MESSAGE((run.err + run.out).size() > 10, "refused without a word");
    BOOST_CHECK_MESSAGE(run.err.size() <= longest_message, "a message of " << run.err.size() << " bytes");
    if (!crafted.says.empty())
        BOOST_CHECK_MESSAGE((run.err + run.out).find(crafted.says) != std::string::npos,
                            "does not say \"" << crafted.says << "\" but: " << run.err.substr(0, 500)
                                              << run.out.substr(0, 300));
    if (crafted.also_check)
        crafted.also_check(workshop, run);
}

bool add_crafted_cases(const char* suite, MakeCases make) {
    crafted_suite(suite, make);
    return true;
}

bool add_crafted_cases_of_amounts(const char* suite, MakeCases make) {
    crafted_suite(suite, make)->add_label("long");
    return true;
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

std::string numbered(std::string_view text, std::size_t from, std::size_t to) {
    std::string result;
    for (std::size_t i = from; i < to; ++i) {
        std::string_view left = text;
        for (std::size_t at = left.find('#'); at != std::string_view::npos; at = left.find('#')) {
            result += left.substr(0, at);
            const bool before = left.substr(at + 1).starts_with('-');
            result += std::to_string(before ? i - 1 : i);
            left.remove_prefix(at + (before ? 2 : 1));
        }
        result += left;
    }
    return result;
}

} // namespace muster::tests
