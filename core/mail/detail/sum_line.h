// SPDX-License-Identifier: MIT
// Lines that add the list up in figures: "8 in the centre + 4 off = 12", "Left 5, centre 13, right 6: 24",
// "9 in front, 3 behind", "12 together".
#pragma once

#include "mail/detail/mail_token.h"

#include <cstdint>
#include <optional>

namespace muster {

// The total that the line comes to; nothing where the line is no such sum. The caller has to know that no
// code of troops stands in it.
[[nodiscard]] std::optional<std::int32_t> total_of_sum_line(const Tokens& tokens);

} // namespace muster
