// SPDX-License-Identifier: MIT
// TemporaryDirectory: a new folder that is removed with its contents when this object is destroyed.
#pragma once

#include "base/leftovers.h"

#include <filesystem>
#include <optional>

namespace muster {

class TemporaryDirectory {
public:
    // Throws std::system_error if it cannot be created.
    TemporaryDirectory();
    ~TemporaryDirectory();
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
    std::optional<Leftover> leftover_;
};

} // namespace muster
