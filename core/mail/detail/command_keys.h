// SPDX-License-Identifier: MIT
// "[G] = the General is with this unit, [SC] = the sub-commander is with this unit": signs of the player's
// own for whoever is with a unit.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with "(General)" in place of the sign, and without the key. All stay as they are where a part of
// the key is not understood, or a sign stands where it may mean something else.
[[nodiscard]] std::vector<MailLine> with_keys_of_commanders_written_out(std::vector<MailLine> lines,
                                                                        const Vocabulary& vocabulary);

} // namespace muster
