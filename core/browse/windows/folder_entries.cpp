// SPDX-License-Identifier: MIT
#include "browse/detail/folder_entries.h"

#include "base/utf8_path.h"

#include <filesystem>
#include <system_error>

namespace muster {

bool for_each_entry(const std::string& folder,
                    const std::function<void(std::string_view name, const IsFolder& is_folder)>& take) {
    std::error_code error;
    std::filesystem::directory_iterator entry(path_of(folder), error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const IsFolder is_folder = [&] {
            std::error_code unknown;
            return std::filesystem::is_directory(entry->symlink_status(unknown));
        };
        take(path_text(entry->path().filename()), is_folder);
    }
    return !error;
}

} // namespace muster
