// SPDX-License-Identifier: MIT
#include "output.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace muster {

void Output::write(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
        if (count >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) { // the reader made the pipe non-blocking
            struct pollfd ready {
                descriptor_, POLLOUT, 0
            };
            (void)::poll(&ready, 1, -1);
        } else if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "cannot write the results");
        }
    }
}

void write_problem(std::string_view lines) noexcept {
    try {
        Output(STDERR_FILENO).write(lines);
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch)
    }
}

} // namespace muster
