// SPDX-License-Identifier: MIT
#include "mail/detail/charset.h"

#include "base/utf8.h"
#include "mail/detail/letters_of_system.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

// Half of the bytes of a Latin text in UTF-16 are zero.
std::string utf16_order(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE"))
        return "UTF-16LE";
    if (bytes.starts_with("\xFE\xFF"))
        return "UTF-16BE";
    std::size_t even = 0;
    std::size_t odd = 0;
    const std::size_t looked = std::min<std::size_t>(bytes.size(), 4000);
    for (std::size_t i = 0; i < looked; ++i)
        (i % 2 == 0 ? even : odd) += bytes[i] == '\0' ? 1 : 0;
    if (odd * 3 > looked && even * 10 < looked)
        return "UTF-16LE";
    return even * 3 > looked && odd * 10 < looked ? "UTF-16BE" : "";
}

std::string without_controls(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'))
            plain += '\n';
        else if (c >= 0x20U || c == '\n' || c == '\t')
            plain += text[i];
    }
    return plain;
}

} // namespace

std::string utf8_of(std::string_view bytes, std::string_view charset) {
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    if (const std::string order = utf16_order(bytes); !order.empty())
        if (const auto text = converted_from(
                bytes.substr(bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF") ? 2 : 0), order))
            return without_controls(*text);
    std::string plain = without_controls(bytes);
    if (!charset.empty())
        if (const auto text = converted_from(plain, std::string(charset)); text && !first_bad_byte(*text))
            return *text;
    if (!first_bad_byte(plain))
        return plain;
    if (const auto text = converted_from(plain, "WINDOWS-1252"); text && !first_bad_byte(*text))
        return *text;
    // Windows-1252 leaves five bytes open; Latin-1 none.
    std::string latin;
    for (const char c : plain)
        append_utf8(latin, static_cast<unsigned char>(c) >= 0x80U && static_cast<unsigned char>(c) < 0xA0U
                               ? U'?'
                               : static_cast<unsigned char>(c));
    return latin;
}

} // namespace muster
