// SPDX-License-Identifier: MIT
// What players say around a statement, brought to the form that its readers know: conclusions, excuses, who
// is counted in a sum, what stands on the table.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "12 vignettes, regular army, hence 6 AP." as "12 vignettes, regular army, 6 AP."; "Romans of 1420, RA
// except the last line" as "…, all RA except the last line"; "the mounted ones" as "the mounted"; "Only the
// Templars have 3 bases, I had painted so many" without the excuse.
[[nodiscard]] std::string with_remarks_plain(std::string line, const Vocabulary& vocabulary);

// "Points with the C-in-C: 981" as "Total 981".
[[nodiscard]] std::string with_leader_in_sum(std::string line, const Vocabulary& vocabulary);

} // namespace muster
