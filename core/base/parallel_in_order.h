// SPDX-License-Identifier: MIT
// parallel_in_order: results made by several threads and taken one after the other, in order, by the caller.
#pragma once

#include "base/progress.h"

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace muster {

// Results of each thread that are made at the same time, or wait to be taken.
inline constexpr std::size_t usual_slots_a_thread = 16;

// Calls take(make(0)), take(make(1)), … take(make(count - 1)): every take() in this order by the calling
// thread, the make() by `threads` others at the same time, which stay at most a few results ahead. With no
// threads the caller does it all. What make() or take() throws is thrown here once everything before it has
// been taken; nothing more is taken then.
template <typename Make, typename Take>
// NOLINTNEXTLINE(readability-function-size) producer and consumer read best side by side
void parallel_in_order(std::size_t count, unsigned threads, const Make& make, const Take& take,
                       std::size_t slots_a_thread = usual_slots_a_thread) {
    using Made = decltype(make(std::size_t{}));
    struct Slot {
        std::optional<Made> made;
        std::exception_ptr failure;
    };
    std::vector<Slot> slots(std::max<std::size_t>(threads, 1) *
                            slots_a_thread); // result i is at i modulo size
    std::mutex mutex;                        // guards all that follows, and the slots
    std::condition_variable changed;
    std::size_t next = 0;  // to be made
    std::size_t taken = 0; // how many
    bool stopped = false;

    const auto make_all = [&] {
        std::unique_lock lock(mutex);
        for (;;) {
            changed.wait(lock, [&] { return stopped || next == count || next < taken + slots.size(); });
            if (stopped || next == count)
                return;
            const std::size_t index = next++;
            lock.unlock();
            Slot slot;
            try {
                const ParallelStep in_work;
                slot.made.emplace(make(index));
            } catch (...) {
                slot.failure = std::current_exception();
            }
            lock.lock();
            slots[index % slots.size()] = std::move(slot);
            changed.notify_all();
        }
    };

    std::vector<std::jthread> makers;
    const auto stop = [&] {
        const std::lock_guard lock(mutex);
        stopped = true;
        changed.notify_all();
    };
    try {
        while (makers.size() < std::min<std::size_t>(threads, count))
            makers.emplace_back(make_all);
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch) fewer threads do it too
    }
    try {
        for (std::size_t index = 0; index < count; ++index) {
            if (makers.empty()) {
                take(make(index));
                continue;
            }
            std::unique_lock lock(mutex);
            Slot& slot = slots[index % slots.size()];
            changed.wait(lock, [&] { return slot.made || slot.failure; });
            Slot ready = std::exchange(slot, {});
            ++taken;
            changed.notify_all();
            lock.unlock();
            if (ready.failure)
                std::rethrow_exception(ready.failure);
            take(std::move(*ready.made));
        }
    } catch (...) {
        stop();
        throw;
    }
}

} // namespace muster
