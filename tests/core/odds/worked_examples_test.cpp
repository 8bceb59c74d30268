// SPDX-License-Identifier: MIT
// The examples that the rules work out, and fights that are the same from either side.
#include "odds/odds.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

using ExampleTraits = std::map<std::string, std::string>;

struct Example {
    std::string ruleset;
    std::string mode;
    ExampleTraits attacker;
    ExampleTraits defender;
    std::vector<SwitchSetting> situation = {};
    std::int32_t rounds = 1;

    [[nodiscard]] const Ruleset& rules() const { return *shipped_rulesets().find(ruleset); }
    [[nodiscard]] const CombatMode& combat() const { return combat_mode(rules(), mode); }
    [[nodiscard]] Odds odds() const {
        const Combatant first = combatant_of(troop_of_traits(rules(), attacker), rules());
        const Combatant second = combatant_of(troop_of_traits(rules(), defender), rules());
        return OddsCalculator(combat()).odds({{&first, &second}, situation, rounds});
    }
    // What counts for a side besides its dice.
    [[nodiscard]] std::int32_t modifier(CombatSide side) const {
        const Combatant first = combatant_of(troop_of_traits(rules(), attacker), rules());
        const Combatant second = combatant_of(troop_of_traits(rules(), defender), rules());
        std::int32_t sum = 0;
        for (const OddsTerm& term : OddsCalculator(combat()).terms({{&first, &second}, situation, rounds}))
            sum += term.side == side && term.name != "Integrity Points" ? term.value : 0;
        return sum;
    }
};

// "own-broken" is "broken" seen from the other side; "level" and what befalls both stay.
std::size_t mirrored(const CombatMode& mode, std::size_t outcome) {
    const std::string& id = mode.outcomes[outcome].id;
    const std::string other = id.starts_with("own-") ? id.substr(4) : "own-" + id;
    const auto found = std::find_if(mode.outcomes.begin(), mode.outcomes.end(),
                                    [&](const CombatOutcome& each) { return each.id == other; });
    return found == mode.outcomes.end() ? outcome : static_cast<std::size_t>(found - mode.outcomes.begin());
}

void check_mirror(const Example& there) {
    Example back = there;
    std::swap(back.attacker, back.defender);
    for (SwitchSetting& setting : back.situation)
        if (setting.side)
            setting.side = enemy_of(*setting.side);
    const Odds first = there.odds();
    const Odds second = back.odds();
    for (std::size_t i = 0; i < first.outcomes.size(); ++i)
        BOOST_TEST(first.outcomes[i].text() == second.outcomes[mirrored(there.combat(), i)].text(),
                   there.ruleset << ", " << there.combat().outcomes[i].id);
    BOOST_TEST(first.wear[0]->text() == second.wear[1]->text());
    BOOST_TEST(first.wear[1]->text() == second.wear[0]->text());
}

const ExampleTraits bowmen{{"class", "foot"},
                           {"order", "close"},
                           {"army", "regular"},
                           {"proficiency", "drilled"},
                           {"missile", "lrw"}};
const ExampleTraits pikes{{"class", "foot"},
                          {"order", "close"},
                          {"army", "regular"},
                          {"proficiency", "drilled"},
                          {"weapon", "pike"}};
const ExampleTraits riders{{"class", "mounted"}, {"order", "loose"}, {"army", "irregular"}};
const ExampleTraits slingers{
    {"type", "light-infantry"}, {"status", "regular"}, {"weapon", "sling"}, {"shield", "yes"}};
const ExampleTraits horse_archers{
    {"type", "light-cavalry"}, {"status", "regular"}, {"weapon", "bow"}, {"shield", "yes"}};

Example slingers_at_horse(const std::string& figures, std::vector<SwitchSetting> more) {
    more.push_back({CombatSide::attacker, "figures", figures});
    more.push_back({CombatSide::defender, "moving", "yes"});
    more.push_back({CombatSide::defender, "shooting", "yes"});
    return {"ancient-1969", "shooting", slingers, horse_archers, std::move(more)};
}

} // namespace

BOOST_AUTO_TEST_SUITE(worked_examples)

// Two dice of six, 7 on average, +1 for countering, +1 at first contact, +6 against mounted.
BOOST_AUTO_TEST_CASE(drilled_pikes_that_counter_mounted_strike_fifteen) {
    const Example pikes_counter{
        "undying-lands", "melee", riders, pikes, {{CombatSide::defender, "move", "counter"}}};
    BOOST_TEST(pikes_counter.modifier(CombatSide::defender) == 1 + 1 + 6);
}

// A die of ten, +2 at close order; such pikes have far more Integrity Points than that.
BOOST_AUTO_TEST_CASE(drilled_bows_shoot_a_die_of_ten_and_two_at_pikes) {
    const Odds odds = Example{"undying-lands", "shooting", bowmen, pikes}.odds();
    BOOST_TEST(odds.wear[1]->text() == (Probability(11, 2) + Probability(2, 1)).text()); // 5½ and 2
}

// 1 of the weapon, −1 as the target moves, +1 as it shoots; the dice add −1, 0 or 1 in 15, 6, 15 of 36.
BOOST_AUTO_TEST_CASE(ten_slingers_kill_thirteen_with_the_better_die) {
    const Odds ten = slingers_at_horse("10", {}).odds();
    BOOST_TEST(ten.wear[1]->text() == Probability(15 * 6 + 6 * 8 + 15 * 13, 36).text());
}

// From higher ground one more: 26, 42 or 51.
BOOST_AUTO_TEST_CASE(more_than_twenty_figures_add_tens_and_the_rest) {
    const Odds many = slingers_at_horse("32", {{CombatSide::attacker, "higher", "yes"}}).odds();
    BOOST_TEST(many.wear[1]->text() == Probability(15 * 26 + 6 * 42 + 15 * 51, 36).text());
}

BOOST_AUTO_TEST_CASE(who_attacks_is_no_matter_where_the_rules_do_not_ask) {
    const ExampleTraits foot{{"class", "foot"}, {"order", "loose"}, {"army", "irregular"}};
    const ExampleTraits spears{{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}};
    const ExampleTraits blades{{"class", "HIN"}, {"army", "IF"}, {"integrity", "III"}};
    const ExampleTraits legion{
        {"type", "heavy-infantry"}, {"status", "regular"}, {"weapon", "pilum"}, {"shield", "yes"}};
    const ExampleTraits warband{
        {"type", "medium-infantry"}, {"status", "barbarian"}, {"weapon", "javelin"}, {"shield", "yes"}};
    const SwitchSetting no_contact{std::nullopt, "first-contact", "no"};
    const SwitchSetting stands{CombatSide::attacker, "move", "stand"};
    const SwitchSetting also_stands{CombatSide::defender, "move", "stand"};
    const SwitchSetting flank{CombatSide::defender, "flank", "yes"};
    const SwitchSetting no_charge{CombatSide::attacker, "charge", "no"};
    const SwitchSetting neither{CombatSide::defender, "charge", "no"};
    for (const std::int32_t rounds : {1, 2}) {
        check_mirror({"phalanx", "melee", spears, blades, {{CombatSide::attacker, "overlaps", "1"}}, rounds});
        check_mirror({"ancient-1969", "melee", legion, warband, {no_charge, neither}, rounds});
    }
    for (const SwitchSetting& more : {no_contact, flank})
        check_mirror({"undying-lands", "melee", pikes, foot, {no_contact, stands, also_stands, more}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
