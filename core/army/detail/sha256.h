// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace muster {

using Sha256 = std::array<std::uint8_t, 32>;

// By GLib, or by Windows itself.
[[nodiscard]] Sha256 sha256_of(std::string_view bytes);

} // namespace muster
