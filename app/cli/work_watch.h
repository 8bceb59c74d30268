// SPDX-License-Identifier: MIT
// Ends a program that one file keeps busy without end, or that one file swells: whatever limit it has slipped
// through, its user gets the prompt back, with words and the exit status of a failure.
#pragma once

#include "base/limits.h"

#include <chrono>
#include <cstddef>

namespace muster {

struct WorkLimits {
    std::chrono::milliseconds step = longest_step;
    std::size_t memory = most_memory_of_program; // bytes
};

// From now on: ends the program when it has worked for so much processor time without beginning another step
// (base/progress.h), or when it holds more memory. Where the system does not tell, it watches less: on
// Windows nothing, on macOS the time only. Where a signal ends the program, nothing temporary is left either.
void watch_work(const WorkLimits& limits = {});

} // namespace muster
