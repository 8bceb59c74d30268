// SPDX-License-Identifier: MIT
#include "browse/library_armies.h"

#include "base/utf8_path.h"
#include "library/exchange.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

namespace fs = std::filesystem;

LibraryArmies::LibraryArmies(const Library& library, std::vector<ArmyId> armies)
    : library_(library), armies_(std::move(armies)) {}

std::string LibraryArmies::name(std::size_t army) const {
    return fmt::format("army {} of {}", armies_[army], path_text(library_.file().filename()));
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
    return path_of(file_name_for(stored(army).name)).stem();
}

StoredArmy LibraryArmies::stored(std::size_t army) const {
    const std::lock_guard lock(mutex_);
    return library_.army(armies_[army]);
}

} // namespace muster
