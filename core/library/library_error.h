// SPDX-License-Identifier: MIT
// The exceptions of SQLite as LibraryErrors.
#pragma once

#include "database/database_error.h"
#include "library/damaged_text.h"

#include <filesystem>
#include <utility>

namespace muster {

// An error of SQLite as a LibraryError about this file.
[[nodiscard]] LibraryError library_error(const std::filesystem::path& file, const SQLite::Exception& error);

// The result of `work`, with SQLite's exceptions and damaged rows as LibraryErrors.
template <class Work>
auto translated(const std::filesystem::path& file, Work&& work) -> decltype(std::forward<Work>(work)()) {
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& error) {
        throw library_error(file, error);
    } catch (const DamagedRow& row) {
        throw database_error(file, row);
    }
}

} // namespace muster
