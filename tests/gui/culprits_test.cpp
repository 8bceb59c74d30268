// SPDX-License-Identifier: MIT
// The culprits of a finding are selected and marked in the grid.
#include "check/wording.h"
#include "gui/army/army_grid.h"
#include "gui/army/army_model.h"
#include "gui/army/findings_panel.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>

namespace muster::tests {

namespace {

bool is_marked(Frame& window, const Place& place) {
    wxVariant value;
    grid_of(window).tree().GetModel()->GetValue(value, ArmyModel::item_of(place), ArmyModel::name_column);
    wxDataViewIconText cell;
    cell << value;
    return cell.GetBitmapBundle().IsOk();
}

} // namespace

BOOST_AUTO_TEST_SUITE(culprits)

BOOST_AUTO_TEST_CASE(a_finding_selects_its_culprits_and_the_grid_marks_them) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    Workbench& bench = window->bench();
    const Trait& general = *bench.ruleset().trait(Level::unit, "general");
    const Places units = places_at_level(bench.army(), {}, Level::unit);
    BOOST_REQUIRE_GT(units.size(), 2U);
    bench.apply("Three Generals", with_value(bench.army(), units, general, 1));
    bench.apply("Two Generals", with_value(bench.army(), {units.begin() + 2, units.end()}, general, 0));
    settle(150);
    const std::vector<Finding>& findings = bench.report().findings();
    const std::vector<std::size_t>& shown = findings_of(*window).shown();
    const auto row = std::find_if(shown.begin(), shown.end(), [&](std::size_t index) {
        return rule_id_of(findings[index], bench.ruleset()) == "ul.one-general";
    });
    BOOST_REQUIRE(row != shown.end());
    const Places culprits{units.begin(), units.begin() + 2};
    BOOST_CHECK(findings[*row].culprits == culprits);
    findings_of(*window).go_to(static_cast<std::size_t>(row - shown.begin()));
    settle(150);
    BOOST_CHECK(bench.selection() == culprits);
    for (const Place& place : culprits)
        BOOST_CHECK_MESSAGE(is_marked(*window, place), place.path());
    BOOST_CHECK(!is_marked(*window, units.back()));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
