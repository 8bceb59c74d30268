// SPDX-License-Identifier: MIT
// Letters of ASCII, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Small letters for large ones; all else as it is.
[[nodiscard]] constexpr char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] inline std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        c = lowered(c);
    return result;
}

} // namespace muster
