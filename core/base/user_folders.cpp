// SPDX-License-Identifier: MIT
#include "base/user_folders.h"

#include "base/detail/user_data_home.h"
#include "base/environment.h"
#include "base/utf8_path.h"

namespace muster {

std::filesystem::path user_data_folder() {
    const std::filesystem::path data = path_of(environment_variable("XDG_DATA_HOME").value_or(""));
    // The specification wants a relative path ignored.
    return (data.is_absolute() ? data : user_data_home()) / "muster";
}

} // namespace muster
