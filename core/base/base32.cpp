// SPDX-License-Identifier: MIT
#include "base/base32.h"

namespace muster {

std::string base32(std::span<const std::uint8_t> bytes) {
    std::string text;
    std::uint32_t bits = 0;
    unsigned held = 0;
    for (const std::uint8_t byte : bytes) {
        bits = (bits << 8U) | byte;
        for (held += 8; held >= 5;) {
            held -= 5;
            text += base32_digits[(bits >> held) & 31U];
        }
    }
    return text;
}

} // namespace muster
