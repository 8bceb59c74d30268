// SPDX-License-Identifier: MIT
// Texts of other encodings as UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// From `charset`, or, if it is empty or does not fit, from what the bytes look like: UTF-8, UTF-16 by its
// mark or its zero bytes, else Windows-1252, which holds Latin-1. Carriage returns and control characters go.
[[nodiscard]] std::string utf8_of(std::string_view bytes, std::string_view charset);

} // namespace muster
