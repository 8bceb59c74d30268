// SPDX-License-Identifier: MIT
// "Men at ten times the normal strength": what each troop stands for, told as a multiple of what is usual.
#pragma once

#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string_view>

namespace muster {

// Takes such a multiple as the army's value that is called after it ("tenfold"); asks where the rule set has
// none of that name.
void take_told_multiple(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                        MailReading& mail);

} // namespace muster
