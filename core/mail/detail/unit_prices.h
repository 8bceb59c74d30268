// SPDX-License-Identifier: MIT
// What a unit costs, told apart from what its troops are.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// "244 points.", "28 IP each = 56", "3 @ 15": what the troops before it cost, and nothing else.
[[nodiscard]] bool is_price_alone(const Tokens& tokens);
// "10 each = 200, commander 10.": the same with the unit's commander, where the rule set has prices.
[[nodiscard]] bool is_price_with_officer(const Tokens& tokens, const Vocabulary& vocabulary);

// The lines, with "20 @ 7 = 140, plus unit commander 10" joined to the line above, where that counts 20
// troops and says no price.
[[nodiscard]] std::vector<MailLine> with_prices_joined(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

// "20 LI @ 3 = 60; carried forward 300": a line, and the running total behind it.
struct CarriedForward {
    std::string line;
    std::int32_t total = 0;
};

// Nothing where the line has no such end, or no number before it.
[[nodiscard]] std::optional<CarriedForward> carried_forward_in(std::string_view line,
                                                               const Vocabulary& vocabulary);

} // namespace muster
