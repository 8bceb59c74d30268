// SPDX-License-Identifier: MIT
// Who is weighed against whom, what one change would bring, and the board that shows it.
#include "odds/odds_board.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "lists/list_search.h"
#include "odds/odds_error.h"
#include "odds/value_effect.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace muster::tests {

namespace {

Contender contender_with(const Ruleset& ruleset, const std::map<std::string, std::string>& traits) {
    return contender_of(troop_of_traits(ruleset, traits), ruleset);
}

const Ruleset& glory() {
    return *shipped_rulesets().find("into-glory-ride");
}

OddsBoard board_of_two() {
    return {glory(),
            {contender_with(glory(), {{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}})},
            {contender_with(glory(), {{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}})}};
}

const OddsChange& change_to(const DuelView& view, std::string_view name, std::string_view to,
                            std::optional<CombatSide> side) {
    for (const OddsChange& change : view.changes)
        if (change.name == name && change.to == to && change.side == side)
            return change;
    throw std::runtime_error("no change of " + std::string(name));
}

} // namespace

BOOST_AUTO_TEST_SUITE(odds_board)

BOOST_AUTO_TEST_CASE(every_rule_set_has_classes_that_differ_and_many_that_can_fight) {
    for (const std::string& id : shipped_ruleset_ids())
        BOOST_TEST_CONTEXT(id) {
            const Ruleset& ruleset = *shipped_rulesets().find(id);
            const std::vector<Contender> classes = contenders_of_classes(ruleset);
            BOOST_TEST(classes.size() >= 10U);
            std::set<std::string> codes;
            for (const Contender& each : classes)
                BOOST_TEST(codes.insert(each.code).second);
            OddsBoard board(ruleset, classes, classes);
            std::size_t can = 0; // those that can fight their like
            for (std::size_t i = 0; i < classes.size(); ++i)
                can += board.matrix().cell(i, i).chance ? 1U : 0U;
            BOOST_TEST(can >= 10U);
        }
}

BOOST_AUTO_TEST_CASE(into_glory_ride_shows_each_class_once_by_its_short_form) {
    const std::vector<Contender> classes = contenders_of_classes(glory());
    BOOST_TEST(classes.size() == glory().trait(Level::troop, "class")->values.size());
    BOOST_TEST(classes.front().code == "HIP");
    BOOST_TEST(classes.front().notation == "(HIP-III-RA)");
}

BOOST_AUTO_TEST_CASE(the_enemies_of_a_list_bring_the_troops_of_their_examples) {
    const auto enemies = contenders_of_enemies(shipped_rulesets(), "phalanx", "spartan");
    BOOST_TEST(enemies.size() > 5U);
    const Lists& lists = lists_of(shipped_rulesets());
    const std::vector<ListHeading> headings = enemies_of(lists, "phalanx", "spartan");
    BOOST_REQUIRE(!headings.empty());
    const auto file = lists.army_file_of("phalanx", headings.front().id);
    const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
    const auto troops = contenders_of_army(army, *shipped_rulesets().find("phalanx"));
    for (const Contender& troop : troops)
        BOOST_TEST(std::any_of(enemies.begin(), enemies.end(),
                               [&](const Contender& enemy) { return enemy.notation == troop.notation; }));
    BOOST_TEST(
        contenders_of_list(*lists.find("phalanx", "spartan"), *shipped_rulesets().find("phalanx")).size() >
        2U);
}

