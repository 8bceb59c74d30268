// SPDX-License-Identifier: MIT
// "1, 2 and 5 are the centre; 3 and 4 the right wing": in which parts of the army the units stand, by the
// numbers before their lines.
#pragma once

#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string_view>

namespace muster {

// Whether the text says that of two parts or more, and nothing else; the mail then holds it.
bool take_units_by_number(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                          MailReading& mail);

// Puts the units of a complete reading into the parts that such a text names. Where the numbers are not those
// of all units, each once, or the units stand in parts already, it is asked.
void put_units_by_number(MailReading& mail, const Vocabulary& vocabulary);

} // namespace muster
