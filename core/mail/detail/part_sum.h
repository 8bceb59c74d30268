// SPDX-License-Identifier: MIT
// "Vanguard 106", "Army 250" beneath troops: the sum of a part that was read already, or of all.
#pragma once

#include "mail/detail/mail_reader.h"

#include <string>
#include <string_view>

namespace muster {

// "vanguard" of "Vanguard: 106 points", in small letters; nothing of another line.
[[nodiscard]] std::string part_summed_up(std::string_view line, const Vocabulary& vocabulary);

// "Army 12"
[[nodiscard]] bool sums_up_army(std::string_view line, const Vocabulary& vocabulary);

// Declares what the line says of a part whose name it repeats, or of the army. False if it is no such line.
bool put_sum_of_part(const MailLine& line, const Vocabulary& vocabulary, MailReading& mail);

} // namespace muster
