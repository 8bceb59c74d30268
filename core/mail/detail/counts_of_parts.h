// SPDX-License-Identifier: MIT
// "3 on the left, 4 in the centre, 5 on the right": how many stand in each part of an army, told behind it.
#pragma once

#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string_view>

namespace muster {

// Whether the text counts parts of the army that stand above it, and nothing else. Each count, and the sum of
// all parts, has to come out.
[[nodiscard]] bool take_counts_of_parts(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                                        MailReading& mail);

} // namespace muster
