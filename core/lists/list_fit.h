// SPDX-License-Identifier: MIT
// How well an army fits an army list, whichever list it was made for.
#pragma once

#include "lists/lists.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// The army under this list. If it was under another one, its troops no longer name entries.
[[nodiscard]] Army with_list_of(Army army, const std::string& list);

// A new army under this list, with the values that the list sets for the whole army, such as its nation.
[[nodiscard]] Army army_of_list(Army army, const ArmyList& list, const Ruleset& ruleset);

// How many errors the list's own rules find in the army. An army of another list is checked as if its troops
// named no entries. Throws InputError if the list cannot be read.
[[nodiscard]] std::size_t count_list_errors(const Army& army, const Rulesets& rulesets,
                                            const std::string& list);
// The messages of these errors, by a rule set with its list in force. An army of another list is checked with
// the entries that its troops name, because the list may be a copy of the other one, and without them; the
// result with fewer errors counts.
[[nodiscard]] std::vector<std::string> list_errors_in(const Army& army, const Ruleset& in_force);

struct ListFit {
    ListHeading list;
    std::size_t errors = 0; // 0: it fits
};
struct ListFits {
    std::vector<ListFit> lists;           // by the number of errors, then by title
    std::vector<ListHeading> not_weighed; // by id: for those there was no effort left
};
// All lists of the army's rule set. Lists that cannot be read are left out and added to `problems` if that is
// given. Those that come with Muster are weighed first; how many are weighed depends on the army and the
// lists alone, not on the machine.
[[nodiscard]] ListFits lists_for(const Army& army, const Rulesets& rulesets,
                                 std::vector<InputError>* problems = nullptr);

} // namespace muster
