// SPDX-License-Identifier: MIT
// ContenderKind: what troops must have alike for one of them to stand for all: how they are written, how many
// figures fight, and all that a fight reads of them.
#pragma once

#include "odds/combat_reads.h"
#include "odds/contenders.h"

#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace muster {

struct ContenderKind {
    std::string notation;
    std::int32_t figures = 0;
    std::vector<std::int32_t> traits;
    std::vector<std::pair<std::int64_t, std::int64_t>> numbers; // fractions; over nought: not known

    friend auto operator<=>(const ContenderKind&,
                            const ContenderKind&) = default; // NOLINT(modernize-use-nullptr) its 0
};

[[nodiscard]] ContenderKind kind_of(const Contender& contender, const Ruleset& ruleset,
                                    const CombatReads& reads);

} // namespace muster
