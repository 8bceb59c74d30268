// SPDX-License-Identifier: MIT
// LibraryError: why the library could not do what was asked, in words for the player. Nothing was changed
// unless the message says otherwise.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

namespace muster {

enum class LibraryTrouble {
    disk_full,
    read_only,
    busy,    // another program is writing
    locking, // the file system has no locks
    damaged,
    newer,       // made by a later version of Muster
    foreign,     // a database, but none of Muster
    missing,     // no such army or revision
    interrupted, // the answer is no longer wanted
    other,
};

class LibraryError : public std::runtime_error {
public:
    LibraryError(LibraryTrouble trouble, const std::string& message)
        : std::runtime_error(message), trouble_(trouble) {}

    [[nodiscard]] LibraryTrouble trouble() const { return trouble_; }

private:
    LibraryTrouble trouble_;
};

// An error of SQLite as a LibraryError about this file.
[[nodiscard]] LibraryError library_error(const std::filesystem::path& file, const SQLite::Exception& error);

// Whether the error means that the file is damaged, not just that it cannot be read or written now.
[[nodiscard]] bool is_damage(const SQLite::Exception& error);

// The result of `work`, with SQLite's exceptions as LibraryErrors.
template <class Work>
auto translated(const std::filesystem::path& file, Work&& work) -> decltype(std::forward<Work>(work)()) {
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& error) {
        throw library_error(file, error);
    }
}

} // namespace muster
