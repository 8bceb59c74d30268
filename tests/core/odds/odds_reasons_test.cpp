// SPDX-License-Identifier: MIT
// Why a fight comes to what it does: what counts for either side, what it sums up to, and what the dice show.
#include "odds/odds.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

namespace {

using ReasonTraits = std::map<std::string, std::string>;

const Ruleset& rules_of(const std::string& id) {
    return *shipped_rulesets().find(id);
}

struct Reasons {
    Reasons(const std::string& ruleset, const std::string& mode, const ReasonTraits& attacker,
            const ReasonTraits& defender)
        : first(combatant_of(troop_of_traits(rules_of(ruleset), attacker), rules_of(ruleset))),
          second(combatant_of(troop_of_traits(rules_of(ruleset), defender), rules_of(ruleset))),
          calculator(combat_mode(rules_of(ruleset), mode)) {}

    [[nodiscard]] Fight fight() const { return {{&first, &second}, {}, 1}; }
    [[nodiscard]] std::int32_t sum(std::optional<CombatSide> side) const {
        std::int32_t sum = 0;
        for (const OddsTerm& term : calculator.terms(fight()))
            sum += term.side == side ? term.value : 0;
        return sum;
    }
    [[nodiscard]] std::int32_t total(std::optional<CombatSide> side) const {
        for (const OddsTotal& total : calculator.totals(fight()))
            if (total.side == side)
                return total.value;
        return -99;
    }

    Combatant first;
    Combatant second;
    OddsCalculator calculator;
};

const ReasonTraits spearmen{
    {"type", "heavy-infantry"}, {"status", "regular"}, {"weapon", "long-spear"}, {"shield", "yes"}};
const ReasonTraits elephants{{"type", "elephant"}, {"status", "barbarian"}};
const ReasonTraits hoplites{{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}};
const ReasonTraits swordsmen{{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}};

} // namespace

BOOST_AUTO_TEST_SUITE(odds_reasons)

// The line of the weapon table that a weapon is looked up in is no factor.
BOOST_AUTO_TEST_CASE(only_factors_are_terms_and_they_add_up) {
    const Reasons reasons("ancient-1969", "melee", spearmen, elephants);
    const std::vector<OddsTerm> terms = reasons.calculator.terms(reasons.fight());
    for (const OddsTerm& term : terms) {
        BOOST_TEST(!term.cite.empty(), term.name);
        BOOST_TEST(term.name != "its weapon");
    }
    for (const CombatSide side : both_sides)
        BOOST_TEST(reasons.sum(side) == reasons.total(side));
}

// Long spears against elephants: the table gives them 0, and a player looks for it.
BOOST_AUTO_TEST_CASE(a_figure_of_nought_is_shown_where_the_rules_give_it) {
    const Reasons reasons("ancient-1969", "melee", spearmen, elephants);
    const std::vector<OddsTerm> terms = reasons.calculator.terms(reasons.fight());
    const auto found = std::find_if(terms.begin(), terms.end(), [](const OddsTerm& term) {
        return term.name == "Weapon factor" && term.side == CombatSide::attacker;
    });
    BOOST_REQUIRE(found != terms.end());
    BOOST_TEST(found->value == 0);
    const auto of_elephants = std::find_if(terms.begin(), terms.end(), [](const OddsTerm& term) {
        return term.name == "Weapon factor" && term.side == CombatSide::defender;
    });
    BOOST_REQUIRE(of_elephants != terms.end());
    BOOST_TEST(of_elephants->value == 3);
}

BOOST_AUTO_TEST_CASE(the_difference_and_the_die_lead_to_the_chances) {
    for (const std::string ruleset : {"into-glory-ride", "phalanx"})
        BOOST_TEST_CONTEXT(ruleset) {
            const Reasons reasons(ruleset, "melee", hoplites, swordsmen);
            BOOST_TEST(reasons.total(std::nullopt) ==
                       reasons.total(CombatSide::attacker) - reasons.total(CombatSide::defender));
            const std::vector<OddsDice> dice = reasons.calculator.dice(reasons.fight());
            BOOST_REQUIRE(dice.size() == 1U);
            const Odds odds = reasons.calculator.odds(reasons.fight());
            std::vector<std::int32_t> ways(odds.outcomes.size(), 0);
            for (const OddsDice::Faces& faces : dice.front().faces) {
                BOOST_REQUIRE(faces.outcome.has_value());
                ways[*faces.outcome] += faces.most - faces.least + 1;
            }
            for (std::size_t i = 0; i < ways.size(); ++i)
                BOOST_TEST(odds.outcomes[i].text() == Probability(ways[i], 6).text());
        }
}

