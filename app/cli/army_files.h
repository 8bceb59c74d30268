// SPDX-License-Identifier: MIT
// From the PATHs of a call to the files that are meant: a file stands for itself, a folder for every
// *.muster in it and its folders, in byte order of path. Nothing is skipped in silence: what cannot be
// searched or is no file stays in the list and is refused where it is read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct ArmyFile {
    std::string path;
    bool empty_folder = false; // not a file: a given folder with no *.muster in it
};

// Links are followed if they are given or lead to a file, but not from one folder into another, so a
// circle of links ends and no army is met twice.
[[nodiscard]] std::vector<ArmyFile> army_files(const std::vector<std::string>& paths);

// Throws InputError if that is what it is.
void refuse_empty_folder(const ArmyFile& file);

// By its name.
[[nodiscard]] bool is_army_file(std::string_view path);

} // namespace muster
