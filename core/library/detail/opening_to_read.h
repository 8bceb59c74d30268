// SPDX-License-Identifier: MIT
// Opening a library that this program may not write: on a read-only disk, in a folder of somebody else. It is
// shown as it is, and neither it nor its folder is touched.
#pragma once

#include "library/opening.h"

#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// Why the library that is in this file cannot be written, as a sentence; none if it can, or is not there.
[[nodiscard]] std::optional<std::string> why_only_read(const std::filesystem::path& file);

// The library, without its lock, which could not be made; one of an earlier version is brought up to date in
// memory. Throws LibraryError or SQLite::Exception.
[[nodiscard]] OpenLibrary opened_to_read(const std::filesystem::path& file, std::string why);

} // namespace muster
