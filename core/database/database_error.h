// SPDX-License-Identifier: MIT
// The exceptions of SQLite as DatabaseErrors.
#pragma once

#include "database/database_trouble.h"

#include <SQLiteCpp/Exception.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

namespace muster {

// What is wrong with a row, by a reader that does not know the file; translated() adds its name.
class DamagedRow : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct DatabaseKind;

// An error of SQLite as a DatabaseError about this file of the kind.
[[nodiscard]] DatabaseError database_error(const std::filesystem::path& file, const SQLite::Exception& error,
                                           const DatabaseKind& kind);

// Whether the error means that the file is damaged, not just that it cannot be read or written now.
[[nodiscard]] bool is_damage(const SQLite::Exception& error);

[[nodiscard]] DatabaseError database_error(const std::filesystem::path& file, const DamagedRow& row);

// The result of `work`, with SQLite's exceptions and damaged rows as DatabaseErrors.
template <class Work>
auto translated(const std::filesystem::path& file, const DatabaseKind& kind, Work&& work)
    -> decltype(std::forward<Work>(work)()) {
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& error) {
        throw database_error(file, error, kind);
    } catch (const DamagedRow& row) {
        throw database_error(file, row);
    }
}

} // namespace muster
