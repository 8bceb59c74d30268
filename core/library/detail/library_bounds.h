// SPDX-License-Identifier: MIT
// The bounds of one table of a library, which may come from a stranger.
#pragma once

#include "base/limits.h"
#include "database/bounded_rows.h"

#include <cstddef>
#include <string_view>

namespace muster {

[[nodiscard]] constexpr TableBounds library_table(std::string_view table,
                                                  std::size_t rows = most_library_rows) {
    return {table, rows, static_cast<int>(largest_library_cell), largest_library_table};
}

} // namespace muster