BOOST_AUTO_TEST_CASE(one_change_brings_what_the_changed_fight_comes_to) {
    OddsBoard board = board_of_two();
    board.pair().set_switch({CombatSide::attacker, "overlaps", "2"});
    const DuelView view = board.pair().view();
    BOOST_REQUIRE(view.problem.empty());
    BOOST_TEST(chance_for(view.by_round.back(), CombatSide::attacker, board.outcome()).text() == "1/2");
    BOOST_REQUIRE(!view.changes.empty());
    for (std::size_t i = 0; i + 1 < view.changes.size(); ++i)
        BOOST_TEST(!(view.changes[i].chance < view.changes[i + 1].chance));
    BOOST_TEST(change_to(view, "Overlapped by", "0", CombatSide::attacker).from == "2");
    for (const OddsChange& change : view.changes) {
        OddsBoard other = board_of_two();
        other.pair().set_switch({CombatSide::attacker, "overlaps", "2"});
        if (change.setting)
            other.pair().set_switch(*change.setting);
        if (change.trait)
            other.pair().set_trait(*change.trait);
        BOOST_REQUIRE(other.pair().view().problem.empty());
        BOOST_TEST(
            chance_for(other.pair().view().by_round.back(), CombatSide::attacker, other.outcome()).text() ==
            change.chance.text());
    }
}

BOOST_AUTO_TEST_CASE(integrity_is_tried_one_step_up_and_down) {
    OddsBoard board = board_of_two();
    board.set_rounds(3);
    std::set<std::string> steps;
    for (const OddsChange& change : board.pair().view().changes)
        if (change.trait && glory().traits[change.trait->trait].id == "integrity")
            steps.insert(change.to);
    BOOST_TEST(steps.size() == 2U);
    for (const std::string& step : steps)
        BOOST_TEST((step.starts_with("III ") || step.starts_with("V ")));
}

BOOST_AUTO_TEST_CASE(the_cell_is_the_fight_that_it_opens) {
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    OddsBoard board(ruleset, classes, classes);
    for (const CombatSide side : both_sides)
        for (const std::size_t mode : {0U, 1U}) {
            board.set_mode(mode);
            board.set_side(side);
            for (std::size_t row = 0; row < classes.size(); ++row) {
                board.choose(row, 1);
                const BoardCell& cell = board.matrix().cell(row, 1);
                BOOST_TEST(cell.reason == board.pair().view().problem);
                if (cell.chance)
                    BOOST_TEST(cell.chance->text() ==
                               chance_for(board.pair().view().by_round.back(), side, board.outcome()).text());
            }
        }
}

// Where shots break nobody, the chance would be nought: what they cost is shown instead.
BOOST_AUTO_TEST_CASE(shots_that_wear_down_show_what_is_lost) {
    for (const char* id : {"undying-lands", "ancient-1969"}) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const std::vector<Contender> classes = contenders_of_classes(ruleset);
        OddsBoard board(ruleset, classes, classes);
        board.set_mode(1);
        board.choose_pair_that_fights();
        const BoardCell cell = board.matrix().cell(board.chosen_mine(), board.chosen_theirs());
        BOOST_REQUIRE(cell.losses.has_value());
        const DuelView& view = board.pair().view();
        BOOST_TEST(cell.losses->text() == view.by_round.back().wear.at(1)->text());
        BOOST_TEST(cell.text() == losses_text(board.mode(), *cell.losses));
        BOOST_TEST(cell.text().find('%') == std::string::npos);
        for (const OddsChange& change : view.changes)
            BOOST_TEST(!(change.chance == *cell.losses));
        for (std::size_t i = 0; i + 1 < view.changes.size(); ++i)
            BOOST_TEST(!is_better(board.asked(), view.changes[i + 1].chance, view.changes[i].chance));
        board.set_outcome(board.outcome());
        BOOST_TEST(!board.asked().losses);
        board.ask_first_question();
        BOOST_TEST(board.asked().losses);
    }
}

// Twenty men are a figure.
BOOST_AUTO_TEST_CASE(losses_are_shown_in_what_players_count) {
    const CombatMode& ancient = combat_mode(*shipped_rulesets().find("ancient-1969"), "shooting");
    BOOST_TEST(losses_text(ancient, {15, 1}) == "0.8");
    BOOST_TEST(losses_text(ancient, {1, 4}) == "<0.1");
    BOOST_TEST(losses_text(ancient, {}) == "0");
    const CombatMode& fantasy = combat_mode(*shipped_rulesets().find("undying-lands"), "shooting");
    BOOST_TEST(losses_text(fantasy, {15, 1}) == "15.0");
}

