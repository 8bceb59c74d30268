// SPDX-License-Identifier: MIT
// <combat> is read whole, or refused with the place of what is wrong.
#include "odds/odds_error.h"
#include "odds/odds_matrix.h"
#include "odds/situation.h"
#include "ruleset/ruleset_reader.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

constexpr std::string_view outcomes =
    "<outcome id='lost' name='Lost'/><outcome id='won' name='Won'/><end outcome='lost' last='yes'/>";

Ruleset with_mode(std::string_view mode) {
    return read_ruleset(
        fmt::format("<ruleset xmlns='urn:muster:ruleset:1' id='duel' title='Duel' prefix='du' revision='1'>"
                    "<words/><traits><choice id='class' of='troop' name='Class' default='foot'>"
                    "<value id='foot' name='Foot'/><value id='horse' name='Horse'/></choice></traits>"
                    "<numbers><number id='worth' of='troop' name='Worth'><plus value='4'/></number></numbers>"
                    "<rules/><combat><mode id='melee' name='Melee'>{}</mode></combat>"
                    "<start><army xmlns='urn:muster:army:1' ruleset='duel' name='New'/></start></ruleset>",
                    mode),
        "it");
}

void check_refused(const std::string& mode, std::string_view words) {
    BOOST_CHECK_EXCEPTION(with_mode(mode), InputError, [words](const InputError& error) {
        BOOST_TEST_MESSAGE(error.what());
        return error.position().column != 0 && error.message().find(words) != std::string::npos;
    });
}

} // namespace

BOOST_AUTO_TEST_SUITE(combat_reader)

// Two dice less one, a table of words and a second round.
BOOST_AUTO_TEST_CASE(a_small_mode_is_worked_out) {
    const Ruleset ruleset = with_mode(
        "<outcome id='lost' name='Lost'/><outcome id='won' name='Won'/>"
        "<roll id='die' of='fight'><dice faces='1..2' count='2' less='1 2'/></roll>"
        "<value id='result' of='fight' words='bad good'><grid down='die' across='round' heads='1 2'>"
        "<line at='1' values='bad bad'/><line at='2' values='good bad'/><line at='3' values='good "
        "good'/></grid>"
        "</value><end outcome='won'><fight result='good'/></end><end outcome='lost' last='yes'/>");
    Troop troop;
    troop.values = ruleset.at(Level::troop).defaults;
    const Combatant one = combatant_of(troop, ruleset);
    const OddsCalculator calculator(combat_mode(ruleset, "melee"));
    // Sums of two dice less one: 0 once, 1 three times, 2 three times, 3 once, of eight.
    BOOST_TEST(calculator.odds({{&one, &one}, {}, 1}).outcomes[1].text() == "1/2");
    BOOST_TEST(calculator.odds({{&one, &one}, {}, 2}).outcomes[1].text() == "9/16");
    Budget budget = odds_budget();
    const std::vector<Odds> by_round = calculator.odds_by_round({{&one, &one}, {}, 2}, budget);
    BOOST_REQUIRE_EQUAL(by_round.size(), 2U);
    BOOST_TEST(by_round[0].outcomes[1].text() == "1/2");
    BOOST_TEST(by_round[1].outcomes[1].text() == "9/16");
}

BOOST_AUTO_TEST_CASE(values_that_grow_too_large_are_refused) {
    const auto odds_of_terms = [](std::size_t count) {
        std::string terms;
        for (std::size_t i = 0; i < count; ++i)
            terms += "<plus value='999999999'><fight die='2'/></plus>";
        const Ruleset ruleset = with_mode(
            "<outcome id='lost' name='Lost'/><outcome id='won' name='Won'/>"
            "<roll id='die' of='fight'><dice faces='1..2'/></roll><value id='sum' of='fight'>" +
            terms + "</value><end outcome='won'><fight sum='1..'/></end><end outcome='lost' last='yes'/>");
        Troop troop;
        troop.values = ruleset.at(Level::troop).defaults;
        const Combatant one = combatant_of(troop, ruleset);
        return OddsCalculator(combat_mode(ruleset, "melee")).odds({{&one, &one}, {}, 1}).outcomes[1].text();
    };
    BOOST_TEST(odds_of_terms(2) == "1/2");
    BOOST_CHECK_EXCEPTION(odds_of_terms(3), OddsError, [](const OddsError& error) {
        return std::string_view(error.what()).find("goes beyond 2147483647") != std::string_view::npos;
    });
}

