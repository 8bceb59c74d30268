// SPDX-License-Identifier: MIT
// CombatReads: what the fights of a rule set read of a troop. Troops that are the same in all of it fight
// alike.
#pragma once

#include "ruleset/ruleset.h"

#include <cstddef>
#include <set>
#include <vector>

namespace muster {

class CombatReads {
public:
    explicit CombatReads(const Ruleset& ruleset);

    // Those that a fight asks for, and those on which a figure rests that it looks up; in the rule set's
    // order, by their indices among its traits.
    [[nodiscard]] const std::vector<std::size_t>& traits() const { return traits_; }
    // Such figures, among the numbers of a troop.
    [[nodiscard]] const std::set<std::size_t>& numbers() const { return numbers_; }

private:
    std::vector<std::size_t> traits_;
    std::set<std::size_t> numbers_;
};

// The numbers of a troop that one kind of fight looks up.
[[nodiscard]] std::set<std::size_t> numbers_read(const CombatMode& mode);

} // namespace muster
