// SPDX-License-Identifier: MIT
// CombatProgram: a combat mode flattened for speed: every value of both sides in the order of what it depends
// on. A stage is what can be worked out before a roll: stage 0 depends on the troops and the situation
// alone, stage 1 on what earlier rounds left, stage n + 2 on the nth roll of the round. A program is made
// narrower for each round of a fight: what is certain by then is worked out once, and what can no longer
// matter is left out.
#pragma once

#include "base/exact.h"
#include "odds/combat_conditions.h"
#include "odds/value_range.h"
#include "ruleset/combat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace muster {

using SideNumbers = std::array<std::span<const Exact>, 2>;

// Which of its rounds a program is for.
enum class CombatRound : std::uint8_t { any, middle, last };

class CombatProgram {
public:
    // The mode must outlive the program.
    explicit CombatProgram(const CombatMode& mode);

    using Condition = CombatConditions::Condition;
    struct Roll {
        std::size_t target = 0;
        std::uint64_t ways = 1; // what those of all its dice divide
        std::size_t after = 0;  // the first value that may depend on it
        std::vector<std::pair<Condition, const CombatDice*>> dice;
    };

    [[nodiscard]] const CombatMode& mode() const { return mode_; }
    [[nodiscard]] std::size_t registers() const { return 2 * mode_.names.size(); }
    [[nodiscard]] const std::vector<Roll>& rolls() const { return rolls_; }

    // Works out the values of a stage. Throws OddsError if a figure is missing.
    void run(std::size_t stage, Registers& registers, const SideNumbers& numbers) const {
        run_from(stages_[stage], stages_[stage + 1], registers, numbers);
    }
    // Those of a roll's stage that depend on its face alone, and the rest.
    void run_of_face(std::size_t roll, Registers& registers, const SideNumbers& numbers) const {
        const std::size_t first = stages_[roll + 2];
        run_from(first, first + throws_[roll].of_face.size(), registers, numbers);
    }
    void run_of_others(std::size_t roll, Registers& registers, const SideNumbers& numbers) const {
        run_from(stages_[roll + 2] + throws_[roll].of_face.size(), stages_[roll + 3], registers, numbers);
    }
    // The dice that are rolled, or null.
    [[nodiscard]] const CombatDice* dice(std::size_t roll, const Registers& registers) const {
        for (const auto& [when, dice] : rolls_[roll].dice)
            if (conditions_.holds(when, registers))
                return dice;
        return nullptr;
    }
    // The outcome; nothing if the fight goes on.
    [[nodiscard]] std::optional<std::size_t> outcome(const Registers& registers) const;

    // A step of a value, by its place among the steps.
    struct MetStep {
        std::size_t value; // its register
        std::size_t step;
    };
    // The program of one round of a fight whose registers are within `ranges`; narrows those of the values.
    // Throws OddsError if a figure is missing that is always needed.
    // `met`: gets the steps of values that may be taken, in the order of the mode.
    [[nodiscard]] CombatProgram narrowed(CombatRound round, ValueRanges& ranges, const SideNumbers& numbers,
                                         std::vector<MetStep>* met = nullptr) const;
    // The registers of values with a name that rest on this roll and on no other.
    [[nodiscard]] std::vector<std::size_t> named_values_of(std::size_t roll) const;
    // The registers that are not certain by the end of a stage and are read later in the round; from 1 to
    // that before the last roll. Only of a narrowed program.
    [[nodiscard]] const std::vector<std::uint16_t>& read_after(std::size_t stage) const {
        return read_after_[stage];
    }

    // How many steps, tests of conditions and cells of grids are looked at: in working out the values of a
    // stage, in choosing the dice of a roll, or after the last the outcome, and in narrowing the program. The
    // first two only of a narrowed program.
    [[nodiscard]] std::size_t effort_of_stage(std::size_t stage) const { return efforts_of_stages_[stage]; }
    [[nodiscard]] std::size_t effort_of_choice(std::size_t roll) const { return efforts_of_choices_[roll]; }
    [[nodiscard]] std::size_t effort() const;

    // What a roll and the values of its stage are worked out from, and what of them is read later.
    struct Throw {
        std::vector<std::uint16_t> reads;
        std::vector<std::uint16_t> results;
        std::vector<std::uint16_t> of_face; // the values that depend on the face alone
    };
    [[nodiscard]] const Throw& of_roll(std::size_t roll) const { return throws_[roll]; }

    // Of what a side has suffered by the end of the last round this much is certain after a stage: a register
    // so many times. It need not be known to the end, for the mean of a sum is the sum of the means.
    struct WearTerm {
        std::size_t side;
        std::size_t source; // a register
        std::int32_t times;
    };
    [[nodiscard]] const std::vector<WearTerm>& wear_terms(std::size_t stage) const {
        return wear_terms_[stage];
    }
    // Whether that is all of it.
    [[nodiscard]] bool has_wear_terms(std::size_t side) const { return has_wear_terms_.at(side); }