// Steps may lead to what is no word.
BOOST_AUTO_TEST_CASE(what_is_no_word_is_in_no_grid_and_no_condition) {
    std::string steps;
    for (int i = 0; i < 65; ++i)
        steps += "<plus value='good'/>";
    const std::string value = "<outcome id='lost' name='Lost'/><outcome id='won' name='Won'/>"
                              "<value id='sum' of='fight' words='bad good'>" +
                              steps + "</value>";
    const auto odds_under = [&](const std::string& rest) {
        const Ruleset ruleset = with_mode(value + rest + "<end outcome='lost' last='yes'/>");
        Troop troop;
        troop.values = ruleset.at(Level::troop).defaults;
        const Combatant one = combatant_of(troop, ruleset);
        return OddsCalculator(combat_mode(ruleset, "melee")).odds({{&one, &one}, {}, 1}).outcomes[1].text();
    };
    BOOST_TEST(odds_under("<end outcome='won'><fight sum='good'/></end>") == "0/1");
    BOOST_CHECK_THROW(odds_under("<value id='x' of='fight'><grid down='sum' across='round' heads='1'>"
                                 "<line at='bad' values='1'/><line at='good' values='1'/></grid></value>"
                                 "<end outcome='won'><fight x='1'/></end>"),
                      OddsError);
}

BOOST_AUTO_TEST_CASE(what_a_side_asks_first_is_read) {
    const std::string worn = "<value id='f'/><wear use='f' name='men' unit='figures' per-unit='20'>"
                             "<say>Twenty men are a figure.</say></wear>";
    const Ruleset ruleset = with_mode(
        "<outcome id='lost' name='Lost'/><outcome id='won' name='Won'/>"
        "<switch id='hill' name='Hill' own='We are higher' enemy='They are higher'/>" +
        worn +
        "<question side='attacker' outcome='won' name='wins'><say>It wins.</say></question>"
        "<question side='defender' outcome='lost' losses='yes' name='loses'><say>Men.</say></question>"
        "<end outcome='lost' last='yes'/>");
    const CombatMode& mode = combat_mode(ruleset, "melee");
    BOOST_TEST(mode.questions[0]->name == "wins");
    BOOST_TEST(mode.questions[0]->say == "It wins.");
    BOOST_TEST(mode.questions[0]->outcome == 1U);
    BOOST_TEST(mode.questions[1]->losses);
    BOOST_TEST(mode.wear_unit == "figures");
    BOOST_TEST(mode.wear_per_unit == 20);
    BOOST_TEST(mode.wear_about == "Twenty men are a figure.");
    BOOST_TEST(mode.switches[0].of_own_and_enemy[1] == "They are higher");
    const std::string rest(outcomes);
    const std::string question =
        "<question side='attacker' outcome='won' name='wins'><say>X</say></question>";
    check_refused(rest + question + question, "asks twice");
    check_refused(rest + "<question side='attacker' outcome='won' name='wins'/>", "<say>");
    check_refused(rest + "<question side='attacker' outcome='draw' name='X'><say>X</say></question>",
                  "no outcome of this mode");
    check_refused(
        rest + "<question side='attacker' outcome='won' losses='yes' name='X'><say>X</say></question>" +
            "<end outcome='won' last='yes'/>",
        "needs a <wear>");
    check_refused(rest + "<value id='f'/><wear use='f' per-unit='0'/>", "at least 1");
}

