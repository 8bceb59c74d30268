// SPDX-License-Identifier: MIT
// Talk that tells only what is so in the army as it was read: "They are all RA", "which makes
// twelve, all of them informal".
#pragma once

#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <string_view>
#include <vector>

namespace muster {

// Whether every value and every number of the text is true of those whom it is said of, and no word of it may
// deny or change anything: an exception is of troops that it names, and they differ from what was said.
[[nodiscard]] bool is_true_talk(std::string_view text, const Army& army, const Vocabulary& vocabulary);

// The questions about words of the mail, without those about such talk and those that a total may settle.
[[nodiscard]] std::vector<LineQuestion> questions_of_words(const MailReading& mail, const Army& army,
                                                           const Vocabulary& vocabulary);

} // namespace muster
