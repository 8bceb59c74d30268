// SPDX-License-Identifier: MIT
// What a code may mean that the rule set does not know, such as LIM or RE: the values near it, and words that
// say what would be right. Internal to read_written_army().
#pragma once

#include "mail/detail/written_troop.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The trait of a troop that stands at `place` in the rule set's notation of so many hyphened parts, such as
// {class}-{integrity}-{army}; its index among the rule set's traits.
[[nodiscard]] std::optional<std::size_t> trait_in_code(const Ruleset& ruleset, std::size_t parts,
                                                       std::size_t place);
// The values of the trait that the word may be mistyped for, as it is written in short.
[[nodiscard]] std::vector<std::int32_t> values_near(const Trait& trait, std::string_view word);
// "LIM is no Class of Into Glory Ride; did you mean LIN or HIM?"
[[nodiscard]] std::string no_value_of(const Trait& trait, std::string_view word, const Ruleset& ruleset);
// Why a piece of text is no troop, and what would make it one.
[[nodiscard]] std::string why_no_troop(const WrittenTroop& written, const Ruleset& ruleset);

} // namespace muster
