// SPDX-License-Identifier: MIT
// Leaders of whom a line or sentence of their own says that they lead the troops above it.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>

namespace muster {

// "Led in person by the sub-general (50), so no unit commander.", "A sub-general, 50, is at their head" as
// "led by sub-general, 50"; any other line as it is.
[[nodiscard]] std::string with_pointing_leader(std::string line, const Vocabulary& vocabulary);

// "led by …", which tells whose leader he is.
[[nodiscard]] bool points_at_those_above(std::string_view text);

// "so", "rides": no name of a leader, but a rest of a sentence that was not understood.
[[nodiscard]] bool is_rest_of_leading(std::string_view name);

} // namespace muster
