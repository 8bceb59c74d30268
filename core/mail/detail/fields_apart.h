// SPDX-License-Identifier: MIT
// Several fields of a filled form in one line: "Physique: average   Size: average", "Morale: IV, Proficiency:
// skilled".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with such a line as one for each field, where it stands in the form of one unit and a form has
// each of the fields.
[[nodiscard]] std::vector<MailLine> with_fields_apart(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary);

} // namespace muster
