// SPDX-License-Identifier: MIT
// The columns of the table of an army that spreadsheets read (sheet/army_table.h), and its way back.
#pragma once

#include "ruleset/trait.h"

#include <string>
#include <vector>

namespace muster {

// Names of the army, the parts and the troop, and how many; at the end what they are called in short and
// where they stand.
[[nodiscard]] const std::vector<std::string>& first_table_columns();
[[nodiscard]] const std::vector<std::string>& last_table_columns();

// "class", "body.rating"; "troop.army", since "army" is the army's name.
[[nodiscard]] std::string table_column(const Trait& trait);
// Whether the name heads one of the first or last columns.
[[nodiscard]] bool is_table_column(const std::string& name);

} // namespace muster
