// SPDX-License-Identifier: MIT
#include "browse/army_source.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "library/exchange.h"
#include "sheet/sheet_file.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

namespace fs = std::filesystem;

FileArmies::FileArmies(std::vector<std::string> paths, Kinds kinds)
    : paths_(std::move(paths)), files_(army_files(paths_)), kinds_(kinds) {}

std::string FileArmies::text(std::size_t army) const {
    const ArmyFile& file = files_[army];
    if (file.empty_folder)
        throw InputError(file.path, {}, "there is no *.muster file in this folder");
    std::string bytes = read_file(file.path);
    return kinds_ == Kinds::armies ? bytes : army_text_in(file.path, std::move(bytes));
}

fs::path FileArmies::file_stem(std::size_t army) const {
    const fs::path file(files_[army].path);
    for (const std::string& path : paths_) {
        std::error_code ignored;
        if (!fs::is_directory(path, ignored))
            continue;
        fs::path relative = file.lexically_relative(fs::path(path));
        if (!relative.empty() && *relative.begin() != "..")
            return relative.replace_extension();
    }
    return file.stem();
}

LibraryArmies::LibraryArmies(const Library& library, std::vector<ArmyId> armies)
    : library_(library), armies_(std::move(armies)) {}

std::string LibraryArmies::name(std::size_t army) const {
    return fmt::format("army {} of {}", armies_[army], library_.file().filename().string());
}

std::string LibraryArmies::title(std::size_t army) const {
    try {
        return stored(army).name;
    } catch (const LibraryError& error) {
        if (error.trouble() != LibraryTrouble::missing)
            throw;
        return name(army);
    }
}

std::string LibraryArmies::text(std::size_t army) const {
    const std::lock_guard lock(mutex_);
    return library_.text(armies_[army]);
}

fs::path LibraryArmies::file_stem(std::size_t army) const {
    return fs::path(file_name_for(stored(army).name)).stem();
}

StoredArmy LibraryArmies::stored(std::size_t army) const {
    const std::lock_guard lock(mutex_);
    return library_.army(armies_[army]);
}

} // namespace muster
