// SPDX-License-Identifier: MIT
// What the desktop is set to: its country's paper, its languages, its locale.
#pragma once

#include <filesystem>

namespace muster {

// Letter in North America; A4 nearly everywhere else.
[[nodiscard]] bool prefers_letter_paper();

// Whether `folder` has a catalogue <language>/LC_MESSAGES/<name>.mo for one of the user's languages that come
// before English. Where the platform does not tell the languages: whether there is such a folder.
[[nodiscard]] bool has_translation(const std::filesystem::path& folder, const char* name);

// A bare environment has the locale "C", in which a text with a quotation mark or a dash comes out empty.
// Before the toolkit reads the environment.
void use_utf8_locale();

} // namespace muster
