// SPDX-License-Identifier: MIT
// "I've written every troop type as class/order/army/weapon/missile": rows of values between slashes, whose
// order is told.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with such rows spelled out, "Saurians x4: foot, close, regular, spear, missile none"; without the
// sentence that tells their order. Only where every value of every row is one of its field.
[[nodiscard]] std::vector<MailLine> with_fields_spelled_out(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
