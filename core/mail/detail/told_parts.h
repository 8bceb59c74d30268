// SPDX-License-Identifier: MIT
// "The left wing is Andalusian and all informal: two vignettes …": what a part of the army is, said in a
// sentence that heads its troops.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

namespace muster {

// As "The left wing (Andalusian, all informal): two vignettes …".
void put_told_of_part_in_brackets(MailLine& line, const Vocabulary& vocabulary);

} // namespace muster
