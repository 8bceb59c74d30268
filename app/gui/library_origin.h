// SPDX-License-Identifier: MIT
// LibraryOrigin: how unsaved work and the session of a window name an army that lives in the library and has
// no file: "library:" and its key.
#pragma once

#include "library/stored_army.h"

#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// The army of the library that a window's saves are revisions of.
struct KeptArmy {
    ArmyId id = 0;
    std::string key;
};

[[nodiscard]] inline std::filesystem::path library_origin(const std::string& key) {
    return "library:" + key;
}

[[nodiscard]] inline std::optional<std::string> library_key(const std::filesystem::path& origin) {
    constexpr std::string_view prefix = "library:";
    const std::string text = origin.string();
    return text.starts_with(prefix) ? std::optional(text.substr(prefix.size())) : std::nullopt;
}

} // namespace muster
