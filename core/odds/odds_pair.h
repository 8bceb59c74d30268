// SPDX-License-Identifier: MIT
// OddsPair: two troops that are about to fight, as a player looks at them: the situation and the traits that
// he tries, and all that is worked out for them.
#pragma once

#include "odds/contenders.h"
#include "odds/odds_changes.h"
#include "odds/situation.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

// One pair, worked out.
struct DuelView {
    std::string problem; // why it cannot be worked out; then the rest is empty
    std::vector<OddsTerm> terms;
    std::vector<OddsTotal> totals;
    std::vector<OddsDice> dice;
    std::vector<OddsReason> reasons;
    std::vector<Odds> by_round; // after one round, after two, …
    std::vector<OddsChange> changes;
    bool has_all_changes = true;       // false: there was no time to try them all
    std::vector<SwitchState> switches; // also if there is a problem, where the situation is understood
};

class OddsPair {
public:
    // `asked`: the rounds, the side of one's own troops and the outcome hoped for. The rule set, the
    // calculator and the troops must outlive the pair.
    OddsPair(const Ruleset& ruleset, const OddsCalculator& calculator, Duel asked, const Contender& mine,
             const Contender& theirs);

    // Other rounds, another outcome or the other side. What the player tries stays with its troops, but for
    // what they cannot do on the other side.
    void ask(Duel asked);

    void set_switch(SwitchSetting setting);
    // Of one's own troop, or of that of the side.
    void set_trait(TraitChange change) { set_trait(change, duel_.mine); }
    void set_trait(TraitChange change, CombatSide side);
    // Undoes set_switch() and set_trait().
    void reset();
    [[nodiscard]] bool is_changed() const {
        return !duel_.situation.empty() || changed_[0].has_value() || changed_[1].has_value();
    }

    // The troops that fight: attacker and defender, as they are written.
    [[nodiscard]] std::string notation_of(CombatSide side) const;
    [[nodiscard]] const Troop& troop_of(CombatSide side) const { return fighter(side).troop; }
    // The choices of a troop that the kind of fight rests on, by their indices: class, integrity, …
    [[nodiscard]] std::vector<std::size_t> traits_in_use(CombatSide side) const;
    // Until something is set anew.
    [[nodiscard]] const DuelView& view();
    [[nodiscard]] bool is_worked_out() const { return view_.has_value(); }
    // Tries of the same troops what another pair tries.
    void try_like(const OddsPair& other);
    // What another pair worked out that tries the same.
    void take_view(OddsPair& other) { view_ = std::move(other.view_); }

private:
    void change_sides();
    [[nodiscard]] bool is_allowed(const std::vector<SwitchSetting>& settings) const;
    void work_out();
    [[nodiscard]] const CombatMode& mode() const { return calculator_.mode(); }
    [[nodiscard]] std::vector<SwitchSetting> situation() const;
    [[nodiscard]] bool changes_a_figure(const Trait& trait, CombatSide side) const;
    [[nodiscard]] const Contender& fighter(CombatSide side) const;

    const Ruleset& ruleset_;
    const OddsCalculator& calculator_;
    const Contender& mine_;
    const Contender& theirs_;
    Duel duel_;                                       // without its troops, until they are needed
    std::array<std::optional<Contender>, 2> changed_; // the attacker, the defender with other traits
    std::optional<DuelView> view_;
};

} // namespace muster