BOOST_AUTO_TEST_CASE(a_value_says_what_it_would_change_most) {
    const std::vector<Contender> classes = contenders_of_classes(glory());
    const Contender spears = contender_with(glory(), {{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}});
    const Contender better = contender_with(glory(), {{"class", "HIS"}, {"army", "RA"}, {"integrity", "V"}});
    const auto trait =
        static_cast<std::size_t>(glory().trait(Level::troop, "integrity") - glory().traits.data());
    const auto effect = effect_of_value(glory(), classes, spears.troop, {trait, 4});
    BOOST_REQUIRE(effect.has_value());
    BOOST_TEST(effect->worse == 0U);
    BOOST_TEST(effect->outcome == "chance to win");
    OddsBoard board(glory(), {spears, better}, classes);
    std::size_t grown = 0;
    bool found = false;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const auto& before = board.matrix().cell(0, i).chance;
        const auto& after = board.matrix().cell(1, i).chance;
        grown += before && after && *before < *after ? 1U : 0U;
        if (classes[i].code != effect->against)
            continue;
        found = true;
        BOOST_TEST(before->text() == effect->before.text());
        BOOST_TEST(after->text() == effect->after.text());
    }
    BOOST_TEST(found);
    BOOST_TEST(grown == effect->better);
    const auto key = static_cast<std::size_t>(glory().trait(Level::troop, "key") - glory().traits.data());
    BOOST_TEST(!effect_of_value(glory(), classes, spears.troop, {key, 1}).has_value());
}

BOOST_AUTO_TEST_CASE(a_pair_that_can_fight_is_looked_at_first) {
    const Contender lost = contender_with(glory(), {{"class", "LIN"}, {"army", "RA"}, {"integrity", "V"}});
    const Contender spears = contender_with(glory(), {{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}});
    OddsBoard board(glory(), {lost, spears}, {lost, spears});
    board.choose_pair_that_fights();
    BOOST_TEST(board.chosen_mine() == 1U);
    BOOST_TEST(board.chosen_theirs() == 1U);
    OddsBoard none(glory(), {lost}, {spears});
    none.choose_pair_that_fights();
    BOOST_TEST(none.chosen_mine() == 0U);
    OddsBoard able = board_of_two();
    able.choose_pair_that_fights();
    BOOST_TEST(able.chosen_mine() == 0U);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_worked_out_says_why_and_keeps_its_switches) {
    OddsBoard board(glory(),
                    {contender_with(glory(), {{"class", "LIN"}, {"army", "RA"}, {"integrity", "V"}})},
                    {contender_with(glory(), {{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}})});
    BOOST_TEST(board.pair().view().problem ==
               "This cannot be worked out: the rules give own troops no figure for base combat factor "
               "against foot.");
    BOOST_TEST(board.pair().view().by_round.empty());
    BOOST_TEST(!board.pair().view().switches.empty());
    BOOST_TEST(board.matrix().cell(0, 0).reason == board.pair().view().problem);
    OddsBoard swapped(glory(), {board.theirs().front()}, {board.mine().front()});
    BOOST_TEST(swapped.pair().view().problem.find("the rules give the enemy no figure") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(switches_that_a_troop_does_not_have_are_closed) {
    OddsBoard board = board_of_two();
    bool support = false;
    for (const SwitchState& state : board.pair().view().switches)
        if (state.made->id == "support") {
            support = true;
            BOOST_TEST(state.open); // HIS and HIN may be supported
        }
    BOOST_TEST(support);
    board.set_mine({contender_with(glory(), {{"class", "CAT"}, {"army", "RA"}, {"integrity", "IV"}})});
    for (const SwitchState& state : board.pair().view().switches)
        if (state.made->id == "support")
            BOOST_TEST(state.open == (state.side == CombatSide::defender));
}

// Of shooting, where the shooter stands and what the target could shoot with decide nothing.
BOOST_AUTO_TEST_CASE(switches_that_decide_nothing_are_closed) {
    OddsBoard board(glory(),
                    {contender_with(glory(), {{"class", "LIN"}, {"army", "RA"}, {"integrity", "III"}})},
                    {contender_with(glory(), {{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}})});
    board.set_mode(1);
    BOOST_REQUIRE(board.mode().id == "shooting");
    std::map<std::string, std::set<CombatSide>> open;
    for (const SwitchState& state : board.pair().view().switches)
        if (state.open && state.side)
            open[state.made->id].insert(*state.side);
    BOOST_TEST((open["room"] == std::set{CombatSide::defender}));
    BOOST_TEST(open["penalty"].empty()); // LIN suffers none
    BOOST_TEST(open["weapon"].empty());  // this LIN has no gun
    board.set_mine({contender_with(
        glory(), {{"class", "LIN"}, {"army", "RA"}, {"integrity", "III"}, {"attached", "III"}})});
    for (const SwitchState& state : board.pair().view().switches)
        if (state.made->id == "weapon")
            BOOST_TEST(state.open == (state.side == CombatSide::attacker));
    // A switch of either side that is set is obeyed all the same.
    board.pair().set_switch({CombatSide::attacker, "room", "half-move"});
    BOOST_TEST(board.pair().view().problem.empty());
}

BOOST_AUTO_TEST_CASE(every_switch_is_explained) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const CombatMode& mode : shipped_rulesets().find(id)->combat) {
            for (const CombatSwitch& made : mode.switches)
                BOOST_TEST(!made.about.empty(), id << ", " << mode.id << ", " << made.id);
            BOOST_TEST((mode.wear_name.empty() == !mode.wear[1]), id << ", " << mode.id);
        }
}

