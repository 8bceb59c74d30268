// SPDX-License-Identifier: MIT
// "12 HC @ 12 = 144, led by the C-in-C himself" and "Antiochus, C-in-C = 100": one man in two lines.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace muster {

// "The C-in-C commands no unit.", "There is a C-in-C." in a list that has him in a line of his own: he is not
// counted again.
struct LoneLeader {
    std::size_t line = 0;
    std::int32_t rank = 0; // a value of the class
    bool paid = false;     // the sentence says what he costs
};

// Puts the leader who is paid for in a line of his own into the unit that he is said to lead. Returns the
// lines of leaders who lead others where the list has another of their class and nothing shows that he is the
// same.
// So of a sentence that pays for one: "There is a sub-general at 50 points."
[[nodiscard]] std::vector<std::size_t> settle_leaders_told_twice(ArmyDraft& draft,
                                                                 const Vocabulary& vocabulary,
                                                                 const std::vector<LoneLeader>& told);

// Returns the lines of those whom the list does not have.
[[nodiscard]] std::vector<std::size_t> drop_lone_leaders(ArmyDraft& draft, const Vocabulary& vocabulary,
                                                         const std::vector<LoneLeader>& told);

} // namespace muster
