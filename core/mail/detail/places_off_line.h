// SPDX-License-Identifier: MIT
// "In front of it, centre", "Dahinter, links" in lines of their own: where the troops beneath stand, seen
// from the main battle line.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Beneath a heading such as "Off the main line" they say nothing that it does not say: the lines as headings.
[[nodiscard]] std::vector<MailLine> with_places_off_line_as_headings(std::vector<MailLine> lines,
                                                                     const Vocabulary& vocabulary);

// Elsewhere the troops may be off the main line or support those above: asks about each.
void ask_of_places(MailReading& reading, const std::vector<MailLine>& lines, const Vocabulary& vocabulary);

} // namespace muster
