// SPDX-License-Identifier: MIT
// Where the user's own data is stored, by the XDG base directory specification or as the system has it.
#pragma once

#include <filesystem>

namespace muster {

// $XDG_DATA_HOME/muster, or ~/.local/share/muster if that variable is unset or not an absolute path; on
// Windows %LOCALAPPDATA%\muster then. The folder need not exist.
[[nodiscard]] std::filesystem::path user_data_folder();

// What stands between the folders in an environment variable that names several: ':', or ';' on Windows.
[[nodiscard]] char folder_separator();

} // namespace muster
