// SPDX-License-Identifier: MIT
#include "given_armies.h"

#include "army_argument.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t of_library = std::numeric_limits<std::size_t>::max();
constexpr std::size_t most_names = 5;

} // namespace

GivenArmies::GivenArmies(const std::vector<std::string>& paths, const std::string& library_file) {
    std::vector<std::string> together;
    for (const std::string& path : paths) {
        if (!is_stored_army(path)) {
            together.push_back(path);
            continue;
        }
        add_files(std::exchange(together, {}));
        armies_.emplace_back(of_library, stored_.size());
        stored_.push_back({path, stored_army_text(path, library_file)});
    }
    add_files(std::move(together));
}

void GivenArmies::add_files(std::vector<std::string> paths) {
    if (paths.empty())
        return;
    const FileArmies& added = *files_.emplace_back(
        std::make_unique<FileArmies>(std::move(paths), FileArmies::Kinds::armies_and_sheets));
    armies_.reserve(armies_.size() + added.size());
    for (std::size_t i = 0; i < added.size(); ++i)
        armies_.emplace_back(files_.size() - 1, i);
}

std::string GivenArmies::name(std::size_t army) const {
    const auto [files, index] = armies_.at(army);
    return files == of_library ? stored_[index].name : files_[files]->name(index);
}

std::string GivenArmies::text(std::size_t army) const {
    const auto [files, index] = armies_.at(army);
    if (files == of_library)
        return stored_[index].text;
    std::string text = files_[files]->text(index);
    require_army_text(files_[files]->name(index), text);
    return text;
}

fs::path GivenArmies::file_stem(std::size_t army) const {
    const auto [files, index] = armies_.at(army);
    return files == of_library ? path_of(stored_[index].name.substr(1)) : files_[files]->file_stem(index);
}

std::string passed_over(const std::vector<std::string>& paths) {
    std::vector<std::string> names;
    for (const std::string& path : paths) {
        std::error_code trouble;
        for (fs::recursive_directory_iterator entry(path_of(path), trouble), end; !trouble && entry != end;
             entry.increment(trouble)) {
            if (entry.depth() >= deepest_folder)
                entry.disable_recursion_pending();
            const std::string name = path_text(entry->path().filename());
            std::error_code unknown;
            if (!name.ends_with(army_ending) && !name.starts_with('.') && entry->is_regular_file(unknown))
                names.push_back(path_text(entry->path().lexically_relative(path_of(path))));
        }
    }
    if (names.empty())
        return {};
    std::sort(names.begin(), names.end());
    const std::size_t left = names.size() - std::min(names.size(), most_names);
    names.resize(names.size() - left);
    const std::string more = left == 0 ? "" : fmt::format(" and {} more", left);
    return fmt::format(
        "Passed over: {}{}. Of a folder only *.muster files are read; name others by themselves.",
        clean(joined(names, ", ")), more);
}

} // namespace muster
