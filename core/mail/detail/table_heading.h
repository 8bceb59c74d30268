// SPDX-License-Identifier: MIT
// What players write over the columns of a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class ColumnRole : std::uint8_t {
    name,
    count,
    each,  // the price of one
    sum,   // the price of all
    price, // one of the two
    trait,
    flag, // a mark such as "General"
    unit,
    body,
    body_trait, // of the body that the row stands in
    notes,
    officer,  // of the unit whose rank and file stand in the row
    words,    // of which the row is read like a line
    number,   // of the row
    computed, // what the rules work out of its troops
    cost      // to move them, which the rules work out
};

// In small letters, without the marks behind it.
[[nodiscard]] std::string heading_words(const std::string& heading);
[[nodiscard]] bool is_heading_of(const std::string& words, ColumnRole role);
[[nodiscard]] std::optional<ColumnRole> role_of_heading(const std::string& words);

// Every heading that has a role.
[[nodiscard]] std::vector<std::string_view> words_of_headings();

} // namespace muster
