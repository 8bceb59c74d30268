// SPDX-License-Identifier: MIT
// The hands in which players write an army down: each a row of a table. The words are this file's own, so
// that the reader is not tested with its own tables.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

struct Hand {
    enum class Count : std::uint8_t { times, bare, tight, behind, word, vignettes };
    enum class Troop : std::uint8_t { code, spaced, slashes, words };
    enum class Layout : std::uint8_t {
        lines,
        bullets,
        numbered,
        quoted,
        bbcode,
        html,
        markdown,
        tabs,
        semicolons,
        commas,
        columns,
        one_line
    };
    std::string_view name;
    Count count = Count::times;
    Troop troop = Troop::code;
    Layout layout = Layout::lines;
    bool names = false;  // of the troops, behind the notation
    bool total = false;  // a sum beneath
    bool german = false; // greeting, headings and sums
    bool letter = false; // headers, a greeting and a signature
};

[[nodiscard]] const std::vector<Hand>& players_hands();

// The army's troops, each with its traits that are not as usual. Only traits that the hand can write may
// differ from their defaults.
[[nodiscard]] std::string written(const Army& army, const Ruleset& ruleset, const Hand& hand);

// An army of the rule set with some troops of random traits that every hand can write.
[[nodiscard]] Army army_to_write(const Ruleset& ruleset, std::uint32_t seed);

} // namespace muster::tests
