// SPDX-License-Identifier: MIT
// The environment variables of this program, for itself and for those that it starts.
#pragma once

namespace muster {

// Not thread-safe. A null value removes the variable.
void set_environment_variable(const char* name, const char* value);

} // namespace muster
