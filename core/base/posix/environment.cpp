// SPDX-License-Identifier: MIT
#include "base/environment.h"

#include <cstdlib>

namespace muster {

std::optional<std::string> environment_variable(const char* name) {
    const char* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

void set_environment_variable(const char* name, const char* value) {
    if (value == nullptr)
        ::unsetenv(name);
    else
        ::setenv(name, value, 1);
}

} // namespace muster
