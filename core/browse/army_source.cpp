// SPDX-License-Identifier: MIT
#include "browse/army_source.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"
#include "sheet/sheet_file.h"

#include <utility>

namespace muster {

namespace fs = std::filesystem;

FileArmies::FileArmies(std::vector<std::string> paths, Kinds kinds)
    : paths_(std::move(paths)), files_(army_files(paths_)), kinds_(kinds) {}

std::string FileArmies::text(std::size_t army) const {
    const ArmyFile& file = files_[army];
    if (file.empty_folder)
        throw InputError(file.path, {}, "there is no *.muster file in this folder");
    std::string bytes = read_file(path_of(file.path));
    return kinds_ == Kinds::armies ? bytes : army_text_in(path_of(file.path), std::move(bytes));
}

fs::path FileArmies::file_stem(std::size_t army) const {
    const fs::path file = path_of(files_[army].path);
    for (const std::string& path : paths_) {
        std::error_code ignored;
        if (!fs::is_directory(path_of(path), ignored))
            continue;
        fs::path relative = file.lexically_relative(path_of(path));
        if (!relative.empty() && *relative.begin() != "..")
            return relative.replace_extension();
    }
    return file.stem();
}

} // namespace muster
