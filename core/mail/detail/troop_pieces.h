// SPDX-License-Identifier: MIT
// Pieces: where one troop of a line ends and the next begins: "2 x (HIW-IV-IF) Boii + 1 x (LIN-III-RA)
// Massilians", "20 HI pilum, officer 10".
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"

#include <optional>
#include <vector>

namespace muster {

// A stretch of tokens that holds one troop.
struct Piece {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::int32_t class_value = 0;
    ClassWord surely = ClassWord::none;
};

[[nodiscard]] std::vector<Piece> pieces_of(const Phrases& phrases, const Vocabulary& vocabulary);

// Whether the piece belongs to the unit of the troop before it: "+ 2 x …", "leading 10 heavy cavalry".
[[nodiscard]] bool joins_troop_before(const Phrases& phrases, const Piece& piece);
// The class that the item says, and how surely; nothing if none.
[[nodiscard]] std::optional<std::pair<std::int32_t, ClassWord>> class_said(const PhraseItem& item,
                                                                           const Vocabulary& vocabulary);

// "Royal chariots: 6 Assyrian chariots": whether the words of a class, which nothing counts, stand again in
// those of a closer class that says who they are.
[[nodiscard]] bool is_told_closer(const Phrases& phrases, const PhraseItem& item,
                                  const Vocabulary& vocabulary);

// Whether some word of the text says a class of leaders.
[[nodiscard]] bool names_leader(std::string_view text, const Vocabulary& vocabulary);

// What the commander of a unit is; nullptr where the rule set has none.
[[nodiscard]] const Meaning* unit_commander(const Vocabulary& vocabulary);

} // namespace muster
