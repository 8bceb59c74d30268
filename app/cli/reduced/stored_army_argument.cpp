// SPDX-License-Identifier: MIT
// Stands in for the file of this name where SQLite is not built.
#include "stored_army_argument.h"

#include "call_context.h"

#include <fmt/format.h>

namespace muster {

bool is_stored_army(std::string_view name) {
    return name.starts_with('@');
}

std::string stored_army_text(const std::string& name, const std::string& /*library_file*/) {
    throw CallError(fmt::format("{}: this build of Muster has no library; name the army's file", name));
}

} // namespace muster
