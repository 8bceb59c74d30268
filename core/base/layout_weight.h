// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace muster {

// How long a text takes to be laid out, in bytes of Latin text: its bytes, those of letters that other fonts
// have threefold, and 64 more for each change between such letters and others, where another run of letters
// begins to be shaped.
[[nodiscard]] std::size_t layout_weight(std::string_view text);

} // namespace muster
