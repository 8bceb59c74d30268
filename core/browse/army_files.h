// SPDX-License-Identifier: MIT
// The files that the paths of a call name: a file names itself, a folder every file with one of the endings
// in it and in its folders, in byte order of path. Nothing is skipped silently: a path that cannot be
// searched, or is no file, stays in the list, and reading it reports why.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct ArmyFile {
    std::string path;
    bool empty_folder = false; // not a file: a given folder without any file that is wanted
};

constexpr std::string_view army_ending = ".muster";

// Links are followed if they are given or lead to a file, but not from one folder into another, so that a
// circle of links ends and no army is met twice.
[[nodiscard]] std::vector<ArmyFile> army_files(std::span<const std::string> paths,
                                               std::span<const std::string_view> endings = {&army_ending, 1});

} // namespace muster
