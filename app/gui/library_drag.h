// SPDX-License-Identifier: MIT
// DragFolder: where armies lie as files while they are dragged out of the window; gone with the window.
#pragma once

#include <filesystem>

namespace muster {

class DragFolder {
public:
    DragFolder() = default;
    ~DragFolder();
    DragFolder(const DragFolder&) = delete;
    DragFolder& operator=(const DragFolder&) = delete;

    // A fresh folder for each drag. Throws std::system_error.
    [[nodiscard]] std::filesystem::path next();
    [[nodiscard]] bool holds(const std::filesystem::path& file) const;

private:
    std::filesystem::path folder_;
    int drags_ = 0;
};

} // namespace muster
