// SPDX-License-Identifier: MIT
// TemporaryDirectory: a new folder for files that nobody keeps; it goes, with all that is in it, when this
// ends.
#pragma once

#include <filesystem>

namespace muster {

class TemporaryDirectory {
public:
    // Throws std::system_error if it cannot be made.
    TemporaryDirectory();
    ~TemporaryDirectory();
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace muster
