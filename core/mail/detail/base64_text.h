// SPDX-License-Identifier: MIT
// Base64 as mail programs write it, some of them in several pieces, or in the letters of web addresses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

struct UnpackedBase64 {
    std::string bytes;
    std::string behind; // what follows and is no base64: the words of somebody else, or a list typed beneath
};

// Letters that are none of base64's are passed over; where it has ended with "=", more of it may follow,
// piece by piece. Nothing if it breaks off within a piece.
[[nodiscard]] std::optional<UnpackedBase64> unpacked_base64(std::string_view text);

} // namespace muster
