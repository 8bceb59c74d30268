// SPDX-License-Identifier: MIT
// LibraryArmy: the army of the library whose revisions a session saves. Where a path is expected (unsaved
// work, windows to reopen), it is named by a path that no file has: "/library:" and its key, which is the
// same on every machine.
#pragma once

#include "base/utf8_path.h"
#include "library/stored_army.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

struct LibraryArmy {
    ArmyId id = 0;
    std::string key;
};

inline constexpr std::string_view library_prefix = "/library:";

[[nodiscard]] inline std::filesystem::path library_origin(const std::string& key) {
    return path_of(std::string(library_prefix) + key);
}

// None if the origin is an ordinary file.
[[nodiscard]] inline std::optional<std::string> library_key(const std::filesystem::path& origin) {
    const std::string text = path_text(origin);
    return text.starts_with(library_prefix) ? std::optional(text.substr(library_prefix.size()))
                                            : std::nullopt;
}

} // namespace muster
