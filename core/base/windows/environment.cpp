// SPDX-License-Identifier: MIT
#include "base/detail/environment.h"

#include <cstdlib>

namespace muster {

void set_environment_variable(const char* name, const char* value) {
    ::_putenv_s(name, value == nullptr ? "" : value); // an empty value removes it
}

} // namespace muster
