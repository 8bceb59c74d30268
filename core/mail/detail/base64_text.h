// SPDX-License-Identifier: MIT
// Base64 as mail programs write it, some of them in several pieces, or in the letters of web addresses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

// The bytes that are packed in the text. Letters that are none of base64's are passed over; where it has
// ended with "=", what follows is either more of it, piece by piece, or the words of somebody else, which are
// left out. Nothing if it breaks off within a piece.
[[nodiscard]] std::optional<std::string> unpacked_base64(std::string_view text);

} // namespace muster
