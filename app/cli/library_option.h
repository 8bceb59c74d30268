// SPDX-License-Identifier: MIT
// The library that a call uses: the one of --library, or the user's own.
#pragma once

#include <filesystem>
#include <string>

namespace muster {

[[nodiscard]] std::filesystem::path library_file(const std::string& option);

// To read what is in it. A library that was named must be there: to create one from a mistyped name would
// hide the mistake. Throws CallError.
[[nodiscard]] std::filesystem::path existing_library_file(const std::string& option);

} // namespace muster
