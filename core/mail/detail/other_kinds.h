// SPDX-License-Identifier: MIT
// Words of a name that tell troops from others of the list: "ELE, the other elephants", "LIN, burghers
// without horses".
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>

namespace muster {

// "HIP, the other taxeis", "ELE, the other elephants", at "other": whether words of the name that ends at
// `end`, or the troops' own kind, stand behind it. Not "other elephants" of archers.
[[nodiscard]] bool names_others(const Phrases& phrases, std::size_t at, std::size_t end,
                                std::int32_t class_value, const Vocabulary& vocabulary);

// "without horses" of foot, at "without": whether the name ends with a kind of troops which these are none
// of, and nothing that such troops may have beside them.
[[nodiscard]] bool denies_other_kind(const Phrases& phrases, std::size_t at, std::size_t end,
                                     std::int32_t class_value, const Vocabulary& vocabulary);

// "gun" of azabs who have none in any case: whether the rules know none of the words from `begin` to `end`.
[[nodiscard]] bool are_unknown_words(const Phrases& phrases, std::size_t begin, std::size_t end,
                                     const Vocabulary& vocabulary);

} // namespace muster
