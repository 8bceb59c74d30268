// SPDX-License-Identifier: MIT
// Settings of the desktop: paper size, languages, locale.
#pragma once

#include <filesystem>

namespace muster {

// Letter in North America; A4 nearly everywhere else.
[[nodiscard]] bool prefers_letter_paper();

// Whether `folder` has a catalogue <language>/LC_MESSAGES/<name>.mo for a language that the user prefers to
// English. Where the platform does not list the user's languages: whether the folder exists.
[[nodiscard]] bool has_translation(const std::filesystem::path& folder, const char* name);

// Replaces the locale "C" of a bare environment, in which any text with a quotation mark or a dash would be
// empty. To be called before the toolkit reads the environment.
void use_utf8_locale();

} // namespace muster
