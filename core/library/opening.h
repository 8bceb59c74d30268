// SPDX-License-Identifier: MIT
// Opening a library: where the player's own is, and opening one, as every database of Muster is opened.
#pragma once

#include "database/database_opening.h"

#include <filesystem>

namespace muster {

// $XDG_DATA_HOME/muster/library.db, or that below ~/.local/share.
[[nodiscard]] std::filesystem::path default_library_file();

// Creates the library and its folder if they do not exist. Throws LibraryError.
[[nodiscard]] OpenDatabase open_library(const std::filesystem::path& file);

} // namespace muster
