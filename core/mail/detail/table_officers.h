// SPDX-License-Identifier: MIT
// The officers that a column of a table gives the units in its rows.
#pragma once

#include "mail/detail/mail_table.h"

#include <string>

namespace muster {

// "1 regular (10)" in a column headed "Unit commander".
void add_officer(const std::string& cell, const std::string& heading, const Vocabulary& vocabulary,
                 MailRow& row);
// "25" in a column headed "Commander" is what the unit's commander costs, where the rule set prices one.
[[nodiscard]] bool is_price_of_officer(const std::string& cell, const std::string& heading,
                                       const Vocabulary& vocabulary);

} // namespace muster
