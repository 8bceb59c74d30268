// SPDX-License-Identifier: MIT
// Troops that may fight another way have a row of its figures on the roster and the reference sheet.
#include "check/added_rules.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>

#include <memory>

namespace muster::tests {

namespace {

// Rules that find nothing and let the second troop of the army dismount.
class DismountingRules : public AddedRules {
public:
    [[nodiscard]] const std::string& title() const override { return title_; }
    void judge(const Army& /*army*/, const Ruleset& /*ruleset*/, const Report& /*report*/,
               std::vector<Finding>& /*findings*/) const override {}
    [[nodiscard]] std::string message(const Finding& /*finding*/, const Army& /*army*/,
                                      const Ruleset& /*ruleset*/, const Report& /*report*/) const override {
        return {};
    }
    [[nodiscard]] std::vector<Overrun> overruns(const std::vector<Finding>& findings, const Army& /*army*/,
                                                const Ruleset& /*ruleset*/,
                                                const Report& /*report*/) const override {
        return std::vector<Overrun>(findings.size());
    }
    [[nodiscard]] std::vector<FixCandidate> candidates(const Finding& /*finding*/, const Army& /*army*/,
                                                       const Ruleset& /*ruleset*/,
                                                       const Report& /*report*/) const override {
        return {};
    }
    [[nodiscard]] std::vector<OtherForm> other_forms(const Army& army,
                                                     const Ruleset& ruleset) const override {
        const Trait& troop_class = *ruleset.trait(Level::troop, "class");
        TraitValues values = army.bodies[0].units[0].troops[1].values;
        for (std::size_t value = 0; value < troop_class.values.size(); ++value)
            if (troop_class.values[value].id == "HIN")
                values[troop_class.slot] = static_cast<std::int32_t>(value);
        return {{{1, 1, 2}, "on foot", values}};
    }

private:
    std::string title_ = "Dismounting";
};

const SheetChart* chart_of_forms(const SheetModel& sheet) {
    for (const SheetChart& chart : sheet.charts)
        if (chart.name == "May also fight as")
            return &chart;
    return nullptr;
}

} // namespace

BOOST_AUTO_TEST_SUITE(other_forms_suite)

BOOST_AUTO_TEST_CASE(the_figures_of_another_form_are_printed) {
    const Army army = read_army("<army xmlns='urn:muster:army:1' ruleset='phalanx' name='A'><body><unit>"
                                "<troop name='Archers' class='HIB' army='RA' integrity='III'/>"
                                "<troop name='Lances' class='CAT' army='RA' integrity='IV'/>"
                                "</unit></body></army>",
                                "it", shipped_rulesets());
    Ruleset ruleset = *shipped_rulesets().find("phalanx");
    ruleset.added = std::make_shared<DismountingRules>();
    const Report report = check(army, ruleset, Detail::sheet);
    for (const SheetKind kind : {SheetKind::full, SheetKind::reference}) {
        const SheetModel sheet = make_sheet(army, ruleset, report, kind);
        const SheetChart* chart = chart_of_forms(sheet);
        BOOST_REQUIRE(chart != nullptr);
        BOOST_REQUIRE_EQUAL(chart->rows.size(), 1U);
        BOOST_TEST(chart->rows.front().label == "Lances: on foot");
        BOOST_TEST(chart->rows.front().cells.size() == chart->columns.size());
        // The figures of HIN of integrity IV, not those of the knights.
        BOOST_TEST(contains(chart->rows.front().cells.front(), "HIN-IV-RA"),
                   chart->rows.front().cells.front());
    }
    BOOST_TEST(chart_of_forms(make_sheet(army, ruleset, report, SheetKind::opponent)) == nullptr);
}

BOOST_AUTO_TEST_CASE(without_other_forms_there_is_no_chart_of_them) {
    const SheetCase army("<army xmlns='urn:muster:army:1' ruleset='phalanx' name='A'><body><unit>"
                         "<troop class='CAT' army='RA' integrity='IV'/></unit></body></army>");
    BOOST_TEST(chart_of_forms(army.model(SheetKind::full)) == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
