// SPDX-License-Identifier: MIT
// The start of an XML file, where an index needs no more of it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace muster {

// The file up to the end of its root's start tag, or all of it if that tag does not end within the first
// kilobytes. `root` is the name of the root element. Throws InputError as read_file() does.
[[nodiscard]] std::string read_start_tag(const std::filesystem::path& file, std::string_view root);

} // namespace muster
