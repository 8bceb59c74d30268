// SPDX-License-Identifier: MIT
// A class that is said of all troops: "All of mine are mounted regulars".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstdint>

namespace muster {

// The line with the class behind its count, "4 vignettes, mounted, in loose order", if it counts troops and
// says values of theirs but no class; another line as it is.
[[nodiscard]] MailLine with_class_of_all(MailLine line, std::int32_t class_value,
                                         const Vocabulary& vocabulary);

} // namespace muster
