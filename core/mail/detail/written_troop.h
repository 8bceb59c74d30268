// SPDX-License-Identifier: MIT
// WrittenTroop: what one piece of a player's text, such as "4 x (HIM-III-RA)EIV Line infantry" or
// "20 HI pilum B reg @ 7 = 140", says of a troop. Internal to read_written_army().
#pragma once

#include "mail/detail/lexicon.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct WrittenTroop {
    // A value that common words gave, which may as well be a part of the name: "light" of light dragoons.
    struct Loose {
        ValueOf value;
        std::string words;
    };

    std::vector<ValueOf> values;
    std::vector<Loose> loose; // of values
    std::int32_t count = 1;
    bool counted = false;              // the text gives a count
    bool from_kind = false;            // a name such as "Spears", which may be said of a weapon too
    bool counted_last = false;         // … as a bare number at the end, which may be a price
    std::string name;                  // the words that mean nothing else, as they stand
    std::optional<std::int32_t> each;  // "@ 7"
    std::optional<std::int32_t> sum;   // "= 140"
    std::vector<std::string> guesses;  // what was read into it
    std::vector<std::string> problems; // codes that may mean several things, and what would be right

    [[nodiscard]] bool says(std::size_t trait) const;
};

// A piece without line ends, of at most a few hundred bytes. Says of no trait anything if it is no troop.
[[nodiscard]] WrittenTroop read_written_troop(std::string_view text, const Ruleset& ruleset,
                                              const Lexicon& lexicon);

} // namespace muster