// With the factor that each throw makes, and what the casualty calculation gives twenty figures for it.
BOOST_AUTO_TEST_CASE(two_dice_say_what_each_throw_leads_to) {
    const Reasons reasons("ancient-1969", "melee", spearmen, elephants);
    const std::vector<OddsDice> dice = reasons.calculator.dice(reasons.fight());
    BOOST_REQUIRE(dice.size() == 2U);
    const OddsDice& first = dice.front();
    BOOST_TEST(first.leads_to ==
                   std::vector<std::string>({"Factor with the dice", "Men that the enemy loses"}),
               boost::test_tools::per_element());
    BOOST_REQUIRE(first.faces.size() == 7U);
    BOOST_TEST(first.faces.front().least == -3);
    BOOST_TEST(first.faces.back().most == 3);
    const std::int32_t before = reasons.total(CombatSide::attacker);
    const std::map<std::int32_t, std::int32_t> men{{-2, 8}, {-1, 10}, {0, 12}, {1, 16}, {2, 26},
                                                   {3, 32}, {4, 40},  {5, 50}, {6, 64}};
    for (const OddsDice::Faces& faces : first.faces) {
        BOOST_TEST(!faces.outcome.has_value());
        BOOST_REQUIRE(faces.values.size() == 2U);
        BOOST_TEST(faces.values[0] == before + faces.least);
        if (const auto known = men.find(faces.values[0]); known != men.end())
            BOOST_TEST(faces.values[1] == known->second);
    }
    BOOST_TEST(dice.back().faces.front().least == -4); // a common die of barbarians
}

// Enough to fight it with dice, fingers or a table.
BOOST_AUTO_TEST_CASE(the_rules_say_who_throws_what_and_what_comes_of_it) {
    const auto said = [](const std::string& ruleset, const ReasonTraits& attacker,
                         const ReasonTraits& defender) {
        const Reasons reasons(ruleset, "melee", attacker, defender);
        std::string text;
        for (const OddsReason& reason : reasons.calculator.reasons(reasons.fight()))
            text += reason.say + "\n";
        return text;
    };
    const auto says = [](const std::string& text, std::string_view words) {
        return text.find(words) != std::string::npos;
    };
    const std::string ancient = said("ancient-1969", spearmen, elephants);
    BOOST_TEST(says(ancient, "2 3 3 4 4 5"), ancient);
    BOOST_TEST(says(ancient, "barbarians are common dice"), ancient);
    BOOST_TEST(!says(ancient, "casualty per figure"), ancient);
    for (const std::string ruleset : {"into-glory-ride", "phalanx"}) {
        const std::string text = said(ruleset, hoplites, swordsmen);
        BOOST_TEST(says(text, "who throws it does not matter"), text);
        BOOST_TEST(says(text, "\n0: DB DR DR AR AR AB\n"), text);
    }
    const std::string fingers = said("phalanx-ii", {{"class", "HIP"}, {"army", "RA"}, {"integrity", "plus"}},
                                     {{"class", "VLI"}, {"army", "RA"}});
    BOOST_TEST(says(fingers, "Equal fingers are a draw"), fingers);
    BOOST_TEST(says(fingers, "two disadvantages or more"), fingers);
    BOOST_TEST(says(fingers, "below enemy foot"), fingers);
    BOOST_TEST(!says(fingers, "below enemy horse"), fingers);
    BOOST_TEST(says(fingers, "Integrity plus"), fingers);
}

// Table 8 says B where the lines of the die say two R.
BOOST_AUTO_TEST_CASE(breaks_that_count_as_two_results_are_explained_where_they_do) {
    const ReasonTraits skirmishers{{"class", "VLI"}, {"army", "RA"}, {"integrity", "III"}};
    const auto said = [](const std::string& ruleset, const ReasonTraits& attacker,
                         const ReasonTraits& defender) {
        const Reasons reasons(ruleset, "melee", attacker, defender);
        std::string text;
        for (const OddsReason& reason : reasons.calculator.reasons(reasons.fight()))
            text += reason.say + "\n";
        return text;
    };
    for (const std::string ruleset : {"into-glory-ride", "phalanx"})
        BOOST_TEST_CONTEXT(ruleset) {
            BOOST_TEST(said(ruleset, swordsmen, skirmishers)
                           .starts_with("A break of the defender counts as two R, not as in Table 8"));
            BOOST_TEST(said(ruleset, skirmishers, swordsmen)
                           .starts_with("A break of the attacker counts as two R, not as in Table 8"));
            BOOST_TEST(said(ruleset, hoplites, swordsmen).find("two R") == std::string::npos);
        }
}

