// SPDX-License-Identifier: MIT
// The files that are to be taken: those that were named, and those in folders that were.
#pragma once

#include "base/input_error.h"
#include "event/event_pack.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster {

// A file on the disk, and what people call it: its name, or its path within the folder that was given.
struct FoundFile {
    std::string path;
    std::string source;
};

// In the given order, those of a folder by name. Adds folders that cannot be read or are empty to `problems`,
// and links in folders, which are not followed; one that is named itself is. In a folder the tournament's own
// file `event`, its companions and backups are passed over.
[[nodiscard]] std::vector<FoundFile> found_files(std::span<const std::string> paths,
                                                 const std::filesystem::path& event,
                                                 std::vector<InputError>& problems);

// In bytes, at most those that are read of a file; 0 if it is not there.
[[nodiscard]] std::size_t size_of(const FoundFile& file);

} // namespace muster
