// SPDX-License-Identifier: MIT
#include "odds/contender_kind.h"

namespace muster {

ContenderKind kind_of(const Contender& contender, const Ruleset& ruleset, const CombatReads& reads) {
    ContenderKind kind;
    kind.notation = contender.notation;
    kind.figures = contender.figures;
    for (const std::size_t trait : reads.traits())
        kind.traits.push_back(contender.combatant.traits[ruleset.traits[trait].slot]);
    for (const std::size_t number : reads.numbers()) {
        const Exact& value = contender.combatant.numbers[number];
        kind.numbers.emplace_back(value.over(), value.under());
    }
    return kind;
}

} // namespace muster
