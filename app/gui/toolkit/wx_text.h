// SPDX-License-Identifier: MIT
// Converts texts between the core (UTF-8 in std::string) and the widgets.
#pragma once

#include <wx/string.h>

#include <concepts>
#include <filesystem>
#include <string>
#include <string_view>

namespace muster {

[[nodiscard]] inline wxString wx(std::string_view text) {
    return wxString::FromUTF8(text.data(), text.size());
}
// Accepts paths only, not what converts to one.
template <std::same_as<std::filesystem::path> Path>
[[nodiscard]] wxString wx(const Path& path) {
    return wx(std::string_view(path.string()));
}
[[nodiscard]] inline std::string utf8(const wxString& text) {
    return text.utf8_string();
}

} // namespace muster
