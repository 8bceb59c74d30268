// SPDX-License-Identifier: MIT
#include "army/spreadsheet_columns.h"

#include <algorithm>

namespace muster {

const std::vector<std::string>& first_table_columns() {
    static const std::vector<std::string> columns{"army", "body", "unit", "name", "count"};
    return columns;
}

const std::vector<std::string>& last_table_columns() {
    static const std::vector<std::string> columns{"notation", "ruleset", "place", "fingerprint"};
    return columns;
}

bool is_table_column(const std::string& name) {
    const auto holds = [&](const std::vector<std::string>& names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    return holds(first_table_columns()) || holds(last_table_columns());
}

std::string table_column(const Trait& trait) {
    const bool own = trait.level == Level::troop && !is_table_column(trait.id);
    return own ? trait.id : std::string(level_name(trait.level)) + '.' + trait.id;
}

} // namespace muster
