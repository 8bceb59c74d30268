// SPDX-License-Identifier: MIT
// Named settings that a library stores beside its armies, such as its mirror folder. They belong to this
// machine: an export leaves them out. All throw LibraryError.
#pragma once

#include "library/library.h"

#include <optional>
#include <string>

namespace muster {

// Nothing if it is not stored.
[[nodiscard]] std::optional<std::string> library_setting(const Library& library, const std::string& name);
// Nothing removes it.
void set_library_setting(Library& library, const std::string& name, const std::optional<std::string>& value);

} // namespace muster
