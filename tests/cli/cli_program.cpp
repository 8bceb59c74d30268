// SPDX-License-Identifier: MIT
#include "cli_program.h"

#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>
#include <thread>

namespace muster::tests {

namespace {

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

std::vector<char*> pointers_to(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

bool is_left_out(std::string_view variable) {
    constexpr std::array<std::string_view, 4> names{"MUSTER_DATA=", "NO_COLOR=", "TERM=", "XDG_DATA_HOME="};
    return std::any_of(names.begin(), names.end(),
                       [&](std::string_view name) { return variable.starts_with(name); });
}

// The caller's own house lists are none of the tests'.
std::vector<std::string> environment_with(const std::vector<std::string>& variables) {
    std::vector<std::string> environment = variables;
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (!is_left_out(*variable))
            environment.emplace_back(*variable);
    environment.emplace_back("XDG_DATA_HOME=/nowhere"); // the first of a name counts
    return environment;
}

int opened(const std::filesystem::path& file, int flags) {
    constexpr mode_t usual_mode = 0600;
    const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC, usual_mode);
    if (descriptor < 0)
        fail(file.c_str());
    return descriptor;
}

pid_t start(const std::filesystem::path& folder, const std::vector<std::string>& arguments,
            const std::vector<std::string>& variables, int out, int err) {
    std::vector<std::string> words{MUSTER_CLI};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<std::string> environment = environment_with(variables);
    const std::vector<char*> word_pointers = pointers_to(words);
    const std::vector<char*> environment_pointers = pointers_to(environment);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&actions, out, 1);
    ::posix_spawn_file_actions_adddup2(&actions, err, 2);
    pid_t child = 0;
    errno = ::posix_spawn(&child, MUSTER_CLI, &actions, nullptr, word_pointers.data(),
                          environment_pointers.data());
    ::posix_spawn_file_actions_destroy(&actions);
    if (errno != 0)
        fail("posix_spawn");
    return child;
}

int status_of(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            fail("waitpid");
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// Until the other side has closed it.
std::string read_terminal(int descriptor) {
    std::string text;
    std::array<char, 4096> bytes{};
    for (;;) {
        const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
        if (count <= 0)
            return text;
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

} // namespace

const std::string_view white_hand = R"(<?xml version="1.0" encoding="UTF-8"?>
<army xmlns="urn:muster:army:1" ruleset="undying-lands" name="Host of the White Hand" general-rating="4">
  <about player="A. Player" event="Autumn open" date="2026-11-20">Free text notes.</about>
  <body name="Left wing" rating="3" orders="attack">
    <unit name="Uruk spears" general="yes" commander="yes">
      <troop name="Uruk-hai" count="3" class="foot" order="close" army="regular" weapon="spear"
             physique="high" morale="IV" proficiency="drilled" defence="E" shield="large"/>
    </unit>
  </body>
</army>
)";

std::string mounted_spears() {
    return with(white_hand, "class=\"foot\"", "class=\"mounted\"");
}

std::string with(std::string_view text, std::string_view from, std::string_view to) {
    std::string result(text);
    const std::size_t at = result.find(from);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, from << " is not in the text");
    return result.replace(at, from.size(), to);
}

Outcome Program::run(const Arguments& arguments, const Arguments& variables) const {
    return captured(arguments, variables, {});
}

Outcome Program::run_killed(const Arguments& arguments, std::chrono::microseconds after) const {
    return captured(arguments, {}, after);
}

Outcome Program::captured(const Arguments& arguments, const Arguments& variables,
                          std::optional<std::chrono::microseconds> kill_after) const {
    constexpr int fresh = O_WRONLY | O_CREAT | O_TRUNC;
    const int out = opened(captured_.path() / "out", fresh);
    const int err = opened(captured_.path() / "err", fresh);
    const pid_t child = start(folder_.path(), arguments, variables, out, err);
    if (kill_after) {
        std::this_thread::sleep_for(*kill_after);
        ::kill(child, SIGKILL); // it is there until it is waited for
    }
    Outcome outcome;
    outcome.status = status_of(child);
    ::close(out);
    ::close(err);
    outcome.out = bytes_of(captured_.path() / "out");
    outcome.err = bytes_of(captured_.path() / "err");
    return outcome;
}

Outcome Program::run_into(const std::string& file, const Arguments& arguments) const {
    const int out = opened(file, O_WRONLY);
    const int err = opened(captured_.path() / "err", O_WRONLY | O_CREAT | O_TRUNC);
    Outcome outcome;
    outcome.status = status_of(start(folder_.path(), arguments, {}, out, err));
    ::close(out);
    ::close(err);
    outcome.err = bytes_of(captured_.path() / "err");
    return outcome;
}

Outcome Program::run_on_terminal(const Arguments& arguments, const Arguments& variables) const {
    const int ours = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (ours < 0 || ::grantpt(ours) != 0 || ::unlockpt(ours) != 0)
        fail("no terminal");
    const int theirs = opened(::ptsname(ours), O_RDWR | O_NOCTTY); // NOLINT(concurrency-mt-unsafe)
    const int err = opened(captured_.path() / "err", O_WRONLY | O_CREAT | O_TRUNC);
    const pid_t child = start(folder_.path(), arguments, variables, theirs, err);
    ::close(theirs);
    ::close(err);
    Outcome outcome;
    outcome.out = read_terminal(ours);
    outcome.status = status_of(child);
    ::close(ours);
    outcome.err = bytes_of(captured_.path() / "err");
    return outcome;
}

} // namespace muster::tests
