// SPDX-License-Identifier: MIT
// Never compiled so far: see "Limits" in README.md.
#include "base/detail/system_file.h"
#include "base/file.h"

#include <cstdio>

namespace muster {

bool take_free_name(const std::filesystem::path& from, const std::filesystem::path& to) {
    return ::renamex_np(from.c_str(), to.c_str(), RENAME_EXCL) == 0;
}

// The system has no name for a folder that is open: one that is moved meanwhile is not found.
std::filesystem::path FolderBeneath::path() const {
    return path_;
}

} // namespace muster
