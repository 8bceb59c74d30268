// SPDX-License-Identifier: MIT
// UsualShares: how large a part of an army each kind of troops is in an example.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <map>

namespace muster {

class UsualShares {
public:
    UsualShares(const Army& example, const Ruleset& ruleset);

    // The part of the army's troops that are too many of their kind: 0 if it is made like the example, else
    // up to 1. A kind may be some troops more than its share of an army that is to grow `growth` times.
    [[nodiscard]] double excess(const Army& army, double growth) const;

private:
    using Counts = std::map<std::int32_t, std::int64_t>; // by kind
    [[nodiscard]] Counts counts_of(const Army& army) const;

    const Trait* kind_; // null: the rule set has none, and nothing is too much
    Counts usual_;
    std::int64_t all_ = 0;
};

} // namespace muster
