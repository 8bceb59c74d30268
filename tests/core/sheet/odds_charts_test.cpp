// SPDX-License-Identifier: MIT
// The odds on sheets: the matrices of the sheet of odds, and the short form of the quick reference.
#include "sheet/detail/odds_charts.h"

#include "odds/contenders.h"
#include "odds/outcome_words.h"
#include "sheet/sheet_pages.h"
#include "sheet_case.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace muster::tests {

namespace {

std::string odds_sample(std::string_view name) {
    for (const NamedText& sample : samples())
        if (contains(sample.name, name))
            return sample.text;
    throw std::invalid_argument("no such sample");
}

// The best and worst enemies of each troop; nullptr if the sheet has none.
const SheetChart* summary_of(const SheetModel& sheet) {
    const auto found = std::find_if(sheet.charts.begin(), sheet.charts.end(), [](const SheetChart& chart) {
        return chart.columns.size() == 2 && chart.columns.front() == "best against";
    });
    return found == sheet.charts.end() ? nullptr : &*found;
}

} // namespace

BOOST_AUTO_TEST_SUITE(odds_charts)

BOOST_AUTO_TEST_CASE(the_odds_are_those_of_the_fights) {
    const SheetCase army(odds_sample("greeks-plataea"));
    const SheetModel sheet = army.model(SheetKind::odds);
    BOOST_REQUIRE(sheet.charts.size() == 2U); // melee and shooting
    const SheetChart& melee = sheet.charts.front();
    const Ruleset& ruleset = army.ruleset;
    const OddsCalculator calculator(ruleset.combat.front());
    const std::vector<Contender> mine = contenders_of_army(army.army, ruleset);
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    std::size_t figures = 0;
    for (const SheetChart::Row& row : melee.rows)
        for (const Contender& own : mine)
            for (std::size_t i = 0; own.notation == row.label && i < melee.columns.size(); ++i)
                for (const Contender& other : classes) {
                    if (other.code != melee.columns[i] || row.cells[i] == "–")
                        continue;
                    const Odds odds = calculator.odds({{&own.combatant, &other.combatant}, {}, 1});
                    const std::string percent =
                        at_least(odds)[usual_outcome(calculator.mode(), CombatSide::attacker)].percent();
                    BOOST_TEST(row.cells[i] + " %" == percent);
                    ++figures;
                }
    BOOST_TEST(figures > 10U);
    BOOST_TEST(contains(melee.name, "chance to win, attacking, in per cent"));
    // The quick reference has a short form; the full sheet has none.
    BOOST_TEST(summary_of(army.model(SheetKind::reference)) != nullptr);
    BOOST_TEST(summary_of(army.model(SheetKind::full)) == nullptr);
}

BOOST_AUTO_TEST_CASE(odds_of_long_names_are_numbered_and_explained) {
    const SheetModel sheet = SheetCase(odds_sample("orc-host")).model(SheetKind::odds);
    BOOST_REQUIRE(sheet.charts.size() > 1U);
    BOOST_TEST(sheet.charts.front().columns.front() == "1");
    BOOST_TEST(sheet.charts.back().rows.size() >= sheet.charts.front().columns.size());
    BOOST_TEST(sheet.charts.back().rows.front().label == "1");
}

BOOST_AUTO_TEST_CASE(all_matrices_share_a_budget_and_say_what_it_leaves_out) {
    const SheetCase army(odds_sample("greeks-plataea"));
    const Wording wording(army.army, army.ruleset, army.report);
    const OddsMatrices whole = odds_matrices(wording, Budget(most_odds_throws, std::chrono::hours(1)));
    BOOST_TEST(whole.charts.size() == 2U);
    BOOST_TEST(whole.left_out.empty());
    const OddsMatrices begun = odds_matrices(wording, Budget(1, std::chrono::hours(1)));
    BOOST_REQUIRE(begun.charts.size() == 1U); // of the first fight alone
    BOOST_TEST(begun.charts.front().rows.size() == 1U);
    BOOST_TEST(begun.charts.front().columns.size() == 1U);
    for (const CombatMode& mode : army.ruleset.combat)
        BOOST_TEST(contains(begun.left_out, mode.name + ": "));
    BOOST_TEST(contains(begun.left_out, " pairs"));
}

BOOST_AUTO_TEST_CASE(the_quick_reference_of_every_rule_set_has_the_odds) {
    for (const std::string& id : shipped_rulesets().ids())
        for (const NamedText& sample : samples()) {
            const SheetCase army(sample.text);
            if (army.ruleset.id != id || contenders_of_army(army.army, army.ruleset).size() < 2)
                continue;
            const SheetModel sheet = army.model(SheetKind::reference);
            const SheetChart* summary = summary_of(sheet);
            BOOST_TEST_CONTEXT(sample.name) {
                BOOST_REQUIRE(summary != nullptr);
                BOOST_TEST(!summary->rows.empty());
                BOOST_TEST(summary->if_room);
                for (const SheetChart::Row& row : summary->rows)
                    BOOST_TEST(row.cells[0] != row.cells[1]);
            }
            break;
        }
}

BOOST_AUTO_TEST_CASE(what_has_no_room_begins_no_page) {
    const SheetCase army(odds_sample("greeks-plataea"));
    SheetModel sheet = army.model(SheetKind::reference);
    const std::size_t summary = static_cast<std::size_t>(summary_of(sheet) - sheet.charts.data());
    SheetModel without = sheet;
    without.charts.erase(without.charts.begin() + static_cast<std::ptrdiff_t>(summary));
    const std::size_t least = SheetPages(without).count();
    const std::vector<SheetChart::Row> rows = sheet.charts[summary].rows;
    for (int times = 0; times < 60; ++times)
        sheet.charts[summary].rows.insert(sheet.charts[summary].rows.end(), rows.begin(), rows.end());
    BOOST_TEST(SheetPages(sheet).count() == least);
    sheet.charts[summary].if_room = false;
    BOOST_TEST(SheetPages(sheet).count() > least);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