// Regular troops take two results before their combat factor is one lower.
BOOST_AUTO_TEST_CASE(what_results_cost_is_said_for_each_kind_of_army) {
    for (const std::string ruleset : {"into-glory-ride", "phalanx"}) {
        const std::string& about = combat_mode(rules_of(ruleset), "melee").wear_about;
        BOOST_TEST(about.find("regular troops is 1 lower for every two R") != std::string::npos, about);
        BOOST_TEST(about.find("ones for every R.") != std::string::npos, about);
    }
}

// One die that decides shows what comes of each face; where several do, the rules say it in words.
BOOST_AUTO_TEST_CASE(where_several_dice_decide_the_rules_say_what_they_do) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const CombatMode& mode : rules_of(id).combat) {
            if (mode.alone)
                continue;
            std::size_t dice = 0;
            for (const CombatDefinition& each : mode.definitions)
                if (each.is_roll())
                    dice += mode.names[each.name].of_fight ? 1U : 2U;
            BOOST_TEST((dice == 1U || !mode.reasons.empty()), id << ", " << mode.id);
        }
}

BOOST_AUTO_TEST_CASE(the_dice_of_blows_are_shown_though_a_test_may_come_before) {
    const ReasonTraits pikes{
        {"class", "foot"}, {"order", "close"}, {"army", "regular"}, {"proficiency", "drilled"}};
    const ReasonTraits bows{
        {"class", "foot"}, {"order", "open"}, {"army", "irregular"}, {"proficiency", "drilled"}};
    const Reasons reasons("undying-lands", "melee", pikes, bows);
    const std::vector<OddsDice> dice = reasons.calculator.dice(reasons.fight());
    BOOST_REQUIRE(dice.size() == 2U);
    BOOST_TEST(dice[0].count == 2);
    BOOST_TEST(dice[0].sides == 6);
    BOOST_TEST(dice[1].count == 1);
    BOOST_TEST(dice[1].sides == 12);
}

// Lances against foot in loose order: a side that has none left adds 3 and 2 to its die.
BOOST_AUTO_TEST_CASE(what_a_test_adds_is_listed_apart_from_the_blows) {
    const ReasonTraits lances{
        {"class", "mounted"}, {"order", "close"}, {"army", "regular"}, {"weapon", "lance"}};
    const ReasonTraits clansmen{
        {"class", "foot"}, {"order", "loose"}, {"army", "irregular"}, {"weapon", "2hw"}};
    const Reasons reasons("undying-lands", "melee", lances, clansmen);
    const std::vector<OddsTerm> terms = reasons.calculator.terms(reasons.fight());
    const auto added = [&](CombatSide side, const std::string& name) {
        std::int32_t sum = 0;
        for (const OddsTerm& term : terms)
            sum += term.side == side && term.full_name() == name ? term.value : 0;
        return sum;
    };
    BOOST_TEST(added(CombatSide::defender, "Integrity test after the blows: Loose or open foot charged by "
                                           "mounted or a behemoth") == 3);
    BOOST_TEST(added(CombatSide::defender,
                     "Integrity test after the blows: Enemy has more Integrity Points by then") == 2);
    for (const CombatSide side : both_sides) {
        std::int32_t of_blows = 0;
        for (const OddsTerm& term : terms)
            of_blows += term.side == side && term.heading.empty() && term.apart.empty() ? term.value : 0;
        BOOST_TEST(of_blows == reasons.total(side));
    }
}

// Else a test after heavy losses breaks too seldom.
BOOST_AUTO_TEST_CASE(integrity_points_go_on_below_zero) {
    const ReasonTraits pikes{{"class", "foot"}, {"order", "close"}, {"army", "regular"}, {"weapon", "pike"}};
    const Reasons reasons("undying-lands", "melee", pikes, pikes);
    const std::vector<OddsReason> said = reasons.calculator.reasons(reasons.fight());
    BOOST_TEST(std::any_of(said.begin(), said.end(), [](const OddsReason& reason) {
        return reason.say.starts_with("Integrity Points go on below zero");
    }));
}

