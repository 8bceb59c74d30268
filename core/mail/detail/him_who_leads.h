// SPDX-License-Identifier: MIT
// "16 heavy infantry (he leads them, so no unit commander)" beneath the line of a general: who is meant.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <vector>

namespace muster {

// The lines with "led by the C-in-C" in place of such a clause, where the line right above is of a general or
// no more than one stands above at all. "C-in-C, leads this unit, 100" between the heading of a unit and its
// only troops is "C-in-C, 100, leading".
[[nodiscard]] std::vector<MailLine> with_him_who_leads_named(std::vector<MailLine> lines,
                                                             const Vocabulary& vocabulary);

// "(he leads them)" among what is said of troops without a leader: nothing shows who he is. "" if there is
// none.
[[nodiscard]] std::string leader_left_open(const Phrases& phrases, const std::vector<Piece>& pieces,
                                           const Vocabulary& vocabulary);

} // namespace muster
