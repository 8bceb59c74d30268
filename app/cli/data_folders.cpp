// SPDX-License-Identifier: MIT
#include "data_folders.h"

#include "base/text.h"
#include "session.h"

#include <fmt/format.h>

#include <cstdlib>
#include <system_error>

namespace muster {

namespace {

std::filesystem::path checked(const std::string& given) {
    std::filesystem::path folder(given);
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored))
        throw CallError(fmt::format("--data {}: there is no such folder", given));
    if (std::filesystem::exists(folder / "ruleset.xml", ignored))
        throw CallError(
            fmt::format("--data {}: this folder holds one rule set; give the folder above it", given));
    return folder;
}

} // namespace

std::vector<std::filesystem::path> data_folders(const std::vector<std::string>& given) {
    std::vector<std::filesystem::path> folders;
    folders.reserve(given.size() + 1);
    for (const std::string& folder : given)
        folders.push_back(checked(folder));
    if (const char* variable = std::getenv("MUSTER_DATA"))
        for (const std::string_view folder : parts_of(variable, ':'))
            if (!folder.empty())
                folders.emplace_back(folder);
    // The same in the build tree and installed: bin/muster-cli beside share/muster.
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        folders.push_back(program.parent_path().parent_path() / "share/muster/armylists");
    return folders;
}

} // namespace muster
