// SPDX-License-Identifier: MIT
#include "data_option.h"

#include "base/limits.h"
#include "base/utf8_path.h"
#include "call_context.h"
#include "ruleset/data_folders.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

namespace muster {

namespace {

std::filesystem::path checked(const std::string& given) {
    std::filesystem::path folder = path_of(given);
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored))
        throw CallError(fmt::format("--data {}: there is no such folder", given));
    if (std::filesystem::exists(folder / "ruleset.xml", ignored))
        throw CallError(
            fmt::format("--data {}: this is the folder of one rule set; give the folder above it", given));
    return folder;
}

} // namespace

std::vector<std::filesystem::path> data_folders(const std::vector<std::string>& given) {
    if (given.size() > most_data_folders)
        throw CallError(
            fmt::format("--data is given {} times; at most {} folders are searched. Leave some out",
                        given.size(), most_data_folders));
    std::vector<std::filesystem::path> folders;
    folders.reserve(given.size() + 1);
    for (const std::string& folder : given)
        folders.push_back(checked(folder));
    for (std::filesystem::path& folder : standard_data_folders())
        folders.push_back(std::move(folder));
    return folders;
}

} // namespace muster
