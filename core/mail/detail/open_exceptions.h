// SPDX-License-Identifier: MIT
// What a list leaves open of the troops that it excepts from a statement about all.
#pragma once

#include "mail/detail/mail_reader.h"

#include <vector>

namespace muster {

// "All RA except the helots": the helots have to say what they are, all of them; where nobody is called so,
// those who say so themselves are meant. The values of named troops must have been put into the draft.
[[nodiscard]] std::vector<LineQuestion> open_exceptions(const MailReading& mail,
                                                        const Vocabulary& vocabulary);

} // namespace muster