BOOST_AUTO_TEST_CASE(a_side_that_does_not_shoot_adds_nothing_to_dice) {
    const ReasonTraits bows{{"class", "foot"},
                            {"order", "close"},
                            {"army", "regular"},
                            {"missile", "lrw"},
                            {"proficiency", "drilled"}};
    const Reasons reasons("undying-lands", "shooting", bows, bows);
    Fight fight = reasons.fight();
    const auto added = [&](CombatSide side) {
        const std::vector<OddsTerm> terms = reasons.calculator.terms(fight);
        return std::count_if(terms.begin(), terms.end(), [side](const OddsTerm& term) {
            return term.side == side && term.name == "Target in close order";
        });
    };
    const auto totals = [&](CombatSide side) {
        const std::vector<OddsTotal> all = reasons.calculator.totals(fight);
        return std::count_if(all.begin(), all.end(),
                             [side](const OddsTotal& total) { return total.side == side; });
    };
    BOOST_TEST(added(CombatSide::attacker) == 1);
    BOOST_TEST(totals(CombatSide::attacker) == 1);
    BOOST_TEST(added(CombatSide::defender) == 0);
    BOOST_TEST(totals(CombatSide::defender) == 0);
    fight.situation.push_back({std::nullopt, "return-fire", "yes"});
    BOOST_TEST(added(CombatSide::defender) == 1);
    BOOST_TEST(totals(CombatSide::defender) == 1);
}

// A fight of one round that cannot take all of its Integrity Points brings no test.
BOOST_AUTO_TEST_CASE(what_no_dice_can_lead_to_is_not_listed) {
    const ReasonTraits slingers{
        {"class", "foot"}, {"order", "open"}, {"army", "regular"}, {"proficiency", "militia"}};
    const ReasonTraits pikes{{"class", "foot"}, {"order", "close"}, {"army", "regular"}, {"weapon", "pike"}};
    const Reasons reasons("undying-lands", "melee", slingers, pikes);
    const auto tests_defender = [&](const Fight& fight) {
        const std::vector<OddsTerm> terms = reasons.calculator.terms(fight);
        return std::any_of(terms.begin(), terms.end(), [](const OddsTerm& term) {
            return term.side == CombatSide::defender && !term.heading.empty();
        });
    };
    Fight fight = reasons.fight();
    BOOST_TEST(!tests_defender(fight));
    fight.rounds = 9;
    BOOST_TEST(tests_defender(fight));
}

// Horse that charges standing foot does not stay.
BOOST_AUTO_TEST_CASE(reasons_are_said_where_they_hold) {
    const ReasonTraits horse{{"type", "heavy-cavalry"}, {"status", "barbarian"}, {"weapon", "javelin"}};
    const auto said = [](const Reasons& reasons, std::optional<CombatSide> side) {
        std::string text;
        for (const OddsReason& reason : reasons.calculator.reasons(reasons.fight()))
            if (reason.side == side)
                text += reason.say + "\n";
        return text;
    };
    const Reasons charge("ancient-1969", "melee", horse, spearmen);
    BOOST_TEST(
        said(charge, CombatSide::attacker).starts_with("Horse and chariots that attack standing foot"));
    BOOST_TEST(said(charge, CombatSide::defender).starts_with("It breaks if it loses"));
    BOOST_TEST(said(charge, std::nullopt).find("pushed back") == std::string::npos);
    const Reasons foot("ancient-1969", "melee", spearmen, spearmen);
    BOOST_TEST(said(foot, CombatSide::attacker).empty());
    BOOST_TEST(said(foot, std::nullopt).find("is pushed back") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_kind_of_fight_has_totals_or_dice_with_names) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const CombatMode& mode : rules_of(id).combat) {
            if (mode.alone)
                continue;
            const auto has_total = std::any_of(
                mode.definitions.begin(), mode.definitions.end(), [&](const CombatDefinition& each) {
                    return !each.is_roll() && !mode.names[each.name].label.empty();
                });
            BOOST_TEST(has_total, id << ", " << mode.id);
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
