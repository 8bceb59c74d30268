// SPDX-License-Identifier: MIT
// OddsBoard: own troops against others as a player looks at them: the matrix of all pairs, and the one pair
// that is chosen.
#pragma once

#include "odds/board_matrix.h"
#include "odds/contenders.h"
#include "odds/odds_changes.h"
#include "odds/odds_pair.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace muster {

// What counts for both sides, and what it sums up to.
struct OddsFactors {
    std::vector<OddsTerm> terms;
    std::vector<OddsTotal> totals;
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

    // These forget what was worked out, if nothing else is said; a new mode forgets the situation too.
    void set_mode(std::size_t mode);
    void set_mine(std::vector<Contender> mine);
    void set_theirs(std::vector<Contender> theirs);
    void set_rounds(std::int32_t rounds);
    void set_outcome(std::size_t outcome); // the matrix needs not be worked out again
    void ask_first_question();             // "win", or what is lost
    // Whether own troops attack; asks what that side asks first. What is tried of the pair stays, see
    // OddsPair::ask().
    void set_side(CombatSide mine);
    void set_equal_figures(bool equal); // or those of the armies, where the rules fight by figures
    void set_order(BoardOrder order);

    [[nodiscard]] std::int32_t rounds() const { return asked_.rounds; }
    [[nodiscard]] std::size_t outcome() const { return asked_.outcome; }
    [[nodiscard]] const Duel& asked() const { return asked_; } // without its troops
    [[nodiscard]] CombatSide side() const { return asked_.mine; }
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
    [[nodiscard]] bool has_pair() const { return pair_.has_value(); }
    // The pair that is looked at; there must be one.
    [[nodiscard]] OddsPair& pair() { return pair_.value(); }
    [[nodiscard]] const OddsPair& pair() const { return pair_.value(); }
    // What is shown takes long to work out after several rounds. A copy may do so in another thread; it
    // shares the rule set alone.
    [[nodiscard]] std::unique_ptr<OddsBoard> copy() const;
    [[nodiscard]] bool is_worked_out() const;
    // The pair, and unless the board that this is a copy of has it, the matrix.
    void work_out();
    // What a copy worked out. Nothing may have been set in between.
    void adopt(OddsBoard& copy);
    // Of a pair in the usual situation, by their indices; empty if they cannot fight so.
    [[nodiscard]] OddsFactors usual_factors(std::size_t mine, std::size_t theirs) const;

private:
    void look_at_pair();
    void set_first_question();
    void ask_again();

    const Ruleset& ruleset_;
    std::vector<const CombatMode*> modes_;
    std::unique_ptr<const OddsCalculator> calculator_;
    std::vector<Contender> mine_;
    std::vector<Contender> theirs_;
    Duel asked_; // without troops
    BoardOrder order_ = BoardOrder::listed;
    std::size_t chosen_mine_ = 0;
    std::size_t chosen_theirs_ = 0;
    std::optional<BoardMatrix> matrix_;
    std::optional<OddsPair> pair_; // none without troops on both sides
    bool needs_matrix_ = true;     // of a copy
};

} // namespace muster
