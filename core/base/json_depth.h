// SPDX-License-Identifier: MIT
// How deeply a JSON text is nested, before a reader takes memory for each level.
#pragma once

#include <cstddef>
#include <string_view>

namespace muster {

// The place of the first bracket that is nested more than deepest_nesting deep; npos if there is none.
// Brackets in strings do not count.
[[nodiscard]] std::size_t too_deep_in_json(std::string_view text);

} // namespace muster
