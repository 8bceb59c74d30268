// SPDX-License-Identifier: MIT
// "(r) is regular and (b) barbarian": signs of a player's own, told in one sentence.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with such sentences as "(r) = regular, (b) = barbarian".
[[nodiscard]] std::vector<MailLine> with_signs_defined(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
