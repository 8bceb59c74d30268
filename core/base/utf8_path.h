// SPDX-License-Identifier: MIT
// Names of files as texts. A text of this program is UTF-8, and a path takes a narrow text in the encoding of
// the system: on Windows its letters would be taken for others. What becomes a path, or is read from one,
// goes through here; where names are bytes, nothing is converted.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace muster {

[[nodiscard]] inline std::filesystem::path path_of(std::string_view utf8) {
    return {std::u8string(utf8.begin(), utf8.end())};
}

[[nodiscard]] inline std::string path_text(const std::filesystem::path& path) {
    const std::u8string utf8 = path.u8string();
    return {utf8.begin(), utf8.end()};
}

// With '/' between folders on every system.
[[nodiscard]] inline std::string generic_path_text(const std::filesystem::path& path) {
    const std::u8string utf8 = path.generic_u8string();
    return {utf8.begin(), utf8.end()};
}

} // namespace muster
