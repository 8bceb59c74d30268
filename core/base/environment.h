// SPDX-License-Identifier: MIT
// The environment variables of this program, for itself and for those that it starts.
#pragma once

#include <optional>
#include <string>

namespace muster {

// As UTF-8; nothing if there is no such variable.
[[nodiscard]] std::optional<std::string> environment_variable(const char* name);

// Not thread-safe. A null value removes the variable.
void set_environment_variable(const char* name, const char* value);

} // namespace muster
