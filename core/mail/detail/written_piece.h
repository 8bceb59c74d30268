// SPDX-License-Identifier: MIT
// The pieces of a line that each are a troop: "1x3Kn (Gen), 2xCv, 4x4Bd". Internal to read_written_army().
#pragma once

#include "mail/detail/written_troop.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct WrittenPiece {
    std::string text;
    bool joined = false; // to the unit of the piece before: "+ unit commander"
};

// Between commas and semicolons, if each piece begins with a count; and before "+ unit commander".
[[nodiscard]] std::vector<WrittenPiece> pieces_of(std::string_view line, const Ruleset& ruleset,
                                                  const Lexicon& lexicon);

// Whether it says what the troop is at all: the first trait of the rule set's troops, such as the class.
[[nodiscard]] bool says_essence(const WrittenTroop& troop, const Ruleset& ruleset);
// `surely`: not by a guess.
[[nodiscard]] bool says_essence(std::string_view text, bool surely, const Ruleset& ruleset,
                                const Lexicon& lexicon);

} // namespace muster
