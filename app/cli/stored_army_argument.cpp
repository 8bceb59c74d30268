// SPDX-License-Identifier: MIT
#include "stored_army_argument.h"

#include "base/text.h"
#include "call_context.h"
#include "library/library.h"
#include "library_option.h"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

bool is_stored_army(std::string_view name) {
    return name.starts_with('@');
}

std::string stored_army_text(const std::string& name, const std::string& library_option) {
    const std::vector<std::string_view> parts = parts_of(std::string_view(name).substr(1), '.');
    const std::optional<std::int32_t> army = whole_number(parts[0]);
    const std::optional<std::int32_t> revision = parts.size() == 2 ? whole_number(parts[1]) : std::nullopt;
    if (!army || parts.size() > 2 || (parts.size() == 2 && !revision))
        throw CallError(
            fmt::format("{} does not name an army of the library; write @ARMY or @ARMY.REVISION", name));
    const Library library(existing_library_file(library_option));
    return revision ? library.text(*army, *revision) : library.text(*army);
}

} // namespace muster
