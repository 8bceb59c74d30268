// SPDX-License-Identifier: MIT
#include "gui/library/library_drag.h"

#include <string>

namespace muster {

std::filesystem::path DragFolder::next() {
    if (!folder_)
        folder_.emplace();
    std::filesystem::path next = folder_->path() / std::to_string(++drags_);
    std::filesystem::create_directory(next);
    return next;
}

bool DragFolder::holds(const std::filesystem::path& file) const {
    return folder_ && file.parent_path().parent_path() == folder_->path();
}

} // namespace muster
