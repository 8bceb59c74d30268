// SPDX-License-Identifier: MIT
#include "mail/detail/letters_of_system.h"

#include "base/utf8.h"

#include <windows.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_bytes = std::numeric_limits<int>::max();

// Those that texts without the headers of an e-mail are tried in.
std::optional<UINT> code_page_of(std::string_view charset) {
    constexpr std::array<std::pair<std::string_view, UINT>, 2> pages{
        {{"UTF-8", CP_UTF8}, {"WINDOWS-1252", 1252}}};
    const auto* const found =
        std::find_if(pages.begin(), pages.end(), [&](const auto& page) { return page.first == charset; });
    return found == pages.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::wstring> wide_from(std::string_view bytes, UINT page) {
    const int size = static_cast<int>(bytes.size());
    const int count = ::MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, nullptr, 0);
    if (count == 0)
        return std::nullopt;
    std::wstring wide(static_cast<std::size_t>(count), L'\0');
    ::MultiByteToWideChar(page, MB_ERR_INVALID_CHARS, bytes.data(), size, wide.data(), count);
    return wide;
}

std::optional<std::string> utf8_from(const std::wstring& wide) {
    const int size = static_cast<int>(wide.size());
    const int count =
        ::WideCharToMultiByte(CP_UTF8, WC_ERR_INVALID_CHARS, wide.data(), size, nullptr, 0, nullptr, nullptr);
    if (count == 0)
        return std::nullopt;
    std::string text(static_cast<std::size_t>(count), '\0');
    ::WideCharToMultiByte(CP_UTF8, WC_ERR_INVALID_CHARS, wide.data(), size, text.data(), count, nullptr,
                          nullptr);
    return text;
}

std::optional<std::wstring> wide_from_utf16(std::string_view bytes, bool low_first) {
    if (bytes.size() % 2 != 0)
        return std::nullopt;
    std::wstring wide;
    wide.reserve(bytes.size() / 2);
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        const auto first = static_cast<unsigned char>(bytes[i]);
        const auto second = static_cast<unsigned char>(bytes[i + 1]);
        wide += static_cast<wchar_t>(low_first ? second << 8U | first : first << 8U | second);
    }
    return wide;
}

} // namespace

std::optional<std::string> converted_from(std::string_view bytes, const std::string& charset) {
    if (bytes.empty())
        return std::string();
    if (bytes.size() > most_bytes)
        return std::nullopt;
    std::optional<std::wstring> wide;
    if (charset == "UTF-16LE" || charset == "UTF-16BE")
        wide = wide_from_utf16(bytes, charset == "UTF-16LE");
    else if (const std::optional<UINT> page = code_page_of(charset))
        wide = wide_from(bytes, *page);
    return wide ? utf8_from(*wide) : std::nullopt;
}

std::size_t columns_of_character(std::string_view rest) {
    const std::size_t length = character_length(rest);
    const std::optional<std::wstring> wide =
        length == 0 ? std::nullopt : wide_from(rest.substr(0, length), CP_UTF8);
    WORD kind = 0;
    if (!wide || ::GetStringTypeW(CT_CTYPE3, wide->data(), 1, &kind) == 0)
        return 1;
    if ((kind & C3_NONSPACING) != 0)
        return 0;
    return (kind & (C3_FULLWIDTH | C3_IDEOGRAPH)) != 0 ? 2 : 1;
}

} // namespace muster