    // A step that a player sees as a term of a value. Figures that are looked up are seen also where they are
    // nought; what chooses a word is no term.
    struct SeenTerm {
        CombatSide side;
        bool of_fight;
        const CombatStep* step;
        std::int32_t change;
        const std::string* heading; // of its value
    };
    // Of all that is known before the first roll, in the order of the mode.
    [[nodiscard]] std::vector<SeenTerm> terms(const Registers& registers, const SideNumbers& numbers) const;
    // Those of values with a heading that dice may lead to, within the ranges.
    [[nodiscard]] std::vector<SeenTerm> terms_of_dice(ValueRanges ranges, const SideNumbers& numbers) const;
    // A value that has a name of its own: what its terms come to.
    struct SeenTotal {
        CombatSide side;
        bool of_fight;
        const CombatName* name;
        std::int32_t sum;
    };
    // Of all that is known before the first roll, in the order of the mode.
    [[nodiscard]] std::vector<SeenTotal> totals(const Registers& registers) const;

private:
    friend class ProgramNarrowing;
    friend class ProgramReads;

    struct Step {
        CombatOperation operation;
        CombatSource source;
        Rounding rounding;
        CombatSide side;
        std::int32_t literal;
        std::int32_t over;
        std::int32_t under;
        std::uint32_t skip;
        std::uint16_t operand; // a register
        Condition when;
        const CombatStep* origin;
    };
    struct Value {
        std::size_t target;
        std::size_t first;
        std::size_t end; // of steps_
        std::size_t stage;
        CombatSide side;
        bool of_fight;
        bool may_fail;      // the rules may give no figure for it
        bool of_roll_alone; // of its stage it reads the roll and nothing else that is uncertain
    };
    struct End {
        std::size_t outcome;
        bool last;
        Condition when;
    };

    struct Bare {};
    CombatProgram(const CombatMode& mode, Bare) : mode_(mode), stage_of_(2 * mode.names.size(), 0) {}

    void add_definition(const CombatDefinition& definition, CombatSide side);
    void add_roll(const CombatDefinition& definition, CombatSide side);
    // What a value rests on: the stage at which all of it is known, and the rolls, a bit for each.
    struct Rest {
        std::size_t stage = 0;
        std::uint32_t rolls = 0;
    };
    void depend_on(Rest& rest, CombatRef ref, CombatSide side) const;
    void depend_on(Rest& rest, const CombatCondition& condition, CombatSide side) const;
    void depend_on(Rest& rest, const CombatStep& step, CombatSide side) const;
    void sort_into_stages();
    void sort_by_what_is_read(CombatRound round, const ValueRanges& ranges);
    void count_efforts();

    void run_from(std::size_t first, std::size_t end, Registers& registers,
                  const SideNumbers& numbers) const {
        for (std::size_t i = first; i < end; ++i)
            run_value(values_[i], registers, numbers);
    }
    void run_value(const Value& value, Registers& registers, const SideNumbers& numbers) const;
    [[nodiscard]] std::int32_t operand(const Step& step, const Registers& registers,
                                       const SideNumbers& numbers) const;
    [[nodiscard]] std::int32_t applied(const Step& step, std::int32_t so_far, const Registers& registers,
                                       const SideNumbers& numbers) const;
    [[nodiscard]] std::int32_t cell(const Step& step, const Registers& registers) const;

    const CombatMode& mode_;
    std::vector<std::size_t> stage_of_;   // of each register
    std::vector<std::uint32_t> rolls_of_; // that it rests on, of each register; not of a narrowed program
    CombatConditions conditions_;
    std::vector<Step> steps_;
    std::vector<Value> values_; // by stage, then as the mode has them
    std::vector<std::size_t> stages_;
    std::vector<Roll> rolls_;
    std::vector<End> ends_;
    std::vector<std::vector<std::uint16_t>> read_after_;
    std::vector<Throw> throws_;                     // by roll
    std::vector<std::vector<WearTerm>> wear_terms_; // by stage
    std::array<bool, 2> has_wear_terms_{};
    std::vector<std::size_t> efforts_of_stages_;
    std::vector<std::size_t> efforts_of_choices_; // by roll, and of the outcome

    // Adds or takes away what is a register or written there.
    static bool is_term(const Step& step) {
        return step.operation <= CombatOperation::minus && step.source <= CombatSource::name &&
               step.over == 1 && step.under == 1;
    }
    // Whether the value is a sum of registers whatever comes.
    [[nodiscard]] bool is_sum(const Value& value) const;
};

} // namespace muster
