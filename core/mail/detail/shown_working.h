// SPDX-License-Identifier: MIT
// Prices that a line works out term by term, and sentences that count what each troop costs.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <vector>

namespace muster {

// "…, no shield: 16 + 8 + 3 = 27, x 4 = 108 IP" as "…, no shield, 27 each = 108 IP", where both come out.
[[nodiscard]] std::string with_working_summed(std::string line, const Vocabulary& vocabulary);

// "Then I take 6 elephants at 25 with a unit commander for 25, that's 175, and a second unit of 4 more …" as
// "6 elephants at 25 with a unit commander for 25 = 175. 4 …".
[[nodiscard]] std::string with_takings_apart(std::string line, const Vocabulary& vocabulary);

// "3 at 39 = 117" as "3 x 39 = 117", where it comes out.
[[nodiscard]] std::string with_product_signed(std::string line, const Vocabulary& vocabulary);

// All of them, of every line of text.
[[nodiscard]] std::vector<MailLine> with_plain_prices(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary);

} // namespace muster
