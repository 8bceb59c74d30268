// SPDX-License-Identifier: MIT
// Where rule sets are looked for if the call names no folder: those of the environment variable MUSTER_DATA
// (parted by colons), then the data installed beside the program.
#pragma once

#include <filesystem>
#include <vector>

namespace muster {

// What MUSTER_DATA names need not exist.
[[nodiscard]] std::vector<std::filesystem::path> standard_data_folders();
// <prefix>/share/muster of the running program, built or installed; empty if it cannot be told.
[[nodiscard]] std::filesystem::path program_share_folder();

} // namespace muster
