// SPDX-License-Identifier: MIT
#include "base/harmful_letters.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// Whether a letter that begins with this byte may be a harmful one.
constexpr std::array<bool, 256> suspicious_bytes() {
    std::array<bool, 256> suspicious{};
    for (std::size_t c = 0; c < 0x20; ++c)
        suspicious[c] = true;
    for (std::size_t c = 0x7F; c < 0x100; ++c)
        suspicious[c] = true;
    return suspicious;
}

constexpr auto is_suspicious = suspicious_bytes();

// Of the bytes E2 80 and E2 81, the third.
bool is_harmful_mark(unsigned second, unsigned third) {
    if (second == 0x80)
        return third == 0x8B || third == 0x8E || third == 0x8F ||
               (third >= 0xA8 && third <= 0xAE);             // U+200B, U+200E, U+200F, U+2028–202E
    return second == 0x81 && third >= 0xA6 && third <= 0xAF; // U+2066–206F
}

// The length of a letter that Unicode keeps for programs' own use (U+FDD0–FDEF, and U+1FFFE, U+1FFFF
// and those alike of each further plane), which cairo takes for no text; else 0. `bytes`: the first four.
std::size_t noncharacter_length(const std::array<unsigned, 4>& bytes) {
    const auto [first, second, third, fourth] = bytes;
    if (first == 0xEF && second == 0xB7 && third >= 0x90 && third <= 0xAF)
        return 3;
    const bool last_of_plane = (second & 0xFU) == 0xF && third == 0xBF && fourth >= 0xBE;
    return first >= 0xF0 && first <= 0xF4 && last_of_plane ? 4 : 0;
}

} // namespace

std::size_t harmful_length(std::string_view rest) {
    const auto byte = [&](std::size_t i) {
        return i < rest.size() ? static_cast<unsigned char>(rest[i]) : 0U;
    };
    if (byte(0) < 0x20 || byte(0) == 0x7F)
        return 1;
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0x9F) // U+0080–009F
        return 2;
    if (byte(0) == 0xD8 && byte(1) == 0x9C) // U+061C
        return 2;
    if (byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF) // U+FEFF
        return 3;
    if (byte(0) == 0xEF && byte(1) == 0xBF && byte(2) >= 0xB9 && byte(2) <= 0xBB) // U+FFF9–FFFB
        return 3;
    if (byte(0) == 0xE2 && is_harmful_mark(byte(1), byte(2)))
        return 3;
    if (byte(0) == 0xF3 && byte(1) == 0xA0 && (byte(2) == 0x80 || byte(2) == 0x81)) // U+E0000–E007F
        return 4;
    if (byte(0) >= 0x80 && character_length(rest) == 0)
        return 1;
    return noncharacter_length({byte(0), byte(1), byte(2), byte(3)});
}

void append_harmless(std::string& text, std::string_view words, char instead) {
    std::size_t copied = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!is_suspicious[static_cast<unsigned char>(words[i])])
            continue;
        const std::size_t harmful = harmful_length(words.substr(i));
        if (harmful == 0) {
            i += std::max<std::size_t>(character_length(words.substr(i)), 1) - 1;
            continue;
        }
        text += words.substr(copied, i - copied);
        text += words[i] == '\n' || words[i] == '\t' || words[i] == '\r' ? ' ' : instead;
        i += harmful - 1;
        copied = i + 1;
    }
    text += words.substr(copied);
}

std::string harmless(std::string_view words) {
    std::string text;
    append_harmless(text, words, '?');
    return text;
}

std::string harmless_lines(std::string_view lines) {
    std::string text;
    text.reserve(lines.size());
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find_first_of("\n\t"), lines.size());
        append_harmless(text, lines.substr(0, end), '?');
        if (end != lines.size())
            text += lines[end];
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return text;
}

} // namespace muster
