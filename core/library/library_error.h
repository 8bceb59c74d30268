// SPDX-License-Identifier: MIT
// LibraryError: why the library could not do what was asked, in words for the player. Nothing was changed
// unless the message says otherwise.
#pragma once

#include "database/database_error.h"

#include <filesystem>
#include <string>
#include <utility>

namespace muster {

using LibraryError = DatabaseError;
using LibraryTrouble = DatabaseTrouble;

// The text of one revision is not what was saved. Other revisions may be as they were.
class DamagedText : public LibraryError {
public:
    // `why` is for those who name the army themselves.
    DamagedText(const std::string& message, std::string why)
        : LibraryError(LibraryTrouble::damaged, message), why_(std::move(why)) {}

    [[nodiscard]] const std::string& why() const { return why_; }

private:
    std::string why_;
};

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
