// SPDX-License-Identifier: MIT
// Who stands on the board: how many, with how many figures, and what either may be changed to.
#include "odds/contender_words.h"
#include "odds/odds_board.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

using BoardTraits = std::map<std::string, std::string>;

Army army_with(const Ruleset& ruleset, const std::vector<Troop>& troops) {
    Army army = army_of_one(troops.front(), ruleset);
    army.bodies.front().units.front().troops = troops;
    return army;
}

const Ruleset& ancient() {
    return *shipped_rulesets().find("ancient-1969");
}

Troop spears_of(std::int32_t figures) {
    Troop troop = troop_of_traits(ancient(), BoardTraits{{"type", "heavy-infantry"},
                                                         {"status", "regular"},
                                                         {"weapon", "long-spear"},
                                                         {"shield", "yes"}});
    troop.count = figures;
    return troop;
}

std::int32_t figures_of(OddsBoard& board, CombatSide side) {
    for (const SwitchState& state : board.pair().view().switches)
        if (state.made->counts_figures && state.side == side)
            return state.value;
    return 0;
}

} // namespace

BOOST_AUTO_TEST_SUITE(board_contenders)

BOOST_AUTO_TEST_CASE(a_unit_fights_with_its_own_figures) {
    const Army army = army_with(ancient(), {spears_of(18)});
    const Contender twenty = contender_of(spears_of(18), ancient()); // of no army
    OddsBoard board(ancient(), contenders_of_army(army, ancient()), {twenty});
    BOOST_TEST(figures_of(board, CombatSide::attacker) == 18);
    BOOST_TEST(figures_of(board, CombatSide::defender) == 20);
    BOOST_TEST(!board.pair().is_changed());
    BOOST_TEST(board.matrix().cell(0, 0).chance->text() ==
               chance_for(board.pair().view().by_round.back(), board.side(), board.outcome()).text());
    board.pair().set_switch({CombatSide::attacker, "figures", "30"});
    BOOST_TEST(figures_of(board, CombatSide::attacker) == 30);
    board.pair().reset();
    BOOST_TEST(figures_of(board, CombatSide::attacker) == 18);
}

// To compare troops rather than units.
BOOST_AUTO_TEST_CASE(both_sides_may_have_as_many_figures) {
    const Army army = army_with(ancient(), {spears_of(18)});
    const std::vector<Contender> mine = contenders_of_army(army, ancient());
    BOOST_TEST(name_and_notation(mine.front()) == mine.front().notation + ", 18 figures");
    OddsBoard board(ancient(), mine, mine);
    const std::string of_army = board.matrix().cell(0, 0).chance->text();
    board.set_equal_figures(true);
    BOOST_TEST(figures_of(board, CombatSide::attacker) == 20);
    const Contender twenty = contender_of(spears_of(18), ancient());
    OddsBoard usual(ancient(), {twenty}, {twenty});
    BOOST_TEST(board.matrix().cell(0, 0).chance->text() == usual.matrix().cell(0, 0).chance->text());
    board.set_equal_figures(false);
    BOOST_TEST(figures_of(board, CombatSide::attacker) == 18);
    BOOST_TEST(board.matrix().cell(0, 0).chance->text() == of_army);
}

BOOST_AUTO_TEST_CASE(units_of_other_sizes_stand_apart_where_the_rules_fight_by_figures) {
    const Army army = army_with(ancient(), {spears_of(18), spears_of(30), spears_of(18)});
    const std::vector<Contender> troops = contenders_of_army(army, ancient());
    BOOST_REQUIRE(troops.size() == 2U);
    BOOST_TEST(troops[0].times == 2);
    BOOST_TEST(troops[1].times == 1);
    OddsBoard board(ancient(), troops, troops);
    BOOST_TEST(board.choose_troop(spears_of(30)));
    BOOST_TEST(board.chosen_mine() == 1U);
    BOOST_TEST(!board.choose_troop(spears_of(31)));
}

