// SPDX-License-Identifier: MIT
// Where something stands in a JSON text, and what is wrong there: JSON readers tell neither in words for
// people.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster {

struct JsonFault {
    std::size_t offset = 0; // of the first byte of what is wrong
    std::string message;    // what it is, and what would be right
};

// Of a text with a number beyond all that JSON readers hold, such as 1e999; they do not say where.
inline constexpr const char* json_number_too_large =
    "a number in it is too large to be read; write one of at most 15 digits";

// Of a text that is no JSON; a reader stopped at this offset.
[[nodiscard]] JsonFault json_fault(std::string_view text, std::size_t stopped_at);

// To a value: the key in an object, or the index in an array.
using JsonStep = std::variant<std::string_view, std::size_t>;

// The offset of the value that the steps lead to, or of the last one on the way where they lead to none. The
// text must be sound JSON. Keys are compared as they are written.
[[nodiscard]] std::size_t offset_in_json(std::string_view text, const std::vector<JsonStep>& steps);

} // namespace muster
