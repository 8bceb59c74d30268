// SPDX-License-Identifier: MIT
#include "base/user_folders.h"

#include "base/detail/user_data_home.h"

#include <cstdlib>

namespace muster {

std::filesystem::path user_data_folder() {
    const char* const data = std::getenv("XDG_DATA_HOME"); // NOLINT(concurrency-mt-unsafe)
    // The specification wants a relative path ignored.
    if (data != nullptr && std::filesystem::path(data).is_absolute())
        return std::filesystem::path(data) / "muster";
    return user_data_home() / "muster";
}

} // namespace muster
