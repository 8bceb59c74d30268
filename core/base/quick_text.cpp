// SPDX-License-Identifier: MIT
#include "base/quick_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

AttributeStart::AttributeStart(std::string_view name) {
    const std::string text = fmt::format(" {}=\"", name);
    if (text.size() > sizeof word_)
        return;
    std::array<char, sizeof word_> mask{};
    std::fill_n(mask.begin(), text.size(), '\xFF');
    std::memcpy(mask_.data(), mask.data(), mask.size());
    word_ = {};
    std::memcpy(word_.data(), text.data(), text.size());
    size_ = text.size();
}

} // namespace muster
