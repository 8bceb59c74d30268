// SPDX-License-Identifier: MIT
// What must not be left behind by a program that is ended in the middle of its work: temporary files and
// folders, listed where a signal handler can read them (app/cli/work_watch.h).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <filesystem>

namespace muster {

// As many as are written at once, with room to spare; what goes beyond is left behind.
inline constexpr std::size_t most_leftovers = 64;
using LeftoverSlot = std::atomic<const std::filesystem::path::value_type*>;
inline std::array<LeftoverSlot, most_leftovers> leftovers{};
static_assert(LeftoverSlot::is_always_lock_free, "a signal handler reads it");

// Lists a file or folder for as long as this lives. Several threads may make them.
class Leftover {
public:
    // The path must stay as it is meanwhile.
    explicit Leftover(const std::filesystem::path& path) noexcept {
        for (LeftoverSlot& slot : leftovers) {
            const std::filesystem::path::value_type* free = nullptr;
            if (slot.compare_exchange_strong(free, path.c_str())) {
                slot_ = &slot;
                return;
            }
        }
    }
    ~Leftover() {
        if (slot_ != nullptr)
            slot_->store(nullptr);
    }
    Leftover(const Leftover&) = delete;
    Leftover& operator=(const Leftover&) = delete;

private:
    LeftoverSlot* slot_ = nullptr;
};

} // namespace muster
