// SPDX-License-Identifier: MIT
// Hashes by which a search knows the armies that it has seen.
#pragma once

#include "army/army.h"

#include <cstddef>

namespace muster {

// Of a hash and one more value.
[[nodiscard]] std::size_t mixed(std::size_t seed, std::size_t value);
// Equal for armies that differ in the order or the names of their elements only.
[[nodiscard]] std::size_t signature_of(const Army& army);

} // namespace muster
