// SPDX-License-Identifier: MIT
// Translation of the core's own sentences and of the rule sets' words, by gettext. English unless the program
// chooses a language. gettext translates nothing in the locale "C", and Muster does not need the locale of
// the language: any other one on the system will do.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <functional>
#include <string>

namespace muster {

// Uses the catalogues muster.mo and muster-rules.mo in FOLDER/LANGUAGE/LC_MESSAGES from now on. The language
// is as gettext names it: "de", "pt_BR". Returns false, and leaves the texts English, if there is no such
// catalogue or no locale other than "C". Not thread-safe: call it before other threads translate.
[[nodiscard]] bool choose_text_language(const std::filesystem::path& folder, const std::string& language);
// Also restores the environment variable LANGUAGE, which tells gettext the language.
void choose_english();

// The language of the texts as HTML names it: "en", "pt-BR".
[[nodiscard]] const std::string& text_language();
[[nodiscard]] bool speaks_english();

// The translation, or the English text itself if there is none.
[[nodiscard]] std::string translate(const char* english);
// The same for a text of a rule set.
[[nodiscard]] std::string translate_rule_text(const std::string& english);

// What translates the texts of a rule set that is read; empty: they stay as they are.
using Translate = std::function<std::string(const std::string& english)>;

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
