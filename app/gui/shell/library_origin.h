// SPDX-License-Identifier: MIT
// LibraryOrigin: how unsaved work and the session of a window name an army that lives in the library and has
// no file: as a path that no file has, "/library:" and its key, which is the same wherever it is read.
#pragma once

#include "library/stored_army.h"

#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// The army of the library that a window's saves are revisions of.
struct LibraryArmy {
    ArmyId id = 0;
    std::string key;
};

inline const std::string library_prefix = "/library:";

[[nodiscard]] inline std::filesystem::path library_origin(const std::string& key) {
    return library_prefix + key;
}

[[nodiscard]] inline std::optional<std::string> library_key(const std::filesystem::path& origin) {
    const std::string text = origin.string();
    return text.starts_with(library_prefix) ? std::optional(text.substr(library_prefix.size()))
                                            : std::nullopt;
}

} // namespace muster
