// SPDX-License-Identifier: MIT
// Where what belongs to the user is kept, by the XDG base directory specification.
#pragma once

#include <filesystem>

namespace muster {

// $XDG_DATA_HOME/muster, or ~/.local/share/muster if that is not set or no absolute path; it need not exist.
[[nodiscard]] std::filesystem::path user_data_folder();

} // namespace muster
