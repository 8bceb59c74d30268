// SPDX-License-Identifier: MIT
// The condition under which a value holds for whoever has no other: "if not mentioned", "by default".
#pragma once

#include "mail/detail/mail_token.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace muster {

struct DefaultCondition {
    std::vector<bool> tokens;  // which of all belong to it
    std::uint64_t classes = 0; // "if not specified and not mounted": of those alone; 0: of all
    bool half = false;         // it says that nothing is told, and something more that is not understood
};

// Of the sentence from `begin` to `end`. No token belongs to it where a condition may mean something else:
// "if marked", "if not Dwarves".
[[nodiscard]] DefaultCondition default_condition_in(const Tokens& tokens, std::size_t begin, std::size_t end,
                                                    const Vocabulary& vocabulary);

} // namespace muster
