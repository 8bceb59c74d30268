// SPDX-License-Identifier: MIT
#include "base/environment.h"

#include "base/utf8_path.h"

#include <cstdlib>

namespace muster {

// getenv() has lost the letters that the account's code page lacks.
std::optional<std::string> environment_variable(const char* name) {
    const wchar_t* const value = ::_wgetenv(path_of(name).c_str());
    return value == nullptr ? std::nullopt : std::optional<std::string>(path_text(value));
}

void set_environment_variable(const char* name, const char* value) {
    ::_putenv_s(name, value == nullptr ? "" : value); // an empty value removes it
}

} // namespace muster
