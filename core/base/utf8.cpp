// SPDX-License-Identifier: MIT
#include "base/utf8.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t block = 128; // tested at once

constexpr bool is_plain(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte >= 0x20 && byte < 0x80) || byte == '\n' || byte == '\t' || byte == '\r';
}

// A block without early exits and in bytes only, so that the compiler tests many bytes at a time.
// As signed numbers all bytes beyond ASCII are below the space too.
bool all_plain(const char* bytes) {
    std::uint8_t odd = 0;
    for (std::size_t i = 0; i < block; ++i) {
        const auto byte = static_cast<signed char>(bytes[i]);
        const auto low = static_cast<std::uint8_t>(byte < 0x20 ? 1 : 0);
        const auto space = static_cast<std::uint8_t>(byte == '\n' || byte == '\t' || byte == '\r' ? 1 : 0);
        odd = static_cast<std::uint8_t>(odd | (low & (space ^ 1U)));
    }
    return odd == 0;
}

} // namespace

std::size_t character_length(std::string_view rest) {
    const auto first = static_cast<unsigned char>(rest[0]);
    if (first < 0x80)
        return is_plain(rest[0]) ? 1 : 0;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || rest.size() < length)
        return 0;
    std::uint32_t code_point = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(rest[i]);
        if ((byte & 0xC0U) != 0x80U)
            return 0;
        code_point = (code_point << 6U) | (byte & 0x3FU);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    return code_point >= least[length] && is_xml_character(code_point) ? length : 0;
}

std::optional<std::size_t> first_bad_byte(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        while (text.size() - at >= block && all_plain(text.data() + at))
            at += block;
        // The last block overlaps with what was tested before.
        if (text.size() - at < block && text.size() >= block &&
            all_plain(text.data() + (text.size() - block)))
            break;
        // What is left, or a block with something beyond ASCII in it.
        for (const std::size_t end = std::min(at + block, text.size()); at < end;) {
            const std::size_t length = character_length(text.substr(at));
            if (length == 0)
                return at;
            at += length;
        }
    }
    return std::nullopt;
}

void append_utf8(std::string& text, std::uint32_t code_point) {
    const auto tail = [&](unsigned shift) {
        text += static_cast<char>(0x80U | ((code_point >> shift) & 0x3FU));
    };
    if (code_point < 0x80) {
        text += static_cast<char>(code_point);
    } else if (code_point < 0x800) {
        text += static_cast<char>(0xC0U | (code_point >> 6U));
        tail(0);
    } else if (code_point < 0x10000) {
        text += static_cast<char>(0xE0U | (code_point >> 12U));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | (code_point >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::string_view cut_after(std::string_view text, std::size_t characters) {
    if (text.size() <= characters)
        return text;
    std::size_t at = 0;
    for (std::size_t begun = 0; at < text.size(); ++at)
        if (begins_character(text[at]) && begun++ == characters)
            break;
    return text.substr(0, at);
}

std::string with_bytes_replaced(std::string_view text) {
    std::string readable;
    readable.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0)
            readable += '?';
        else
            readable += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return readable;
}

} // namespace muster
