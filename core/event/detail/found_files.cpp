// SPDX-License-Identifier: MIT
#include "event/detail/found_files.h"

#include "base/limits.h"
#include "base/utf8_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

// A stranger's archive may have put a link into the folder, to any file of the user's: what it leads to would
// be stored, and sent on with the tournament.
InputError link_problem(const fs::path& link) {
    return InputError(path_text(link), {},
                      "is a link; links are not followed in a folder. To take what it leads to, name the "
                      "link itself");
}

std::string resolved(const fs::path& file) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(file, error);
    return error ? std::string() : path_text(whole);
}

// Whether it is the tournament that takes, or what lies beside it: nobody sent that. `own`: that file,
// resolved.
bool is_part_of(const std::string& own, const fs::path& file) {
    const std::string found = resolved(file);
    if (own.empty() || !found.starts_with(own))
        return false;
    static constexpr std::array<std::string_view, 5> endings{"", ".lock", "-wal", "-shm", "-journal"};
    const std::string_view rest = std::string_view(found).substr(own.size());
    return rest.starts_with(".backups/") || std::find(endings.begin(), endings.end(), rest) != endings.end();
}

void leave_out(fs::recursive_directory_iterator& folder, std::vector<InputError>& problems) {
    folder.disable_recursion_pending();
    problems.emplace_back(path_text(folder->path()), TextPosition{},
                          fmt::format("lies more than {} folders deep, so what is in it was not taken; move "
                                      "it up",
                                      deepest_folder));
}

void add_folder(std::vector<FoundFile>& files, std::vector<InputError>& problems, const std::string& event,
                const std::string& folder) {
    std::error_code error;
    const std::size_t problems_before = problems.size();
    std::vector<std::string> found;
    std::vector<std::string> links;
    fs::recursive_directory_iterator entries(path_of(folder), error);
    for (; !error && entries != fs::recursive_directory_iterator(); entries.increment(error)) {
        std::error_code ignored;
        const fs::file_type type = entries->symlink_status(ignored).type();
        if (type == fs::file_type::regular && !is_part_of(event, entries->path()))
            found.push_back(path_text(entries->path()));
        else if (type == fs::file_type::symlink)
            links.push_back(path_text(entries->path()));
        else if (type == fs::file_type::directory && entries.depth() >= deepest_folder)
            leave_out(entries, problems);
        else if (type != fs::file_type::directory && type != fs::file_type::regular)
            problems.emplace_back(path_text(entries->path()), TextPosition{},
                                  "is no file, but a pipe or a device");
    }
    if (error)
        problems.emplace_back(folder, TextPosition{}, fmt::format("cannot be read: {}", error.message()));
    else if (found.empty() && links.empty() && problems.size() == problems_before)
        problems.emplace_back(folder, TextPosition{}, "there is nothing in this folder");
    std::sort(links.begin(), links.end());
    for (const std::string& link : links)
        problems.push_back(link_problem(path_of(link)));
    std::sort(found.begin(), found.end());
    for (const std::string& path : found)
        files.push_back({path, generic_path_text(path_of(path).lexically_relative(path_of(folder)))});
}

} // namespace

std::vector<FoundFile> found_files(std::span<const std::string> paths, const fs::path& event,
                                   std::vector<InputError>& problems) {
    std::vector<FoundFile> files;
    const std::string own = resolved(event);
    for (const std::string& path : paths) {
        std::error_code ignored;
        if (fs::is_directory(path_of(path), ignored))
            add_folder(files, problems, own, path);
        else
            files.push_back({path, path_text(path_of(path).filename())});
    }
    return files;
}

std::size_t size_of(const FoundFile& file) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path_of(file.path), error);
    return error ? 0 : static_cast<std::size_t>(std::min<std::uintmax_t>(size, largest_input_bytes));
}

} // namespace muster
