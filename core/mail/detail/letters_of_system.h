// SPDX-License-Identifier: MIT
// What the tables of GLib, or of Windows itself, know of character sets and letters.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

// The bytes in UTF-8. Nothing if the character set, named as in e-mails, is not known or the bytes are none
// of it.
[[nodiscard]] std::optional<std::string> converted_from(std::string_view bytes, const std::string& charset);

// How many columns of a monospaced font the character at the start of `rest`, which is not empty, takes: 0, 1
// or 2. One for bytes that are no UTF-8.
[[nodiscard]] std::size_t columns_of_character(std::string_view rest);

} // namespace muster
