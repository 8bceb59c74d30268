// SPDX-License-Identifier: MIT
// Where rule sets are looked for: the folders given with --data, those of the environment variable
// MUSTER_DATA (parted by colons), the data installed beside the program, the user's own house lists. Found
// earlier wins.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// Throws CallError if a given folder is none, or is itself the folder of one rule set. What MUSTER_DATA
// names need not exist.
[[nodiscard]] std::vector<std::filesystem::path> data_folders(const std::vector<std::string>& given);

} // namespace muster
