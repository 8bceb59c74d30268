// SPDX-License-Identifier: MIT
// PartialRepeat: a line of troops that leaves some of its values to a line above: "20 HI as above", "10 HC,
// C, otherwise as unit 1".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/line_reading.h"

#include <string_view>
#include <vector>

namespace muster {

// Whether the line counts troops without a class and refers to others of the draft: "Scouts: 2 vignettes, as
// the Green Bows but open order". `itemised`: it stood behind a bullet or a number and needs no count:
// "4. pikes, same again".
[[nodiscard]] bool refers_to_troops(std::string_view line, bool itemised, const ArmyDraft& draft,
                                    const Vocabulary& vocabulary);

// As readings_of, but where the line refers to troops of the draft, what it leaves unsaid is theirs. Troops
// of another class, or words that name no unit, raise a question.
[[nodiscard]] std::vector<LineReading> readings_after(std::string_view line, const ArmyDraft& draft,
                                                      const Vocabulary& vocabulary);

} // namespace muster
