// SPDX-License-Identifier: MIT
#include "base/detail/system_file.h"
#include "base/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace muster {

bool take_free_name(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false;
    // The file system cannot do it in one step; a second name for the file is refused if the name is taken.
    if (::link(from.c_str(), to.c_str()) != 0)
        return false;
    ::unlink(from.c_str());
    return true;
}

std::filesystem::path FolderBeneath::path() const {
    return fmt::format("/proc/self/fd/{}", descriptor_);
}

} // namespace muster
