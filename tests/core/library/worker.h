// SPDX-License-Identifier: MIT
// Worker: a process of its own, which can be killed.
#pragma once

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

// A process of our own that does some work and confirms each piece with a line.
class Worker {
public:
    using Confirm = std::function<void(std::string_view line)>;

    explicit Worker(const std::function<void(const Confirm&)>& work) {
        std::array<int, 2> ends{};
        BOOST_REQUIRE(::pipe(ends.data()) == 0);
        child_ = ::fork();
        BOOST_REQUIRE(child_ >= 0);
        if (child_ == 0) {
            ::close(ends[0]);
            int status = 0;
            try {
                work([&](std::string_view line) {
                    const std::string text = fmt::format("{}\n", line);
                    if (::write(ends[1], text.data(), text.size()) != static_cast<ssize_t>(text.size()))
                        ::_exit(3);
                });
            } catch (const std::exception& error) {
                fmt::print(stderr, "{}\n", error.what());
                status = 1;
            }
            ::_exit(status);
        }
        ::close(ends[1]);
        confirmed_ = ends[0];
    }
    ~Worker() { ::close(confirmed_); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void kill() const { ::kill(child_, SIGKILL); }
    // The whole lines, and how it ended, once it has.
    std::vector<std::string> lines(int& status) const {
        std::string text;
        std::array<char, 4096> bytes{};
        for (ssize_t count = 0; (count = ::read(confirmed_, bytes.data(), bytes.size())) > 0;)
            text.append(bytes.data(), static_cast<std::size_t>(count));
        ::waitpid(child_, &status, 0);
        std::vector<std::string> lines;
        for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
            lines.push_back(text.substr(at, end - at));
        return lines;
    }

private:
    pid_t child_ = -1;
    int confirmed_ = -1;
};

} // namespace muster::tests
