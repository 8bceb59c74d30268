// SPDX-License-Identifier: MIT
#include "base/detail/environment.h"

#include <cstdlib>

namespace muster {

void set_environment_variable(const char* name, const char* value) {
    if (value == nullptr)
        ::unsetenv(name);
    else
        ::setenv(name, value, 1);
}

} // namespace muster
