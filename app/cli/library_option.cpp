// SPDX-License-Identifier: MIT
#include "library_option.h"

#include "base/utf8_path.h"
#include "call_context.h"
#include "library/opening.h"

#include <fmt/format.h>

#include <system_error>

namespace muster {

std::filesystem::path library_file(const std::string& option) {
    return option.empty() ? default_library_file() : path_of(option);
}

std::filesystem::path existing_library_file(const std::string& option) {
    std::error_code none;
    // What is a link, or cannot be looked at, gets its message when it is opened.
    if (!option.empty() && std::filesystem::symlink_status(path_of(option), none).type() ==
                               std::filesystem::file_type::not_found)
        throw CallError(fmt::format("{0}: there is no such library. Correct the name, or create it with "
                                    "'muster-cli library --library {0} add FILE'",
                                    option));
    return library_file(option);
}

} // namespace muster
