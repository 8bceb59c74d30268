// SPDX-License-Identifier: MIT
#include "library_drag.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

namespace muster {

DragFolder::~DragFolder() {
    std::error_code ignored;
    if (!folder_.empty())
        std::filesystem::remove_all(folder_, ignored);
}

std::filesystem::path DragFolder::next() {
    if (folder_.empty()) {
        std::string name = (std::filesystem::temp_directory_path() / "muster-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr)
            throw std::system_error(errno, std::generic_category(), name);
        folder_ = name;
    }
    const std::filesystem::path next = folder_ / std::to_string(++drags_);
    std::filesystem::create_directory(next);
    return next;
}

bool DragFolder::holds(const std::filesystem::path& file) const {
    return !folder_.empty() && file.parent_path().parent_path() == folder_;
}

} // namespace muster
