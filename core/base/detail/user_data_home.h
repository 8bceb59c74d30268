// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace muster {

// Where programs put the data of this account: an absolute path. Throws std::runtime_error if the system
// knows none.
[[nodiscard]] std::filesystem::path user_data_home();

} // namespace muster
