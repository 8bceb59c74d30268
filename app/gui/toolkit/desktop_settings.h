// SPDX-License-Identifier: MIT
// Settings of the desktop: paper size, languages, locale; and what the desktop knows the program by.
#pragma once

#include <filesystem>

namespace muster {

// Letter in North America; A4 nearly everywhere else.
[[nodiscard]] bool prefers_letter_paper();

// Whether `folder` has a catalogue <language>/LC_MESSAGES/<name>.mo for a language that the user prefers to
// English. Where the platform does not list the user's languages: whether the folder exists.
[[nodiscard]] bool has_translation(const std::filesystem::path& folder, const char* name);

// Windows that are made from now on carry the id of the desktop entry, by which the desktop finds their name,
// their icon and their place among the running programs.
void use_desktop_id(const char* id);

// Replaces the locale "C" of a bare environment, in which any text with a quotation mark or a dash would be
// empty. To be called before the toolkit reads the environment.
void use_utf8_locale();

} // namespace muster
