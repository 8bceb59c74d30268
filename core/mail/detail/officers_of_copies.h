// SPDX-License-Identifier: MIT
// "3 x 20 MI, 3 unit commanders": several units alike in one line, and an
// officer for each of them.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/vocabulary.h"

namespace muster {

// As many officers as units are one in each. Of another number than one nobody
// can tell whose they are, and it becomes a question.
void share_officers_of_copies(LineReading& reading, const Vocabulary& vocabulary);

} // namespace muster
