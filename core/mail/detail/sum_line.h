// SPDX-License-Identifier: MIT
// Lines that add the list up in figures: "8 in the centre + 4 off = 12", "Left 5, centre 13, right 6: 24",
// "9 in front, 3 behind", "12 together".
#pragma once

#include "mail/detail/mail_token.h"
#include "mail/detail/phrases.h"
#include "mail/detail/statement.h"

#include <cstdint>
#include <optional>

namespace muster {

// The total that the line comes to; nothing where the line is no such sum. The caller has to know that no
// code of troops stands in it.
[[nodiscard]] std::optional<Claim> claim_of_sum_line(const Tokens& tokens);

// "Twelve, by my beard.", "Twelve of them, then": a number that nothing is counted by, in a line whose words
// mean nothing else. Nothing if there is none.
[[nodiscard]] std::optional<std::int32_t> total_told_in(const Phrases& phrases);

// "Tot. 12 with the guns (9 bases)": a sum, and no class but one that its words are guessed to mean.
[[nodiscard]] bool begins_with_total(const Phrases& phrases);

} // namespace muster
