// SPDX-License-Identifier: MIT
// What one change would bring to a fight: another value of a switch, of either side's or the fight's, or of a
// trait of one's own troop.
#pragma once

#include "odds/odds.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// Two troops about to fight, and which of them one asks for.
struct Duel {
    std::array<Troop, 2> troops; // attacker, defender
    std::vector<SwitchSetting> situation;
    std::int32_t rounds = 1;
    CombatSide mine = CombatSide::attacker;
    std::size_t outcome = 0;    // of the mode: "this or better" for one's own side
    bool losses = false;        // what the defender loses on average is asked for instead
    bool equal_figures = false; // as many on both sides, not those of the armies
    bool minds_defeat = false;  // of changes: also those that change the chance to lose alone
};

// The chance that a fight ends at least as well for the side as the outcome.
[[nodiscard]] Probability chance_for(const Odds& odds, CombatSide side, std::size_t outcome);

// What is asked for: that chance, or the losses.
[[nodiscard]] Probability answer_to(const Duel& asked, const Odds& odds);
// The chance of what is bad for one's own side and not hoped for.
[[nodiscard]] Probability defeat_in(const CombatMode& mode, const Duel& asked, const Odds& odds);
// How good an answer is for one's own side: the more, the better. What one loses oneself is worth less than
// nothing.
[[nodiscard]] Probability worth_of(const Duel& asked, const Probability& answer);
// Whether the first answer is better for one's own side.
[[nodiscard]] bool is_better(const Duel& asked, const Probability& first, const Probability& second);

// A trait of one's own troop with another value.
struct TraitChange {
    std::size_t trait = 0; // index among the rule set's traits
    std::int32_t value = 0;
};

struct OddsChange {
    std::optional<CombatSide> side; // whose troop or switch; nothing: of the fight
    std::string name;               // of the switch or trait
    std::string from;               // the value now, in words
    std::string to;
    std::optional<SwitchSetting> setting; // of a switch
    std::optional<TraitChange> trait;     // of a trait
    Probability chance;                   // or the losses, where those are asked for
    Probability defeat;                   // the chance to lose
};

// What is asked for, and the chance to lose.
struct OddsAnswer {
    Probability chance; // or the losses
    Probability defeat; // nought where nobody minds it
};

// Whether it makes one of the two better for one's own side and the other worse: it wins less often, and
// loses less often.
[[nodiscard]] bool is_mixed(const Duel& asked, const OddsAnswer& now, const OddsChange& change);
// How much better it makes what is asked for; less, where it is mixed, how much more often one's own side
// loses.
[[nodiscard]] Probability gain_of(const Duel& asked, const OddsAnswer& now, const OddsChange& change);

struct OddsChanges {
    std::vector<OddsChange> changes; // by what they gain, the best first
    bool is_complete = true;         // false: the budget was spent before all were tried
};

// The changes after which the chance differs, or where the duel minds defeat, that to lose. Left out are
// other classes, troops that would break a rule that they obey now, and what the rules give no answer for. Of
// values of one switch or trait that bring the same, the first stands for all. Of a scale of worth
// (integrity, quality) only the next steps are tried. Throws OddsError if the fight cannot be worked out as
// it is.
[[nodiscard]] OddsChanges odds_changes(const Ruleset& ruleset, const OddsCalculator& calculator,
                                       const Duel& duel, Budget budget);

} // namespace muster
