// SPDX-License-Identifier: MIT
// Case conversion of ASCII letters, independent of the locale.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Upper case to lower case; everything else unchanged.
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
