// SPDX-License-Identifier: MIT
// Troops that are "the same as" a unit above: the class that its line says, put into theirs.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Beneath "Unit A: 4 x spears - foot, close order, …" the line "Unit B: 2 x guards - the same as Unit A, but
// morale V" as "Unit B: 2 x guards - foot, the same as Unit A, but morale V".
[[nodiscard]] std::vector<MailLine> with_class_of_reference(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
