// SPDX-License-Identifier: MIT
// Sentences that say how many of the troops have a value: "12 vignettes, of which 3 Off and 9 MBL", "Sum of
// the army: 12 (10 RA, 2 IR)", "By class: HIB 7, HIN 4, together 11".
#pragma once

#include "check/report.h"
#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Takes such a line beneath troops, with the sum that it says beside them. False if it says anything else.
bool put_counted_values(const MailLine& line, const Vocabulary& vocabulary, MailReading& mail);

// "declared 3 Off the main line, computed 2" for each that does not come out.
[[nodiscard]] std::vector<LineQuestion> wrong_counts_of_values(const std::vector<CountedValue>& counted,
                                                               const Ruleset& ruleset, const Army& army,
                                                               const Report& report);

} // namespace muster
