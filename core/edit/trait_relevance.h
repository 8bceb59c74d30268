// SPDX-License-Identifier: MIT
// TraitRelevance: whether a trait says anything about a troop, such as the weapon of a commander whom the
// rules price and print without one. A form need not show the others.
#pragma once

#include "army/army.h"
#include "army/place.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <string>

namespace muster {

class TraitRelevance {
public:
    // Army and rule set must outlive it.
    TraitRelevance(const Army& army, const Ruleset& ruleset, const Place& troop);

    // False of a choice at its default where every other value is either an error of this troop or changes
    // no number, no finding and nothing of what is printed of it.
    [[nodiscard]] bool matters(const Trait& trait) const;

private:
    enum class Effect : std::uint8_t { none, some, forbidden };
    [[nodiscard]] Effect effect_of(const Trait& trait, std::int32_t value) const;

    const Army& army_;
    const Ruleset& ruleset_;
    Place troop_;
    Report report_;
    std::string printed_;
};

} // namespace muster
