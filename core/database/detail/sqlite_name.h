// SPDX-License-Identifier: MIT
// The name by which SQLite opens a file and nothing else.
#pragma once

#include "base/utf8_path.h"

#include <filesystem>
#include <string>

namespace muster {

// SQLite takes "file:…" for an address with options and ":memory:" for no file at all, but neither behind a
// folder.
[[nodiscard]] inline std::string sqlite_name(const std::filesystem::path& file) {
    return path_text(file.is_relative() ? "." / file : file);
}

} // namespace muster
