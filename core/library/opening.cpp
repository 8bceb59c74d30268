// SPDX-License-Identifier: MIT
#include "library/opening.h"

#include "base/user_folders.h"
#include "library/detail/schema.h"

namespace muster {

namespace fs = std::filesystem;

fs::path default_library_file() {
    return user_data_folder() / "library.db";
}

OpenDatabase open_library(const fs::path& file) {
    return open_database(file, library_kind());
}

} // namespace muster
