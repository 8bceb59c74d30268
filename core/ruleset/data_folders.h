// SPDX-License-Identifier: MIT
// Where rule sets and army lists are looked for if the call names no folder: those of the environment
// variable MUSTER_DATA (parted by colons), then the data installed beside the program, then the user's own.
// Found earlier wins, so that nobody takes a house list for one that comes with Muster.
#pragma once

#include <filesystem>
#include <vector>

namespace muster {

// They need not exist.
[[nodiscard]] std::vector<std::filesystem::path> standard_data_folders();
// <prefix>/share/muster of the running program, built or installed; empty if it cannot be told.
[[nodiscard]] std::filesystem::path program_share_folder();
// The user's own house lists and house rules: armylists in his data folder.
[[nodiscard]] std::filesystem::path house_folder();

} // namespace muster
