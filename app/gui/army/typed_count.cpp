// SPDX-License-Identifier: MIT
#include "gui/army/typed_count.h"

#include "army/army.h"

#include <wx/defs.h>

#include <algorithm>

namespace muster {

namespace {
constexpr std::chrono::milliseconds longest_pause{1500};
}

std::optional<std::int32_t> TypedCount::add(int digit, const Places& rows,
                                            std::chrono::steady_clock::time_point now) {
    if (rows != rows_ || now - last_ > longest_pause)
        count_ = 0;
    rows_ = rows;
    last_ = now;
    count_ = std::min(count_ * 10 + digit, most_count);
    return count_ == 0 ? std::nullopt : std::optional(count_);
}

std::optional<int> digit_of_key(int key) {
    if (key >= '0' && key <= '9')
        return key - '0';
    if (key >= WXK_NUMPAD0 && key <= WXK_NUMPAD9)
        return key - WXK_NUMPAD0;
    return std::nullopt;
}

} // namespace muster
