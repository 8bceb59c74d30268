// SPDX-License-Identifier: MIT
// Translation of the sentences that the core makes itself. English unless the program installs a translator.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>

namespace muster {

// Returns the translation of an English text, or the text itself if there is none. Must not throw.
using Translate = std::function<std::string(const std::string& english)>;

// Not thread-safe: call it before other threads translate.
void set_translator(Translate translate);
[[nodiscard]] bool speaks_english();
[[nodiscard]] std::string translate(const char* english);

// Marks a text in a table for the translators; its user passes it to translate() or translate_format().
constexpr const char* mark_for_translation(const char* english) {
    return english;
}

// A sentence with placeholders: translate_format("{} of {}", 3, 12).
template <class... Parts>
[[nodiscard]] std::string translate_format(const char* english, const Parts&... parts) {
    return fmt::format(fmt::runtime(translate(english)), parts...);
}

} // namespace muster
