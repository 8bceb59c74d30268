// SPDX-License-Identifier: MIT
// Contender: a troop that is weighed against others; and where contenders come from: an army, the kinds of
// troops of a rule set, an army list, the examples of a list's enemies.
#pragma once

#include "army/army.h"
#include "lists/lists.h"
#include "odds/odds_matrix.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

class CombatReads;

struct Contender {
    std::string name; // as the army or the list calls it; may be empty
    // As players write it, and behind it in words what fights read beyond that: "(HIS-IV-RA) with Field
    // defences".
    std::string notation;
    std::string code; // a short heading: "HIS", where that tells it from the others; else the notation
    Troop troop;
    Combatant combatant;
    bool counted = false;     // the troop's count is that of an army; otherwise it says nothing
    std::int32_t figures = 0; // how many fight, where the rules fight by figures and the army says it
    std::int32_t times = 1;   // how many of the army it stands for
    std::string also;         // what the others are called, with commas between
    std::int32_t others = 0;  // how many other names those are
    std::string assumed;      // of a class, what it has of the army that it is weighed against; or nothing
};

// "Lifeguard of Horse  (HIW-III-RA)"; of those with several names the first, and how many others there are:
// "Lifeguard of Horse and 2 other names  (HIW-III-RA) ×3".
[[nodiscard]] std::string name_and_notation(const Contender& contender);
// The size that the troop has in its army, where the rules fight by figures.
[[nodiscard]] std::vector<SwitchSetting> count_settings(const CombatMode& mode, CombatSide side,
                                                        const Contender& contender);
// The switch for it; null where they do not.
[[nodiscard]] const CombatSwitch* count_switch(const CombatMode& mode);
[[nodiscard]] bool fights_by_figures(const Ruleset& ruleset);
// With how many figures that a unit fights which belongs to no army.
[[nodiscard]] std::int32_t usual_figures(const CombatSwitch& count);

// The first choice that a troop must make: its class; null if there is none.
[[nodiscard]] const Trait* class_trait(const Ruleset& ruleset);

// `reads`: of the rule set; for many troops it is made once.
[[nodiscard]] Contender contender_of(const Troop& troop, const Ruleset& ruleset, const CombatReads& reads);
[[nodiscard]] Contender contender_of(const Troop& troop, const Ruleset& ruleset);
// How many rules the troop breaks by itself.
[[nodiscard]] std::size_t troop_errors(const Troop& troop, const Ruleset& ruleset);
// One of an army, whose count is known.
[[nodiscard]] Contender counted_contender(const Troop& troop, const Ruleset& ruleset,
                                          const CombatReads& reads);
[[nodiscard]] Contender counted_contender(const Troop& troop, const Ruleset& ruleset);
// In the army's order, those of the same notation that fight alike once; where the rules fight by figures, of
// the same size too.
[[nodiscard]] std::vector<Contender> contenders_of_army(const Army& army, const Ruleset& ruleset);
// The kinds of troops that the rule set's conversion names, as a troop usually is, in the order of their
// class; without a conversion one for each value of the first trait that a troop must have. What the rules
// demand of a class beyond that, as an epoch of firearms, is that of the army `beside` them, if there is one
// and its troops agree.
[[nodiscard]] std::vector<Contender> contenders_of_classes(const Ruleset& ruleset,
                                                           const Army* beside = nullptr);
// A new troop of each entry.
[[nodiscard]] std::vector<Contender> contenders_of_list(const ArmyList& list, const Ruleset& ruleset);
// The troops of the example armies of the list's enemies. Throws InputError.
[[nodiscard]] std::vector<Contender> contenders_of_enemies(const Rulesets& rulesets, std::string_view ruleset,
                                                           std::string_view list);

// For odds_matrix(), by their notation.
[[nodiscard]] std::vector<NamedCombatant> combatants_of(const std::vector<Contender>& contenders);

} // namespace muster
