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

} // namespace

std::optional<std::string> unpacked_base64(std::string_view text) {
    const std::size_t first_end = end_of_piece(text, 0);
    const bool is_one_piece = is_blank(text.substr(first_end));
    const bool goes_on = std::all_of(text.begin() + static_cast<std::ptrdiff_t>(first_end), text.end(),
                                     [](char c) { return is_letter(c) || is_space(c); });
    std::string packed = in_usual_letters(is_one_piece || goes_on ? text : text.substr(0, first_end));
    std::erase_if(packed, [](char c) { return !is_letter(c); });
    std::string bytes;
    for (std::size_t begin = 0; begin < packed.size();) {
        const std::size_t end = end_of_piece(packed, begin);
        const std::string piece = packed.substr(begin, end - begin);
        if (end < packed.size() && piece.size() % letters_a_group != 0)
            return std::nullopt;
        bytes += decoded(piece);
        begin = end;
    }
    return bytes;
}

} // namespace muster
