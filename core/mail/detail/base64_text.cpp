// SPDX-License-Identifier: MIT
#include "mail/detail/base64_text.h"

#include "base/text.h"

#include <glib.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t letters_a_group = 4;
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";

bool is_letter(char c) {
    return letters.find(c) != std::string_view::npos;
}

std::string decoded(const std::string& piece) {
    gsize size = 0;
    guchar* const bytes = g_base64_decode(piece.c_str(), &size);
    std::string result(reinterpret_cast<const char*>(bytes), size);
    g_free(bytes);
    return result;
}

// Where the piece that begins here ends: behind the signs that fill it up.
std::size_t end_of_piece(std::string_view packed, std::size_t begin) {
    const std::size_t filling = std::min(packed.find('=', begin), packed.size());
    return std::min(packed.find_first_not_of('=', filling), packed.size());
}

// Base64 of web addresses has two letters of its own in place of two others.
std::string in_usual_letters(std::string_view text) {
    std::string usual(text);
    if (text.find_first_of("+/") == std::string_view::npos) {
        std::replace(usual.begin(), usual.end(), '-', '+');
        std::replace(usual.begin(), usual.end(), '_', '/');
    }
    return usual;
}

// The signs of base64 and of web addresses, more than a rule of them.
bool may_be_packed(std::string_view line) {
    line = trimmed(line);
    return line.find_first_not_of("-_") != std::string_view::npos &&
           std::all_of(line.begin(), line.end(), [](char c) { return is_letter(c) || c == '-' || c == '_'; });
}

// Where words begin that no line of base64 follows: behind junk within it, one does.
std::size_t begin_of_words(std::string_view text) {
    std::size_t words = 0; // of no line at all, the beginning
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        if (may_be_packed(line) || (is_blank(line) && words == at))
            words = std::min(end + 1, text.size());
        at = end + 1;
    }
    return words == 0 ? text.size() : words;
}

} // namespace

std::optional<UnpackedBase64> unpacked_base64(std::string_view text) {
    UnpackedBase64 unpacked;
    const std::size_t words = begin_of_words(text);
    unpacked.behind = text.substr(words);
    text = text.substr(0, words);
    const std::size_t first_end = end_of_piece(text, 0);
    const bool is_one_piece = is_blank(text.substr(first_end));
    const bool goes_on = std::all_of(text.begin() + static_cast<std::ptrdiff_t>(first_end), text.end(),
                                     [](char c) { return is_letter(c) || is_space(c); });
    if (!is_one_piece && !goes_on) {
        unpacked.behind.insert(0, text.substr(first_end));
        text = text.substr(0, first_end);
    }
    std::string packed = in_usual_letters(text);
    std::erase_if(packed, [](char c) { return !is_letter(c); });
    for (std::size_t begin = 0; begin < packed.size();) {
        const std::size_t end = end_of_piece(packed, begin);
        const std::string piece = packed.substr(begin, end - begin);
        if (end < packed.size() && piece.size() % letters_a_group != 0)
            return std::nullopt;
        unpacked.bytes += decoded(piece);
        begin = end;
    }
    return unpacked;
}

} // namespace muster
