// SPDX-License-Identifier: MIT
// The folders that are searched for rule sets and army lists by default: those in the environment variable
// MUSTER_DATA (separated by colons), the data installed with the program, and the user's own. The first match
// wins, so that a house list cannot replace one that comes with Muster.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// The folders need not exist.
[[nodiscard]] std::vector<std::filesystem::path> standard_data_folders();
// <prefix>/share/muster and <prefix>/lib/muster of the running program, built or installed; empty if the
// program's file is unknown.
[[nodiscard]] std::filesystem::path program_share_folder();
[[nodiscard]] std::filesystem::path program_library_folder();
// The user's own house lists and house rules: armylists in the user's data folder.
[[nodiscard]] std::filesystem::path house_folder();

// As messages call a file in the folders: by its path. Where they are temporary, with copies of what a
// carrier holds, such as the file of a tournament, by the carrier and the path below the folder. Else
// `carrier` is empty.
[[nodiscard]] std::string name_in_folders(const std::filesystem::path& file,
                                          const std::vector<std::filesystem::path>& folders,
                                          const std::string& carrier);

} // namespace muster
