// SPDX-License-Identifier: MIT
// Beasts without weapons, told with what they fight with instead.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <vector>

namespace muster {

// "No weapons but its tusks", "unarmed except for their teeth", "nothing but claws" as "no weapon".
[[nodiscard]] std::string without_natural_arms(std::string text, const Vocabulary& vocabulary);

[[nodiscard]] std::vector<MailLine> with_natural_arms_as_none(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
