// SPDX-License-Identifier: MIT
// "u/c = unit commander (10)": a sign of the player's own for the commander of a unit, and what he costs.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with "unit commander 10" in place of the sign, and "A unit commander costs 10" where it was told.
[[nodiscard]] std::vector<MailLine> with_officer_signs_written_out(std::vector<MailLine> lines,
                                                                   const Vocabulary& vocabulary);

} // namespace muster
