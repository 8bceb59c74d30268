// SPDX-License-Identifier: MIT
// "AP cost 20", "it costs 20 AP to activate", "breaks at 4": a figure of the army that the list calls by its
// name.
#pragma once

#include "mail/detail/mail_token.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <optional>
#include <string>

namespace muster {

struct NamedFigure {
    std::size_t number = 0; // among the army level's numbers
    std::size_t begin = 0;  // of the tokens that say it
    std::size_t end = 0;
    std::string name; // as the rule set calls it: "AP cost"
};

// What it costs to move the army, among the army level's numbers, where troops have no price.
[[nodiscard]] std::optional<std::size_t> cost_of_moving(const Ruleset& ruleset);

// What a list calls that number: "AP cost"; "" where the rule set has none.
[[nodiscard]] std::string name_of_cost(const Ruleset& ruleset);

// Whether the number at `at` is such a figure; not where one vignette's is told ("4 AP each").
[[nodiscard]] std::optional<NamedFigure> figure_named(const Tokens& tokens, std::size_t at,
                                                      const Ruleset& ruleset);

// "40 bases" where one vignette has at most six: whether the number may be what one of the troops has, where
// a trait of theirs is called as the number of the army at `index`.
[[nodiscard]] bool may_be_of_one_troop(std::int32_t value, std::size_t index, const Ruleset& ruleset);

// "a 250 IP game": whether the word at `at` says that a size was agreed, and is no sum.
[[nodiscard]] bool names_game(const Tokens& tokens, std::size_t at);

// "Seleucids at 1,500 points": whether the price is at least half of what is usually agreed for an army, so
// that no troop has it. Never where no price is agreed.
[[nodiscard]] bool is_worth_an_army(std::int32_t price, const Ruleset& ruleset);

} // namespace muster
