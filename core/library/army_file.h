// SPDX-License-Identifier: MIT
// The file that an army of the library is saved to as well, on this machine. Two files may hold one and the
// same text, as a copy does; by its file each is known for the army that it is.
#pragma once

#include "library/library.h"

#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// The one it was last saved to, whether or not that is still there.
[[nodiscard]] std::optional<std::filesystem::path> file_of_army(const Library& library,
                                                                const std::string& key);
void set_file_of_army(Library& library, const std::string& key, const std::filesystem::path& file);

} // namespace muster
