// SPDX-License-Identifier: MIT
// The end of a program that can neither go on nor unwind: in a signal handler, or where memory has run out.
#pragma once

#include "command.h"

#include <unistd.h>

#include <string_view>

namespace muster {

// Straight to the system, because anything else may want memory. Ends with ExitStatus::failed.
[[noreturn]] inline void end_with(std::string_view words) {
    const auto size = static_cast<unsigned>(words.size()); // what Windows counts in
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, words.data(), size);
    ::_exit(static_cast<int>(ExitStatus::failed));
}

} // namespace muster
