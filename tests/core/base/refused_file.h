// SPDX-License-Identifier: MIT
// Whether a file is refused with words that name it whole.
#pragma once

#include "base/file.h"
#include "base/input_error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace muster::tests {

// Whether reading the file throws an InputError of the whole file that says the part of a message.
[[nodiscard]] inline bool refuses_file(const std::filesystem::path& file, std::string_view message_part) {
    try {
        (void)read_file(file);
    } catch (const InputError& error) {
        return error.message().find(message_part) != std::string::npos && error.file() == file.string() &&
               error.position().line == 0;
    }
    return false;
}

} // namespace muster::tests
