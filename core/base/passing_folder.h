// SPDX-License-Identifier: MIT
// PassingFolder: a new folder for files that nobody keeps; it goes, with all that is in it, when this ends.
#pragma once

#include <filesystem>

namespace muster {

class PassingFolder {
public:
    // Throws std::system_error if it cannot be made.
    PassingFolder();
    ~PassingFolder();
    PassingFolder(const PassingFolder&) = delete;
    PassingFolder& operator=(const PassingFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace muster
