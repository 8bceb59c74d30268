// SPDX-License-Identifier: MIT
// A document as XmlDocument reads it, in one line.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace muster::tests {

inline constexpr std::array<std::string_view, 1> text_elements{"text"};

// "<a x='1'><text>words</text></a>": values and texts as they were understood. Elements called "text" are
// read as text. The file is called "it". Throws InputError.
[[nodiscard]] std::string walk(std::string_view text);

} // namespace muster::tests
