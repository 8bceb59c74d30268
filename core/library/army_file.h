// SPDX-License-Identifier: MIT
// The file on this machine to which an army of the library is also saved. It tells armies apart whose files
// have the same text, as those of copies do.
#pragma once

#include "library/library.h"

#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// The file to which it was last saved, which may no longer exist.
[[nodiscard]] std::optional<std::filesystem::path> file_of_army(const Library& library,
                                                                const std::string& key);
void set_file_of_army(Library& library, const std::string& key, const std::filesystem::path& file);

} // namespace muster
