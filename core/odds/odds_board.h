// SPDX-License-Identifier: MIT
// OddsBoard: own troops against others as a player looks at them: the matrix of all pairs, and one pair that
// is chosen with the situation that it fights in, and all that is worked out for it.
#pragma once

#include "odds/board_matrix.h"
#include "odds/contenders.h"
#include "odds/odds_changes.h"
#include "odds/situation.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// One pair, worked out.
struct DuelView {
    std::string problem; // why it cannot be worked out; then the rest is empty
    std::vector<OddsTerm> terms;
    std::vector<OddsTotal> totals;
    std::vector<OddsDice> dice;
    std::vector<Odds> by_round; // after one round, after two, …
    std::vector<OddsChange> changes;
    bool has_all_changes = true;       // false: there was no time to try them all
    std::vector<SwitchState> switches; // also if there is a problem, where the situation is understood
};

class OddsBoard {
public:
    // The rule set must outlive the board and describe at least one fight of two troops.
    OddsBoard(const Ruleset& ruleset, std::vector<Contender> mine, std::vector<Contender> theirs);
    [[nodiscard]] static bool is_possible(const Ruleset& ruleset);

    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    // Those in which two troops fight.
    [[nodiscard]] const std::vector<const CombatMode*>& modes() const { return modes_; }
    [[nodiscard]] const CombatMode& mode() const { return calculator_->mode(); }
    [[nodiscard]] const std::vector<Contender>& mine() const { return mine_; }
    [[nodiscard]] const std::vector<Contender>& theirs() const { return theirs_; }

    // These forget what was worked out; a new mode forgets the situation too.
    void set_mode(std::size_t mode);
    void set_mine(std::vector<Contender> mine);
    void set_theirs(std::vector<Contender> theirs);
    void set_rounds(std::int32_t rounds);
    void set_outcome(std::size_t outcome);
    void set_side(CombatSide mine); // whether own troops attack; asks for its usual outcome
    void set_order(BoardOrder order);

    [[nodiscard]] std::int32_t rounds() const { return duel_.rounds; }
    [[nodiscard]] std::size_t outcome() const { return duel_.outcome; }
    [[nodiscard]] CombatSide side() const { return duel_.mine; }
    [[nodiscard]] BoardOrder order() const { return order_; }

    // Until something above is set anew.
    [[nodiscard]] BoardMatrix& matrix();

    // The pair that is looked at, in the usual situation; by their indices.
    void choose(std::size_t mine, std::size_t theirs);
    // The first pair that can fight, unless that chosen can, or none can.
    void choose_pair_that_fights();
    // One's own troop that is like this one, against the first that it can fight; false if there is none.
    bool choose_troop(const Troop& troop);
    [[nodiscard]] std::size_t chosen_mine() const { return chosen_mine_; }
    [[nodiscard]] std::size_t chosen_theirs() const { return chosen_theirs_; }
    [[nodiscard]] bool has_pair() const { return !mine_.empty() && !theirs_.empty(); }
    void set_switch(SwitchSetting setting);
    // Of one's own troop, or of that of the side.
    void set_trait(TraitChange change) { set_trait(change, duel_.mine); }
    void set_trait(TraitChange change, CombatSide side);
    // Undoes set_switch() and set_trait().
    void reset_duel();
    [[nodiscard]] bool is_changed() const {
        return !duel_.situation.empty() || changed_[0].has_value() || changed_[1].has_value();
    }
    // The troops that fight: attacker and defender, as they are written.
    [[nodiscard]] std::string notation_of(CombatSide side) const;
    [[nodiscard]] const Troop& troop_of(CombatSide side) const { return fighter(side).troop; }
    // The choices of a troop that the kind of fight rests on, by their indices: class, integrity, …
    [[nodiscard]] std::vector<std::size_t> traits_in_use(CombatSide side) const;
    [[nodiscard]] const DuelView& duel();
    // What counts in the usual situation of a pair, by their indices; empty if they cannot fight so.
    [[nodiscard]] std::vector<OddsTerm> usual_terms(std::size_t mine, std::size_t theirs) const;

private:
    void forget();
    void work_out_duel();
    [[nodiscard]] std::vector<SwitchSetting> situation() const;
    [[nodiscard]] bool changes_a_figure(const Trait& trait, CombatSide side) const;
    [[nodiscard]] const Contender& fighter(CombatSide side) const;

    const Ruleset& ruleset_;
    std::vector<const CombatMode*> modes_;
    std::unique_ptr<const OddsCalculator> calculator_;
    std::vector<Contender> mine_;
    std::vector<Contender> theirs_;
    Duel duel_;                                       // without its troops, until they are needed
    std::array<std::optional<Contender>, 2> changed_; // the attacker, the defender with other traits
    BoardOrder order_ = BoardOrder::listed;
    std::size_t chosen_mine_ = 0;
    std::size_t chosen_theirs_ = 0;
    std::optional<BoardMatrix> matrix_;
    std::optional<DuelView> view_;
};

} // namespace muster
