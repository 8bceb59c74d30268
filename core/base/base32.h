// SPDX-License-Identifier: MIT
// Bytes as digits and letters that are easy to read aloud and type: Crockford's base 32, without I, L, O and
// U.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace muster {

constexpr std::string_view base32_digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

// Five bits a character, the first byte's highest first; bits left over at the end are dropped.
[[nodiscard]] std::string base32(std::span<const std::uint8_t> bytes);

} // namespace muster