BOOST_AUTO_TEST_CASE(equal_troops_say_how_many_and_what_they_are_called) {
    const Ruleset& glory = *shipped_rulesets().find("into-glory-ride");
    Troop rupert = troop_of_traits(glory, {{"class", "HIW"}, {"army", "RA"}, {"integrity", "III"}});
    rupert.name = "Lifeguard";
    Troop newark = rupert;
    newark.name = "Newark horse";
    newark.count = 2;
    const std::vector<Contender> troops = contenders_of_army(army_with(glory, {rupert, newark}), glory);
    BOOST_REQUIRE(troops.size() == 1U);
    BOOST_TEST(troops.front().times == 3);
    BOOST_TEST(troops.front().also == "Newark horse");
    BOOST_TEST(name_and_notation(troops.front()) ==
               troops.front().name + " and 1 other name  " + troops.front().notation + " ×3");
    newark.name = rupert.name;
    const std::vector<Contender> alike = contenders_of_army(army_with(glory, {rupert, newark}), glory);
    BOOST_TEST(name_and_notation(alike.front()) == "Lifeguard  " + alike.front().notation + " ×3");
}

BOOST_AUTO_TEST_CASE(the_enemy_can_be_another_too) {
    const Ruleset& glory = *shipped_rulesets().find("into-glory-ride");
    const auto swords =
        contender_of(troop_of_traits(glory, {{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}}), glory);
    OddsBoard board(glory, {swords}, {swords});
    const std::vector<std::size_t> traits = board.pair().traits_in_use(CombatSide::defender);
    const auto integrity =
        static_cast<std::size_t>(glory.trait(Level::troop, "integrity") - glory.traits.data());
    const auto kind = static_cast<std::size_t>(glory.trait(Level::troop, "class") - glory.traits.data());
    for (const std::size_t trait : {integrity, kind})
        BOOST_TEST((std::find(traits.begin(), traits.end(), trait) != traits.end()));
    const std::string before = board.pair().notation_of(CombatSide::defender);
    const std::int32_t other =
        board.pair().troop_of(CombatSide::defender).values[glory.traits[integrity].slot] + 1;
    board.pair().set_trait({integrity, other}, CombatSide::defender);
    BOOST_TEST(board.pair().is_changed());
    BOOST_TEST(board.pair().notation_of(CombatSide::defender) != before);
    BOOST_TEST(board.pair().notation_of(CombatSide::attacker) == before);
    board.pair().reset();
    BOOST_TEST(board.pair().notation_of(CombatSide::defender) == before);
}

// A cell says in a word why it has no chance.
BOOST_AUTO_TEST_CASE(every_pair_without_a_chance_has_its_word) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const std::vector<Contender> classes = contenders_of_classes(ruleset);
        OddsBoard board(ruleset, classes, classes);
        for (std::size_t mode = 0; mode < board.modes().size(); ++mode) {
            board.set_mode(mode);
            for (std::size_t mine = 0; mine < classes.size(); ++mine) {
                const BoardCell& cell = board.matrix().cell(mine, 0);
                BOOST_TEST(!cell.text().empty());
                BOOST_TEST(cell.text() != "—", id << ": " << cell.reason);
                if (cell.reason.find("does not shoot") != std::string::npos)
                    BOOST_TEST(cell.word == "no shot");
            }
        }
    }
}

