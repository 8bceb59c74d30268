// SPDX-License-Identifier: MIT
// TypedCount: the number that someone types while rows of the army have the keyboard, digit by digit.
#pragma once

#include "army/place.h"
#include "edit/changes.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace muster {

class TypedCount {
public:
    // The count after one more digit, 1..most_count; none of a zero at the beginning. A pause, or other rows,
    // begin another number.
    [[nodiscard]] std::optional<std::int32_t> add(int digit, const Places& rows,
                                                  std::chrono::steady_clock::time_point now);

private:
    std::int32_t count_ = 0;
    Places rows_;
    std::chrono::steady_clock::time_point last_;
};

// The digit of a key, also of those beside the letters; none of another key.
[[nodiscard]] std::optional<int> digit_of_key(int key);

} // namespace muster
