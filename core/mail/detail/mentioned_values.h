// SPDX-License-Identifier: MIT
// Values of the army that a line names by the way: "My Romans for Sunday", "Carthage, 1,000 points",
// "Prussians 1757".
#pragma once

#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// The years, and the choices that an army must say, in the order of the text.
[[nodiscard]] std::vector<ValueOf> mentioned_values_in(const std::string& text, const Vocabulary& vocabulary);
// "Only the Greeks are regular" names no nation: whether the text names some of the troops by such a value,
// before it excepts any.
[[nodiscard]] bool opens_with_some(const std::string& text, const std::vector<SaidOfNamed>& said,
                                   const Vocabulary& vocabulary);
// Adds them to what the mail says of its army, in which what stands over the troops goes before what stands
// beneath; and a multiple of what each troop stands for.
void take_mentioned_values(const std::string& text, std::size_t line, const Vocabulary& vocabulary,
                           MailReading& mail);

} // namespace muster
