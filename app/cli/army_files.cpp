// SPDX-License-Identifier: MIT
#include "army_files.h"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view army_ending = ".muster";

// The armies and folders in one folder.
class Listing {
public:
    struct Entry {
        std::string_view name; // of a folder with a "/" behind: so the order of names is that of paths
        bool is_folder;
    };

    // `folder` ends with a "/". False if it cannot be listed.
    bool read(const std::string& folder);
    // Sorted by the bytes of their names.
    [[nodiscard]] std::vector<Entry> entries() const;

private:
    struct Span {
        std::size_t begin;
        std::size_t size;
        bool is_folder;
    };

    std::string names_; // one after the other: a folder may hold thousands
    std::vector<Span> spans_;
};

// Most file systems tell the kind with the name, which saves a call for each of many files.
bool is_folder(const dirent& entry, const std::string& folder) {
    if (entry.d_type != DT_UNKNOWN)
        return entry.d_type == DT_DIR;
    struct stat status {};
    return ::lstat((folder + entry.d_name).c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

bool Listing::read(const std::string& folder) {
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir(folder.c_str()), ::closedir);
    if (!directory)
        return false;
    errno = 0;
    while (const dirent* found = ::readdir(directory.get())) { // NOLINT(concurrency-mt-unsafe)
        const std::string_view name(found->d_name);
        if (name.ends_with(army_ending)) {
            spans_.push_back({names_.size(), name.size(), false});
            names_ += name;
        } else if (name != "." && name != ".." && is_folder(*found, folder)) {
            spans_.push_back({names_.size(), name.size() + 1, true});
            names_ += name;
            names_ += '/';
        }
        errno = 0;
    }
    return errno == 0;
}

std::vector<Listing::Entry> Listing::entries() const {
    std::vector<Entry> entries;
    entries.reserve(spans_.size());
    for (const Span& span : spans_)
        entries.push_back({std::string_view(names_).substr(span.begin, span.size), span.is_folder});
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.name < b.name; });
    return entries;
}

// `folder` ends with a "/".
void search(const std::string& folder, std::vector<ArmyFile>& files) {
    Listing listing;
    if (!listing.read(folder)) {
        files.push_back({folder}); // reading it as a file tells what is the matter
        return;
    }
    for (const Listing::Entry& entry : listing.entries()) {
        std::string path;
        path.reserve(folder.size() + entry.name.size());
        path.append(folder).append(entry.name);
        if (entry.is_folder) {
            search(path, files);
        } else {
            files.push_back({std::move(path)});
        }
    }
}

} // namespace

std::vector<ArmyFile> army_files(const std::vector<std::string>& paths) {
    std::vector<ArmyFile> files;
    for (const std::string& path : paths) {
        struct stat status {};
        if (::stat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
            files.push_back({path});
            continue;
        }
        const std::size_t before = files.size();
        search(path.ends_with('/') ? path : path + '/', files);
        if (files.size() == before)
            files.push_back({path, true});
    }
    return files;
}

} // namespace muster
