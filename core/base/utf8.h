// SPDX-License-Identifier: MIT
// What bytes an XML document may consist of (XML 1.0, section 2.2): UTF-8 without overlong forms,
// surrogates and noncharacters, and of the control characters only tab, line feed and carriage return.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

// The offset of the first byte that is not allowed, if there is one.
[[nodiscard]] std::optional<std::size_t> first_bad_byte(std::string_view text);

// The length of the allowed character at the start of `rest` (not empty), 0 if there is none.
[[nodiscard]] std::size_t character_length(std::string_view rest);

// Whether a byte of UTF-8 begins a character; other bytes continue the one before.
[[nodiscard]] constexpr bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// The number of characters in a UTF-8 text.
[[nodiscard]] inline std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

// The text, without what comes after so many characters.
[[nodiscard]] std::string_view cut_after(std::string_view text, std::size_t characters);

// Whether the code point is a character of XML 1.0.
[[nodiscard]] constexpr bool is_xml_character(std::uint32_t c) {
    return c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) ||
           (c >= 0x10000 && c <= 0x10FFFF);
}

// Appends the UTF-8 bytes of a code point of at most 0x10FFFF.
void append_utf8(std::string& text, std::uint32_t code_point);

// The text with each byte that is no allowed character, or no part of one, as a question mark.
[[nodiscard]] std::string with_bytes_replaced(std::string_view text);

} // namespace muster
