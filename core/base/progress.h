// SPDX-License-Identifier: MIT
// How far a program has come: long work has many steps, and work that does not end has one that takes for
// ever. Whoever works through many things notes each as it begins; the command line watches the count
// (app/cli/work_watch.h).
#pragma once

#include <atomic>
#include <cstdint>

namespace muster {

inline std::atomic<std::uint64_t> steps_begun{0};
static_assert(std::atomic<std::uint64_t>::is_always_lock_free, "a signal handler reads it");

// To read an army or a written list, to make a sheet, to work out a fight. Several threads may call it.
inline void note_progress() noexcept {
    steps_begun.fetch_add(1, std::memory_order_relaxed);
}

// Threads that have a step in work of their own, beside the one that they work for.
inline std::atomic<long> steps_in_parallel{0};
static_assert(std::atomic<long>::is_always_lock_free, "a signal handler reads it");

class ParallelStep {
public:
    ParallelStep() noexcept { steps_in_parallel.fetch_add(1, std::memory_order_relaxed); }
    ~ParallelStep() { steps_in_parallel.fetch_sub(1, std::memory_order_relaxed); }
    ParallelStep(const ParallelStep&) = delete;
    ParallelStep& operator=(const ParallelStep&) = delete;
};

} // namespace muster
