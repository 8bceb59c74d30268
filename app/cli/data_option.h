// SPDX-License-Identifier: MIT
// The folders that are searched for rule sets: those given with --data, those of the environment variable
// MUSTER_DATA (separated by colons), the data installed with the program, the user's own house lists. The
// first match wins.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster {

// Throws CallError if a given path is not a folder, or is the folder of a single rule set. The folders of
// MUSTER_DATA need not exist.
[[nodiscard]] std::vector<std::filesystem::path> data_folders(const std::vector<std::string>& given);

} // namespace muster