BOOST_AUTO_TEST_CASE(what_the_dice_do_is_said_before_they_are_thrown) {
    const std::string die = "<roll id='die'><dice faces='1..6' count='2'/></roll>";
    const std::string why = "<why of='fight'><say> The lower\n loses. </say></why>"
                            "<why><own class='foot'/><say>It stands.</say></why>";
    const Ruleset ruleset = with_mode(std::string(outcomes) + why + die);
    const CombatMode& mode = combat_mode(ruleset, "melee");
    BOOST_REQUIRE(mode.reasons.size() == 2U);
    BOOST_TEST(mode.reasons[0].of_fight);
    BOOST_TEST(mode.reasons[0].say == "The lower loses.");
    BOOST_TEST(!mode.reasons[1].of_fight);
    BOOST_TEST(mode.definitions.front().dice.front().count == 2);
    BOOST_TEST(mode.definitions.front().dice.front().sides == 6);
    check_refused(std::string(outcomes) + die + why, "before the first <roll>");
    check_refused(std::string(outcomes) + "<why of='fight'/>", "<say>");
}

BOOST_AUTO_TEST_CASE(values_of_a_switch_have_names_for_people) {
    const Ruleset ruleset =
        with_mode(std::string(outcomes) + "<switch id='going' name='Going' values='open steep-hill' "
                                          "names='Open, Steep (hill-)side'/>"
                                          "<switch id='room' name='Room' values='free half-move'/>"
                                          "<switch id='wet' name='Wet'/>"
                                          "<switch id='slope' name='Slope' least='-2' most='2'/>");
    const CombatMode& mode = combat_mode(ruleset, "melee");
    BOOST_TEST(switch_value_name(mode, mode.switches[0], 1) == "Steep (hill-)side");
    BOOST_TEST(switch_value_name(mode, SwitchSetting{{}, "going", "open"}) == "Open");
    BOOST_TEST(switch_value_name(mode, mode.switches[1], 1) == "half move");
    BOOST_TEST(switch_value_name(mode, SwitchSetting{{}, "wet", "yes"}) == "yes");
    BOOST_TEST(switch_value_name(mode, mode.switches[3], -1) == "-1");
    BOOST_TEST(switch_value_name(mode, SwitchSetting{{}, "slope", "-2"}) == "-2");
    for (const char* names : {"Open", "Open, Steep, Flat", "Open,", ""})
        check_refused(
            std::string(outcomes) +
                fmt::format("<switch id='going' name='Going' values='open steep' names='{}'/>", names),
            "one name for each of the 2 values");
}

// The window shows them, in its language.
BOOST_AUTO_TEST_CASE(every_choice_of_the_shipped_rule_sets_has_names) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const CombatMode& mode : shipped_rulesets().find(id)->combat)
            for (const CombatSwitch& made : mode.switches)
                if (const CombatName& name = mode.names[made.name];
                    !name.words.empty() && name.words.front() != "no" && name.words.front() != "1")
                    BOOST_TEST(name.shown.size() == name.words.size(),
                               id << ' ' << mode.id << ' ' << made.id);
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_refused_with_its_place) {
    const std::string rest(outcomes);
    const std::string bounds = "no whole number from -999999999 to 999999999";
    check_refused(rest + "<value id='x'><plus value='two'/></value>", bounds);
    check_refused(rest + "<switch id='hill' name='Hill' least='-2147483648' most='2'/>", bounds);
    check_refused(rest + "<value id='x'><plus use='y'/></value>", "no name declared before");
    check_refused(rest + "<value id='class'/>", "something else already");
    check_refused(rest + "<value id='x'><times by='1/2'/></value>", "round must be");
    check_refused(rest + "<value id='x'><plus value='1'><own class='boat'/></plus></value>",
                  "no value of class");
    check_refused(rest + "<value id='x'><plus value='1'><fight class='foot'/></plus></value>", "each side");
    check_refused(rest + "<value id='x'><plus value='1'><own round='1'/></plus></value>",
                  "belongs to the fight");
    check_refused(rest + "<end outcome='draw'/>", "no outcome of this mode");
    check_refused("<outcome id='lost' name='Lost'/><end outcome='lost'/>", "the last <end>");
    check_refused(rest + "<switch id='hill'/>", "needs the attribute name");
    check_refused(rest + "<switch id='hill' name='Hill'><only><own class='foot'/></only></switch>", "<say>");
    check_refused(rest + "<roll id='x'><dice faces='6..1'/></roll>", "no faces");
    check_refused(rest + "<roll id='x'><dice faces='1..6' count='7'/></roll>", "dice");
    check_refused(rest + "<roll id='x' words='a b'><dice faces='a b' count='2'/></roll>", "cannot be added");
    check_refused(rest + "<roll id='x' words='a b'><dice faces='a b' less='b'/></roll>", "cannot be added");
    check_refused(rest + "<roll id='x'><dice faces='1..100' count='5'/></roll>",
                  "in more than 4294967295 ways together; throw fewer, or dice of fewer faces");
    check_refused(rest + "<carry state='class' use='class'/>", "is no state");
    check_refused(rest + "<as trait='role' value='attacker'><own class='foot'/></as>", "no trait");
    check_refused(rest + "<as trait='class' value='boat'><own class='foot'/></as>", "no value of class");
    check_refused(rest + "<as trait='class' value='foot'/>", "needs a condition");
}

