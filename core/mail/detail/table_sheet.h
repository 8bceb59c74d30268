// SPDX-License-Identifier: MIT
// The way back from the table of an army that Muster wrote for a spreadsheet (sheet/army_table.h).
#pragma once

#include "mail/written_army.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string_view>

namespace muster {

// Nothing if the text holds no such table. Throws InputError with the place of what is no value of its
// column, of a table of another rule set, and of one of several armies.
[[nodiscard]] std::optional<WrittenArmy> read_table_sheet(std::string_view text, const Ruleset& ruleset);

} // namespace muster
