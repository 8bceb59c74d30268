// SPDX-License-Identifier: MIT
// Which troops share a row of a matrix: those that fight alike and are called the same.
#include "odds/odds_board.h"
#include "odds/odds_error.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

Army army_of_troops(const Ruleset& ruleset, const std::vector<Troop>& troops) {
    Army army = army_of_one(troops.front(), ruleset);
    army.bodies.front().units.front().troops = troops;
    return army;
}

// What the troop comes to against each opponent, attacking and attacked, in every kind of fight.
std::string answers_of(const Ruleset& ruleset, const Contender& own,
                       const std::vector<Contender>& opponents) {
    std::string text;
    for (const CombatMode& mode : ruleset.combat) {
        const OddsCalculator calculator(mode);
        for (const Contender& other : opponents)
            for (const CombatSide side : both_sides) {
                Fight fight;
                fight.sides.at(index_of(side)) = &own.combatant;
                fight.sides.at(index_of(enemy_of(side))) = &other.combatant;
                try {
                    for (const Probability& chance : calculator.odds(fight).outcomes)
                        text += chance.text() + " ";
                } catch (const OddsError& error) {
                    text += error.what();
                }
                text += "\n";
            }
    }
    return text;
}

// Troops that differ from the usual one of a class in one trait.
std::vector<Troop> neighbours_of(const Troop& troop, const Ruleset& ruleset) {
    std::vector<Troop> neighbours;
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        for (std::size_t value = 0; trait.has_words() && value < trait.values.size(); ++value) {
            neighbours.push_back(troop);
            neighbours.back().values[trait.slot] = static_cast<std::int32_t>(value);
        }
    }
    return neighbours;
}

void require_that_rows_fight_alike(const Ruleset& ruleset) {
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    const std::vector<Contender> opponents{classes.front(), classes.at(classes.size() / 2), classes.back()};
    for (std::size_t i = 0; i < classes.size(); i += 2)
        for (const Troop& other : neighbours_of(classes[i].troop, ruleset)) {
            const std::vector<Contender> rows =
                contenders_of_army(army_of_troops(ruleset, {classes[i].troop, other}), ruleset);
            if (rows.size() == 2)
                BOOST_TEST(rows[0].notation != rows[1].notation);
            else
                BOOST_TEST(answers_of(ruleset, classes[i], opponents) ==
                               answers_of(ruleset, contender_of(other, ruleset), opponents),
                           ruleset.id << " " << rows.front().notation);
        }
}

Troop spears_of_rules(const Ruleset& ruleset, bool behind_stakes, const std::string& name = {}) {
    const std::string third = ruleset.id == "phalanx-ii" ? "n" : "III";
    Troop troop = troop_of_traits(ruleset, {{"class", "HIS"}, {"army", "RA"}, {"integrity", third}});
    troop.values[ruleset.trait(Level::troop, "defences")->slot] = behind_stakes ? 1 : 0;
    troop.name = name;
    return troop;
}

} // namespace

BOOST_AUTO_TEST_SUITE(contender_kinds)

BOOST_AUTO_TEST_CASE(troops_behind_field_defences_have_a_row_of_their_own) {
    for (const char* id : {"into-glory-ride", "phalanx", "phalanx-ii"}) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const std::string defences = ruleset.trait(Level::troop, "defences")->name;
        const Troop open = spears_of_rules(ruleset, false, "Hoplites");
        const Troop behind = spears_of_rules(ruleset, true, "Men of the camp");
        const std::vector<Contender> rows =
            contenders_of_army(army_of_troops(ruleset, {open, behind, open}), ruleset);
        BOOST_REQUIRE(rows.size() == 2U);
        BOOST_TEST(rows[0].times == 2);
        BOOST_TEST(rows[1].times == 1);
        BOOST_TEST(rows[1].notation == rows[0].notation + " with " + defences);
        BOOST_TEST(rows[1].code == rows[1].notation);
        BOOST_TEST(rows[0].also.empty());
        BOOST_TEST(name_and_notation(rows[1]) == "Men of the camp  " + rows[1].notation);
        BOOST_TEST(combatants_of(rows)[1].name == rows[1].notation);
        const std::vector<Contender> attackers{contender_of(spears_of_rules(ruleset, false), ruleset)};
        BOOST_TEST(answers_of(ruleset, rows[0], attackers) != answers_of(ruleset, rows[1], attackers));
        OddsBoard board(ruleset, rows, attackers);
        BOOST_TEST(board.choose_troop(behind));
        BOOST_TEST(board.chosen_mine() == 1U);
        BOOST_TEST(board.choose_troop(open));
        BOOST_TEST(board.chosen_mine() == 0U);
    }
}

// What a troop has that no fight reads is no reason for a row.
BOOST_AUTO_TEST_CASE(a_general_shares_the_row_of_his_troops) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    Troop general = spears_of_rules(ruleset, false, "Leonidas");
    general.values[ruleset.trait(Level::troop, "general")->slot] = 1;
    const std::vector<Contender> rows = contenders_of_army(
        army_of_troops(ruleset, {spears_of_rules(ruleset, false, "Hoplites"), general}), ruleset);
    BOOST_REQUIRE(rows.size() == 1U);
    BOOST_TEST(rows.front().also == "Leonidas");
    OddsBoard board(ruleset, rows, rows);
    BOOST_TEST(board.choose_troop(general));
}

BOOST_AUTO_TEST_CASE(the_pair_says_what_the_notation_does_not) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx-ii");
    const std::vector<Contender> rows{contender_of(spears_of_rules(ruleset, false), ruleset)};
    OddsBoard board(ruleset, rows, rows);
    const auto defences =
        static_cast<std::size_t>(ruleset.trait(Level::troop, "defences") - ruleset.traits.data());
    board.pair().set_trait({defences, 1}, CombatSide::defender);
    BOOST_TEST(board.pair().notation_of(CombatSide::defender) == "HISn with Field defences");
    BOOST_TEST(board.pair().notation_of(CombatSide::attacker) == "HISn");
}

BOOST_AUTO_TEST_CASE(troops_that_share_a_row_fight_alike) {
    for (const std::string& id : shipped_ruleset_ids())
        require_that_rows_fight_alike(*shipped_rulesets().find(id));
}

// Also where the notation says less, and figures that are looked up rest on it.
BOOST_AUTO_TEST_CASE(rows_do_not_rest_on_what_is_written) {
    for (const std::string& id : shipped_ruleset_ids()) {
        Ruleset terse = *shipped_rulesets().find(id);
        terse.notation.resize(1);
        require_that_rows_fight_alike(terse);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
