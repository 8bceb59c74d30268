// SPDX-License-Identifier: MIT
#include "gui/library/drag_folder.h"

#include <string>

namespace muster {

std::filesystem::path DragFolder::make_folder() {
    if (!folder_)
        folder_.emplace();
    std::filesystem::path next = folder_->path() / std::to_string(++drags_);
    std::filesystem::create_directory(next);
    return next;
}

bool DragFolder::contains(const std::filesystem::path& file) const {
    return folder_ && file.parent_path().parent_path() == folder_->path();
}

} // namespace muster
