// SPDX-License-Identifier: MIT
#include "base/layout_weight.h"

#include "base/utf8.h"

#include <utility>

namespace muster {

namespace {

// Letters of other scripts than the Latin one, and symbols, which the fonts of a sheet may lack; not the
// usual signs (U+2000 to U+22FF).
bool is_of_other_fonts(std::string_view letter) {
    const auto first = static_cast<unsigned char>(letter.front());
    if (first == 0xE2 && letter.size() > 1)
        return static_cast<unsigned char>(letter[1]) > 0x8B;
    return first >= 0xCA; // U+0280
}

} // namespace

std::size_t layout_weight(std::string_view text) {
    constexpr std::size_t of_other_fonts = 3;
    constexpr std::size_t of_change = 64;
    std::size_t weight = 0;
    bool other = false;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at + 1;
        while (end < text.size() && !begins_character(text[end]))
            ++end;
        const std::string_view letter = text.substr(at, end - at);
        const bool before = std::exchange(other, is_of_other_fonts(letter));
        weight += letter.size() * (other ? of_other_fonts : 1) + (other != before ? of_change : 0);
        at = end;
    }
    return weight;
}

} // namespace muster
