// SPDX-License-Identifier: MIT
#include "streams.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string_view>

namespace muster {

std::vector<std::string> arguments_of_call(int argc, const char* const* argv) {
    return {argv, argv + argc};
}

// What is opened here cannot be written, so that writing fails as it does to a closed stream.
void prepare_streams() {
    std::signal(SIGXFSZ, SIG_IGN);
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(descriptor, F_GETFD) == -1)
            (void)::open("/dev/null", O_RDONLY);
}

void outlive_readers() {
    std::signal(SIGPIPE, SIG_IGN);
}

bool is_terminal(int descriptor) {
    return ::isatty(descriptor) != 0;
}

std::size_t terminal_width(int descriptor) {
    struct winsize window {};
    return ::ioctl(descriptor, TIOCGWINSZ, &window) == 0 ? window.ws_col : 0;
}

bool shows_colours(int descriptor) {
    const char* const terminal = std::getenv("TERM"); // NOLINT(concurrency-mt-unsafe)
    return is_terminal(descriptor) && terminal != nullptr && std::string_view(terminal) != "dumb";
}

std::ptrdiff_t write_some(int descriptor, std::string_view bytes) {
    return ::write(descriptor, bytes.data(), bytes.size());
}

void wait_until_writable(int descriptor) {
    struct pollfd ready {
        descriptor, POLLOUT, 0
    };
    (void)::poll(&ready, 1, -1);
}

} // namespace muster
