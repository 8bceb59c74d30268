// SPDX-License-Identifier: MIT
#include "library/library_error.h"

#include "library/detail/schema.h"

namespace muster {

LibraryError library_error(const std::filesystem::path& file, const SQLite::Exception& error) {
    return database_error(file, error, library_kind());
}

} // namespace muster
