// SPDX-License-Identifier: MIT
// TemporaryFolder: a new empty folder that goes away, with all in it, at the end of a test.
#pragma once

#include "base/temporary_directory.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

class TemporaryFolder {
public:
    [[nodiscard]] const std::filesystem::path& path() const { return directory_.path(); }
    // Writes a file, with the folders that lead to it.
    std::filesystem::path write(const std::filesystem::path& name, std::string_view bytes) const;
    // The names in it, sorted.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    TemporaryDirectory directory_;
};

// All of a file's bytes, read in the plainest way.
[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);

} // namespace muster::tests