BOOST_AUTO_TEST_CASE(a_condition_of_too_many_tests_is_refused) {
    const auto tests = [](std::size_t count) {
        std::string text = "<value id='x'><plus value='1'>";
        for (std::size_t i = 0; i < count; ++i)
            text += "<own class='foot'/>";
        return std::string(outcomes) + text + "</plus></value>";
    };
    BOOST_CHECK_NO_THROW(with_mode(tests(500)));
    check_refused(tests(501), "more than 500 tests in all its alternatives");
}

BOOST_AUTO_TEST_CASE(words_for_players_are_read) {
    const Ruleset ruleset =
        with_mode("<outcome id='lost' name='Lost' usual='yes'/><outcome id='drawn' name='Drawn'/>"
                  "<outcome id='won' name='Won'/>"
                  "<switch id='hill' name='Hill'><about> It stands\n on a hill. </about></switch>"
                  "<value id='f'/><wear use='f' name='hits'/><end outcome='lost' last='yes'/>");
    const CombatMode& mode = combat_mode(ruleset, "melee");
    BOOST_TEST(mode.switches.front().about == "It stands on a hill.");
    BOOST_TEST(mode.wear_name == "hits");
    BOOST_TEST(usual_outcome(mode) == 0U);
    check_refused(std::string(outcomes) + "<switch id='hill' name='Hill'><about of='it'>X</about></switch>",
                  "unknown attribute");
}

// One that is alone has nobody to compare itself with.
BOOST_AUTO_TEST_CASE(a_troop_alone_has_no_enemy) {
    const auto alone = [](std::string_view rest) {
        return fmt::format("<outcome id='won' name='Won'/><end outcome='won' last='yes'/></mode>"
                           "<mode id='alone' name='Alone' alone='yes'>{}"
                           "<value id='f'><plus value='1' name='N' cite='C'/></value>{}",
                           outcomes, rest);
    };
    BOOST_CHECK_NO_THROW((void)with_mode(alone("<wear use='f'/>")));
    for (const std::string_view rest :
         {"<value id='g'><plus use='f' of='enemy'/></value>", "<end outcome='won'><defender f='1'/></end>",
          "<end outcome='won'><enemy class='foot'/></end>",
          "<end outcome='won'><compare use='f' below='f' than='enemy'/></end>"})
        check_refused(alone(rest), "no enemy");
}

// What is worn by both sides is that of one.
BOOST_AUTO_TEST_CASE(the_numbers_of_nobody_are_nothing) {
    const Ruleset ruleset = with_mode("<outcome id='lost' name='Lost'/><outcome id='won' name='Won'/>"
                                      "<end outcome='lost' last='yes'/></mode>"
                                      "<mode id='alone' name='Alone' alone='yes'>"
                                      "<outcome id='lost' name='Lost'/><outcome id='won' name='Won'/>"
                                      "<value id='f'><plus number='worth' name='N' cite='C'/></value>"
                                      "<wear use='f'/><end outcome='won' last='yes'/>");
    Troop troop;
    troop.values = ruleset.at(Level::troop).defaults;
    Combatant one = combatant_of(troop, ruleset);
    const Odds odds = OddsCalculator(combat_mode(ruleset, "alone")).odds({{&one, nullptr}, {}, 1});
    BOOST_REQUIRE(odds.wear[0] && odds.wear[1]);
    BOOST_TEST(odds.wear[0]->text() == "4/1");
    BOOST_TEST(odds.wear[1]->text() == "0/1");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
