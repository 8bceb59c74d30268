// SPDX-License-Identifier: MIT
// Links that leave open whom they hold: one line of a unit says that it is linked and the others are silent,
// or a heading may be "not linked" with a slip in it.
#pragma once

#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

namespace muster {

void ask_of_links_of_some(MailReading& reading, const Vocabulary& vocabulary);

} // namespace muster
