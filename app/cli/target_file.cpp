// SPDX-License-Identifier: MIT
#include "target_file.h"

#include "call_context.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

void require_target(const std::string& file, bool force) {
    std::error_code ignored;
    const fs::file_status status = fs::status(file, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw CallError(fmt::format("{} is not a regular file; nothing was written", file));
    if (!force && fs::exists(fs::symlink_status(file, ignored))) // also a link that leads nowhere
        throw CallError(fmt::format("{} already exists; use --force to overwrite it", file));
}

} // namespace muster
