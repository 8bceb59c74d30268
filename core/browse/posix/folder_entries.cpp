// SPDX-License-Identifier: MIT
#include "browse/detail/folder_entries.h"

#include <dirent.h>
#include <sys/stat.h>

#include <cerrno>
#include <memory>

namespace muster {

namespace {

// Most file systems give the kind together with the name, which saves a call for each file.
bool is_folder_entry(const dirent& entry, const std::string& folder) {
    if (entry.d_type != DT_UNKNOWN)
        return entry.d_type == DT_DIR;
    struct stat status {};
    return ::lstat((folder + entry.d_name).c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

} // namespace

bool for_each_entry(const std::string& folder,
                    const std::function<void(std::string_view name, const IsFolder& is_folder)>& take) {
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir(folder.c_str()), ::closedir);
    if (!directory)
        return false;
    const dirent* found = nullptr;
    const IsFolder is_folder = [&] { return is_folder_entry(*found, folder); };
    errno = 0;
    while ((found = ::readdir(directory.get())) != nullptr) { // NOLINT(concurrency-mt-unsafe)
        const std::string_view name(found->d_name);
        if (name != "." && name != "..")
            take(name, is_folder);
        errno = 0;
    }
    return errno == 0;
}

} // namespace muster