// In another thread, say.
BOOST_AUTO_TEST_CASE(a_copy_works_out_what_the_board_would) {
    const Ruleset& glory = *shipped_rulesets().find("into-glory-ride");
    const std::vector<Contender> classes = contenders_of_classes(glory);
    OddsBoard board(glory, classes, classes);
    board.set_side(CombatSide::defender);
    board.set_rounds(2);
    board.choose(3, 1);
    board.pair().set_switch({CombatSide::attacker, "overlaps", "1"});
    BOOST_TEST(!board.is_worked_out());
    const auto copy = board.copy();
    copy->work_out();
    const std::string expected = copy->matrix().cell(3, 1).text();
    board.adopt(*copy);
    BOOST_TEST(board.is_worked_out());
    BOOST_TEST(board.matrix().cell(3, 1).text() == expected);
    BOOST_REQUIRE(board.pair().view().by_round.size() == 2U);
    OddsBoard other(glory, classes, classes);
    other.set_side(CombatSide::defender);
    other.set_rounds(2);
    other.choose(3, 1);
    other.pair().set_switch({CombatSide::attacker, "overlaps", "1"});
    BOOST_TEST(other.matrix().cell(3, 1).text() == expected);
    for (std::size_t i = 0; i < board.mode().outcomes.size(); ++i)
        BOOST_TEST(other.pair().view().by_round.back().outcomes[i].text() ==
                   board.pair().view().by_round.back().outcomes[i].text());
    board.choose(2, 1); // the table stays
    BOOST_TEST(!board.is_worked_out());
    const auto next = board.copy();
    next->work_out();
    board.adopt(*next);
    BOOST_TEST(board.is_worked_out());
    BOOST_TEST(board.matrix().cell(3, 1).text() == expected);
}

// Codes that only players of the rules know are words too.
BOOST_AUTO_TEST_CASE(a_notation_is_spelled_out) {
    const Ruleset& fantasy = *shipped_rulesets().find("undying-lands");
    const Troop clansmen = troop_of_traits(fantasy, {{"class", "foot"},
                                                     {"order", "loose"},
                                                     {"army", "irregular"},
                                                     {"weapon", "2hw"},
                                                     {"physique", "high"},
                                                     {"shield", "large"}});
    BOOST_TEST(spelled_out(clansmen, fantasy) ==
               "Foot, Loose order, Irregular, Two-handed weapon, Physique: High, Morale class: III (most "
               "troops), Drilled, Defence class: A (no armour), Large shield");
    const Ruleset& phalanx = *shipped_rulesets().find("phalanx");
    const Troop warriors = troop_of_traits(phalanx, {{"class", "HIW"}, {"army", "RA"}, {"integrity", "III"}});
    const std::string words = spelled_out(warriors, phalanx);
    BOOST_TEST(words.find("Integrity: III") != std::string::npos, words);
    BOOST_TEST(words.find("rtillery") == std::string::npos, words);
}

// "Foot  Foot LO Reg"
BOOST_AUTO_TEST_CASE(no_class_says_its_first_word_twice) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const Contender& each : contenders_of_classes(*shipped_rulesets().find(id))) {
            const std::string text = name_and_notation(each);
            const std::string first = text.substr(0, text.find(' '));
            BOOST_TEST(text.find("  " + first + " ") == std::string::npos, text);
        }
}

// Musketeers shoot by their epoch, which the rules demand, and the army's is known.
BOOST_AUTO_TEST_CASE(classes_have_the_epoch_of_the_army_beside_them) {
    const Ruleset& ruleset = *shipped_rulesets().find("into-glory-ride");
    const Trait& epoch = *ruleset.trait(Level::troop, "epoch");
    const auto army = [&](const std::vector<std::string>& epochs) {
        Army made = army_of_one(
            troop_of_traits(ruleset, {{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}}), ruleset);
        for (const std::string& each : epochs)
            made.bodies[0].units[0].troops.push_back(troop_of_traits(
                ruleset, {{"class", "HIM"}, {"army", "RA"}, {"integrity", "III"}, {"epoch", each}}));
        return made;
    };
    const auto epochs = [&](const Army& beside) {
        std::map<std::string, std::string> by_class;
        for (const Contender& each : contenders_of_classes(ruleset, &beside))
            by_class[each.code] = epoch.value_name(each.troop.values[epoch.slot]);
        return by_class;
    };
    std::map<std::string, std::string> of_one = epochs(army({"IV", "IV"}));
    BOOST_TEST(of_one["HIM"].starts_with("IV "));
    BOOST_TEST(of_one["ART"].starts_with("IV "));
    BOOST_TEST(of_one["HIP"] == "None");
    BOOST_TEST(epochs(army({"IV", "V"}))["HIM"] == "None"); // nobody knows which
    BOOST_TEST(epochs(army({}))["HIM"] == "None");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