BOOST_AUTO_TEST_CASE(what_is_tried_stays_with_its_troops_on_the_other_side) {
    OddsBoard board = board_of_two();
    const auto trait =
        static_cast<std::size_t>(glory().trait(Level::troop, "integrity") - glory().traits.data());
    board.pair().set_trait({trait, 4});
    board.pair().set_switch({CombatSide::attacker, "overlaps", "2"});
    const std::string own = board.pair().notation_of(CombatSide::attacker);
    board.set_side(CombatSide::defender);
    BOOST_TEST(board.pair().notation_of(CombatSide::defender) == own);
    for (const SwitchState& state : board.pair().view().switches)
        if (state.made->id == "overlaps")
            BOOST_TEST(state.value == (state.side == CombatSide::defender ? 2 : 0));
    board.set_side(CombatSide::attacker);
    BOOST_TEST(board.pair().notation_of(CombatSide::attacker) == own);
}

// Only the attacker charges.
BOOST_AUTO_TEST_CASE(what_the_other_side_cannot_do_is_dropped) {
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    OddsBoard board(ruleset, classes, classes);
    board.choose_pair_that_fights();
    board.pair().set_switch({std::nullopt, "first-contact", "yes"});
    board.pair().set_switch({CombatSide::attacker, "move", "charge"});
    board.pair().set_switch({CombatSide::attacker, "uphill", "gentle"});
    BOOST_REQUIRE(board.pair().view().problem.empty());
    board.set_side(CombatSide::defender);
    BOOST_TEST(board.pair().view().problem == "");
    for (const SwitchState& state : board.pair().view().switches) {
        if (state.made->id == "move")
            BOOST_TEST(state.value == state.usual);
        if (state.made->id == "uphill")
            BOOST_TEST(state.value == (state.side == CombatSide::defender ? 1 : 0));
    }
}

BOOST_AUTO_TEST_CASE(a_changed_troop_and_situation_can_be_reset) {
    OddsBoard board = board_of_two();
    const std::string before = board.pair().notation_of(CombatSide::attacker);
    for (const OddsChange& change : std::vector<OddsChange>(board.pair().view().changes))
        if (change.trait) {
            board.pair().set_trait(*change.trait);
            break;
        }
    BOOST_TEST(board.pair().notation_of(CombatSide::attacker) != before);
    BOOST_TEST(board.pair().is_changed());
    board.pair().reset();
    BOOST_TEST(board.pair().notation_of(CombatSide::attacker) == before);
    BOOST_TEST(!board.pair().is_changed());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
