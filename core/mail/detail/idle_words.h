// SPDX-License-Identifier: MIT
// Words that say nothing in a line, and some that say in their own way what others say in the usual one.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "No orders written" as "No orders", "leading 12 LC" beneath the leader's line as "+ 12 LC", "My whole army
// counts as regular" as "All count as regular", and "as always" as nothing.
[[nodiscard]] std::string without_idle_words(std::string line, const Vocabulary& vocabulary);

} // namespace muster
