// SPDX-License-Identifier: MIT
#include "mail/detail/letters_of_system.h"

#include <glib.h>

#include <memory>

namespace muster {

std::optional<std::string> converted_from(std::string_view bytes, const std::string& charset) {
    gsize written = 0;
    const std::unique_ptr<gchar, decltype(&g_free)> text(
        g_convert(bytes.data(), static_cast<gssize>(bytes.size()), "UTF-8", charset.c_str(), nullptr,
                  &written, nullptr),
        &g_free);
    return text ? std::optional(std::string(text.get(), written)) : std::nullopt;
}

std::size_t columns_of_character(std::string_view rest) {
    const gunichar c = g_utf8_get_char_validated(rest.data(), static_cast<gssize>(rest.size()));
    if (c >= static_cast<gunichar>(-2)) // not valid
        return 1;
    if (g_unichar_iszerowidth(c) != 0)
        return 0;
    return g_unichar_iswide(c) != 0 ? 2 : 1;
}

} // namespace muster
