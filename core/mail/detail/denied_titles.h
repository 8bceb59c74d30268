// SPDX-License-Identifier: MIT
// "two ELE without a king" beside "one ELE carrying King Porus, the General".
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "without a king", "(no prince on these)" as "without a general".
[[nodiscard]] std::string with_titles_denied(std::string line, const Vocabulary& vocabulary);

} // namespace muster
