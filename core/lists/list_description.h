// SPDX-License-Identifier: MIT
// An army list in words, line by line: what it is, what the army must be, the entries with their amounts and
// variants, options, allies, limits and sources.
#pragma once

#include "lists/list_in_force.h"
#include "lists/list_reader.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

enum class ListLineKind : std::uint8_t {
    title,   // with the rule set, years and region as `more`
    text,    // a paragraph
    heading, // of the lines below it
    entry,   // with how many of it as `amount`, its id and years as `more`
    detail,  // about the entry above
};

struct ListLine {
    ListLineKind kind = ListLineKind::text;
    std::string words;
    std::string more;
    std::string amount;
};

// With `enemies` it says who fought them.
[[nodiscard]] std::vector<ListLine> describe_list(const Ruleset& ruleset, const ListInForce& in_force,
                                                  const std::vector<ListHeading>& enemies = {});

// A new troop of this choice as players write it, in the rule set's notation.
[[nodiscard]] std::string first_notation(const TroopChoice& choice, const Ruleset& ruleset);
// Of a troop with these values.
[[nodiscard]] std::string notation_of_values(const TraitValues& values, const Ruleset& ruleset);

// "2–4", "0–6", "1 or more", "any number"
[[nodiscard]] std::string amount_words(const Amount& amount);

} // namespace muster
