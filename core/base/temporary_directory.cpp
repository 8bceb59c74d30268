// SPDX-License-Identifier: MIT
#include "base/temporary_directory.h"

#include "base/detail/system_file.h"
#include "base/utf8_path.h"

#include <fmt/format.h>

#include <cerrno>
#include <system_error>

namespace muster {

TemporaryDirectory::TemporaryDirectory() {
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(error);
    if (error)
        throw std::system_error(error,
                                "there is no folder for temporary files, which TMPDIR names; correct it");
    const std::filesystem::path begin = folder / "muster-";
    if (!create_own_folder(begin, path_))
        throw std::system_error(errno, std::generic_category(),
                                fmt::format("cannot create {}", path_text(path_)));
    leftover_.emplace(path_);
}

TemporaryDirectory::~TemporaryDirectory() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace muster
