// SPDX-License-Identifier: MIT
// Lines of troops as fields between slashes or semicolons, whose order the mail explains.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Beneath "Read it as: figures / type / class / weapon / points each" the line "Nobles = 15 / HC / B / lance
// / 13" as "Nobles: 15 HC, class B, lance, @ 13", and beneath "number x name: type / class = points each" the
// line "15 x Nobles: HC / B = 13" as "15 x Nobles: HC, class B, @ 13". The explanation is left out. Nothing
// changes where no line has as many fields.
[[nodiscard]] std::vector<MailLine> with_fields_named(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary);

} // namespace muster
