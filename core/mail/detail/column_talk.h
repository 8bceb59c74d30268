// SPDX-License-Identifier: MIT
// Sentences that tell in which column of a list something stands.
#pragma once

#include "mail/detail/mail_token.h"

#include <cstddef>

namespace muster {

// "The unit commanders are in the last column but one, the price is in the total": what stands in which
// column, and nothing else. A column of counts or of values may be read in no other way than it says: of
// that it is false.
[[nodiscard]] bool tells_columns(const Tokens& sentence);

// "one" of "the last column but one", "2" of "the last but 2": a place that is counted from the end.
[[nodiscard]] bool counts_from_end(const Tokens& tokens, std::size_t at);

} // namespace muster
