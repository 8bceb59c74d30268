// SPDX-License-Identifier: MIT
// "Vanguard 106", "Army 250" beneath troops: the sum of a part that was read already, or of all.
#pragma once

#include "mail/detail/mail_reader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

// "Vanguard: 106 points"
struct PartSum {
    std::string name; // in small letters
    std::int32_t value = 0;

    [[nodiscard]] bool is_of_army() const; // "Army 250"
};

// Nothing if the line is not a name with a number behind it.
[[nodiscard]] std::optional<PartSum> part_sum_in(std::string_view line, const Vocabulary& vocabulary);

// Declares what the line says of parts whose names it repeats, or of the army. False if it is no such line.
bool put_sum_of_part(const MailLine& line, const Vocabulary& vocabulary, MailReading& mail);

} // namespace muster
