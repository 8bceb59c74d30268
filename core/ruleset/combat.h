// SPDX-License-Identifier: MIT
// CombatMode: what a fight comes to, as a rule set declares it: switches of the situation, values that are
// worked out for both sides, rolls, and the outcomes that they lead to; see schemas/README.md, "Combat".
// All values are whole numbers; a value with words is the index of one of them.
#pragma once

#include "ruleset/number.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class CombatSide : std::uint8_t { attacker, defender };
constexpr std::array<CombatSide, 2> both_sides{CombatSide::attacker, CombatSide::defender};
constexpr std::size_t index_of(CombatSide side) {
    return static_cast<std::size_t>(side);
}
constexpr CombatSide enemy_of(CombatSide side) {
    return side == CombatSide::attacker ? CombatSide::defender : CombatSide::attacker;
}
[[nodiscard]] std::string_view side_name(CombatSide side);

// Whose value is meant, seen from the side for which something is worked out.
enum class CombatWhose : std::uint8_t { own, enemy, attacker, defender, fight };

struct CombatRef {
    std::uint16_t name = 0; // index among the mode's names
    CombatWhose whose = CombatWhose::own;
};

// Each name has a register for the attacker and one for the defender; what belongs to the fight uses the
// attacker's.
[[nodiscard]] constexpr std::size_t register_of(CombatRef ref, CombatSide side) {
    const bool second = ref.whose == CombatWhose::own     ? side == CombatSide::defender
                        : ref.whose == CombatWhose::enemy ? side == CombatSide::attacker
                                                          : ref.whose == CombatWhose::defender;
    return 2 * std::size_t{ref.name} + (second ? 1 : 0);
}

// role: attacker or defender; round: which, from 1; rounds: how many at most.
enum class CombatNameKind : std::uint8_t { role, round, rounds, trait, situation, state, value, roll };

struct CombatName {
    std::string id;
    std::string label; // what a player reads
    CombatNameKind kind = CombatNameKind::value;
    bool of_fight = false;
    std::vector<std::string> words; // empty: a whole number
    std::size_t origin = 0;         // of a trait its slot; of a switch its index
    // The words as a player reads them; empty: as they are.
    std::vector<std::string> shown = {};
    // Of a value: its terms stand apart under this, also those on which dice decide; empty: with the others.
    std::string heading = {};
};

enum class CombatComparison : std::uint8_t { among, between, below, above, most, least, equal };

struct CombatTest {
    CombatRef left;
    CombatComparison comparison = CombatComparison::among;
    std::uint64_t mask = 0; // among: the words allowed
    std::int32_t least = 0; // between: both included
    std::int32_t most = 0;
    CombatRef right; // of the others
};

// Holds if all tests of one alternative hold, or if there are no alternatives.
using CombatCondition = std::vector<std::vector<CombatTest>>;

enum class CombatOperation : std::uint8_t { plus, minus, times, set, at_least, at_most, missing };
enum class CombatSource : std::uint8_t { literal, name, number, grid };

// A table with a figure, or no figure, for each pair of two values. Whole numbers beyond its ends are held
// to them; words may be left out.
struct CombatGrid {
    static constexpr std::int32_t no_cell = INT32_MIN;
    struct Axis {
        CombatRef ref;
        std::int32_t first = 0;              // of a whole number: what its first line stands for
        std::vector<std::int32_t> positions; // of words: the line of each, or -1

        // Of a word; steps may lead to what is none.
        [[nodiscard]] std::int32_t position_of(std::int32_t word) const {
            const auto at = static_cast<std::size_t>(word);
            return at < positions.size() ? positions[at] : -1;
        }
    };
    Axis down;
    Axis across;
    std::size_t height = 0;
    std::size_t width = 0;
    std::vector<std::int32_t> cells; // line by line
};

struct CombatStep {
    CombatOperation operation = CombatOperation::plus;
    CombatSource source = CombatSource::literal;
    std::int32_t literal = 0;
    CombatRef ref;         // of a name; whose number is meant
    std::size_t index = 0; // of the number among those of a troop, or of the grid
    std::int32_t over = 1; // the operand is multiplied by over/under
    std::int32_t under = 1;
    Rounding rounding = Rounding::exact;
    CombatCondition when;
    std::size_t skip = 0; // steps to leave out after this one if it was taken: the rest of its table
    std::string name;     // as a term that a player sees, or nothing
    std::string cite;
    Provenance provenance = Provenance::printed;
    std::string word;  // of what is missing, in a cell of a table; may be empty
    std::string apart; // what a player reads of a figure that is added to nothing; empty: it is added
};

struct DiceFace {
    std::int32_t value = 0;
    std::uint32_t ways = 0; // of CombatDice::ways
};

