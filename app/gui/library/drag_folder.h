// SPDX-License-Identifier: MIT
// DragFolder: a temporary folder for armies that are dragged out of the window as files. It is deleted with
// the window.
#pragma once

#include "base/temporary_directory.h"

#include <filesystem>
#include <optional>

namespace muster {

class DragFolder {
public:
    // Creates a folder for one drag. Throws std::system_error.
    [[nodiscard]] std::filesystem::path make_folder();
    [[nodiscard]] bool contains(const std::filesystem::path& file) const;

private:
    std::optional<TemporaryDirectory> folder_; // created with the first drag
    int drags_ = 0;
};

} // namespace muster
