// SPDX-License-Identifier: MIT
// How well an army agrees with an army list, whichever it was made for.
#pragma once

#include "lists/lists.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// The army as one of this list: what names entries of another list does so no more.
[[nodiscard]] Army with_list_of(Army army, const std::string& list);

// A new army of this list: as it is, but with what the list says of the whole army, such as its nation.
[[nodiscard]] Army army_of_list(Army army, const ArmyList& list, const Ruleset& ruleset);

// The errors that the list's own rules find in the army. An army of another list is looked at as if it named
// no entries. Throws InputError if the list cannot be read.
[[nodiscard]] std::size_t errors_by_list(const Army& army, const Rulesets& rulesets, const std::string& list);
// The same under a rule set with its list in force, in their own words. An army of another list, of which
// this may be a copy, is looked at with the entries that it names and without, and the better taken.
[[nodiscard]] std::vector<std::string> complaints_of_list(const Army& army, const Ruleset& in_force);

struct ListFit {
    ListHeading list;
    std::size_t errors = 0; // 0: it fits
};
// All lists of the army's rule set, those first that agree with it best, then by title. Those that cannot be
// read are left out, and told in `problems` if that is given.
[[nodiscard]] std::vector<ListFit> lists_for(const Army& army, const Rulesets& rulesets,
                                             std::vector<InputError>* problems = nullptr);

} // namespace muster
