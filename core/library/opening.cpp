// SPDX-License-Identifier: MIT
#include "library/opening.h"

#include "base/user_folders.h"
#include "library/detail/schema.h"

#include <system_error>

namespace muster {

namespace fs = std::filesystem;

fs::path default_library_file() {
    return user_data_folder() / "library.db";
}

fs::path file_of_library(fs::path file) {
    constexpr int most_links = 40; // as the system follows
    std::error_code none;
    for (int links = 0; links < most_links && fs::is_symlink(fs::symlink_status(file, none)); ++links) {
        const fs::path target = fs::read_symlink(file, none);
        file = target.is_absolute() ? target : file.parent_path() / target;
    }
    return file;
}

OpenDatabase open_library(const fs::path& file) {
    return open_database(file, library_kind());
}

} // namespace muster
