// SPDX-License-Identifier: MIT
// Stands in for the file of this name where most of its libraries are not built.
#include "browse/detail/library_versions.h"

#include <fmt/format.h>

namespace muster {

std::vector<std::string> library_versions() {
    return {fmt::format("fmt {}.{}.{}", FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100)};
}

} // namespace muster
