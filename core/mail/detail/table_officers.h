// SPDX-License-Identifier: MIT
// The officers that a column of a table gives the units in its rows.
#pragma once

#include "mail/detail/mail_table.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// "1 regular (10)" in a column headed "Unit commander".
void add_officer(const std::string& cell, const std::string& heading, const Vocabulary& vocabulary,
                 MailRow& row);
// "25" in a column headed "Commander" is what the unit's commander costs, where the rule set prices one.
[[nodiscard]] bool is_price_of_officer(const std::string& cell, const std::string& heading,
                                       const Vocabulary& vocabulary);
// Whether a column says of each row whether its unit has a commander: "10" in some of them and nothing in
// others. `of_officers`: its heading names an officer.
[[nodiscard]] bool tells_who_has_officer(const std::vector<std::vector<std::string>>& rows,
                                         std::size_t column, const std::string& heading, bool of_officers,
                                         const Vocabulary& vocabulary);
// "", "-", "none": the cell of such a column in the row of a unit without one.
[[nodiscard]] bool says_no_officer(const std::vector<std::string>& row, std::size_t column);

} // namespace muster