// The results of dice, with in how many of `ways` equally likely throws each comes.
struct CombatDice {
    CombatCondition when;
    std::vector<DiceFace> faces;
    std::uint32_t ways = 0;
    // 2d6: two dice of six; nought of other dice.
    std::int32_t count = 0;
    std::int32_t sides = 0;
};

// A value (steps) or a roll (the first of the dice whose condition holds; none: 0).
struct CombatDefinition {
    std::uint16_t name = 0;
    std::vector<CombatStep> steps;
    std::vector<CombatDice> dice;
    [[nodiscard]] bool is_roll() const { return !dice.empty(); }
};

// Carried from round to round: starts as `from` is, and becomes what `next` is at the end of a round.
struct CombatState {
    std::uint16_t name = 0;
    CombatRef from;
    CombatRef next;
};

struct CombatDefault {
    CombatCondition when;
    std::int32_t value = 0;
    bool from_name = false; // the value of `ref` instead
    CombatRef ref;
};

// What must hold for some values of a switch.
struct CombatLimit {
    std::uint64_t values = 0; // of a choice; 0: all but the default, which may be no, 0 or the first alone
    CombatCondition when;
    std::string say;
};

struct CombatSwitch {
    std::string id; // as players write it
    // As a player reads it of his own troops and of the enemy: "We are higher"; empty: as it is named.
    std::array<std::string, 2> of_own_and_enemy;
    std::string about;      // what it means; may be empty
    std::uint16_t name = 0; // among the mode's names
    bool of_fight = false;
    bool counts_figures = false; // it is the troop's count, where that is known
    std::int32_t least = 0;      // of a whole number
    std::int32_t most = 0;
    std::vector<CombatDefault> defaults; // the first that holds; the last holds always
    std::vector<CombatLimit> limits;
};

struct CombatOutcome {
    std::string id;
    std::string name;
    CombatCondition when; // it is listed at all, seen from the attacker
    // As each side reads it, "Own troops broken"; empty: as it is named.
    std::array<std::string, 2> seen_by;
};

// What a side asks of a fight first, in plain words.
struct CombatQuestion {
    std::size_t outcome = 0; // this one or a better one
    bool losses = false;     // what the defender loses on average, instead
    std::string name;        // "win"
    std::string say;         // what that means: "The enemy is worse off. A draw is no win."
};

// A troop that fights as if a trait of it had another value.
struct CombatStandIn {
    std::uint16_t name = 0; // the trait, among the mode's names
    std::int32_t value = 0;
    CombatCondition when;
};

// A fight that cannot be worked out.
struct CombatRefusal {
    bool for_attacker = true;
    bool for_defender = true;
    CombatCondition when;
    std::string say;
    std::string word; // the same in a cell of a table: "no shot"; may be empty
};

// What comes of what, in plain words, where it holds before the dice are thrown.
struct CombatReason {
    bool of_fight = false; // or of each side for which it holds
    CombatCondition when;
    std::string say;
};

// Ends the fight, or gives the outcome after the last round.
struct CombatEnd {
    std::size_t outcome = 0;
    bool last = false; // only after the last round
    CombatCondition when;
};

// Of a whole number of at most nine digits with or without a sign; nothing for anything else.
[[nodiscard]] std::optional<std::int32_t> signed_whole(std::string_view text);
// "'x' is no whole number from -999999999 to 999999999": says the bounds of such numbers.
[[nodiscard]] std::string no_signed_whole(std::string_view text);

struct CombatMode {
    std::string id;
    std::string name;
    std::vector<CombatOutcome> outcomes; // from worst to best for the attacker
    std::vector<CombatName> names;
    std::vector<CombatStandIn> stand_ins; // before the switches are set
    std::vector<CombatSwitch> switches;
    std::vector<CombatRefusal> refusals;
    std::vector<CombatState> states;
    std::vector<CombatDefinition> definitions; // in the order in which they are worked out
    std::vector<CombatGrid> grids;
    std::vector<CombatEnd> ends;
    std::vector<CombatReason> reasons;
    // What a side has suffered when the fight ends; none where the rules count nothing.
    std::array<std::optional<CombatRef>, 2> wear;
    std::string wear_name;          // what it counts: "R results"
    std::string wear_about;         // what that is; may be empty
    std::string wear_unit;          // what it is shown in: "figures"; empty: what it counts
    std::int32_t wear_per_unit = 1; // how many of what is counted make one
    bool wear_is_loss = false;      // a side loses it; or suffers it, as R results
    std::array<std::optional<CombatQuestion>, 2> questions; // of the attacker, of the defender
    std::optional<std::size_t> usual_outcome;               // "at least" this one is asked for first
    bool alone = false;                                     // the defender plays no part: a test of one troop
};

} // namespace muster
