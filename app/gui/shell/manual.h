// SPDX-License-Identifier: MIT
// The manual: a page for each chapter in <share>/manual/<language>, which a browser shows without the
// Internet.
#pragma once

#include <wx/string.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace muster {

class Shell;

// The chapter about the panel that has the keyboard, else about the page that is shown:
// "window#the-army-page".
[[nodiscard]] std::string_view shown_chapter(Shell& shell);

// The address of a chapter ("file:///…/de/window.html"), in English if there is no page in the language. A
// place on its page may follow: "window#the-army-page". Empty if the manual is not installed in this folder.
[[nodiscard]] wxString manual_address(const std::filesystem::path& share, const std::string& language,
                                      std::string_view chapter);

} // namespace muster
