// SPDX-License-Identifier: MIT
// How many the heading of a unit says there are: "Unit 1, Galadhrim, 3 vignettes" over what they are.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

// How many the heading counts: "3 vignettes", "20 figures", "4 x skirmishers".
[[nodiscard]] std::optional<std::int32_t> count_in_heading(std::string_view heading,
                                                           const Vocabulary& vocabulary);

// Gives the count of its heading to a unit whose only troop has none. Returns the lines of the headings that
// count otherwise than what stands beneath them, with a leader among the figures or without.
[[nodiscard]] std::vector<std::size_t> settle_counts(ArmyDraft& draft, const Vocabulary& vocabulary);

} // namespace muster
