// SPDX-License-Identifier: MIT
// Builds an army for each rule set with mouse and keyboard: create, add, edit, break a rule, apply the fix,
// undo all, redo all, save, reopen, compare.
#include "base/file.h"
#include "gui/army/army_grid.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/army/palette_panel.h"
#include "gui/army/trait_row.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

Card& card_headed(const StartPage& page, const std::string& heading) {
    for (Card* card : page.cards())
        if (utf8(card->text().heading) == heading)
            return *card;
    throw std::runtime_error("no card " + heading);
}

void bring_into_view(InspectorPanel& panel, const wxWindow& control, int y) {
    const int at = panel.ScreenToClient(control.ClientToScreen(wxPoint(0, y))).y;
    int step = 0;
    panel.GetScrollPixelsPerUnit(nullptr, &step);
    if (at < 0 || at + 40 > panel.GetClientSize().y)
        panel.Scroll(-1, panel.GetViewStart().y + (at - panel.GetClientSize().y / 2) / step);
    settle();
}

// Scrolls to the first segment that would break a rule and clicks it. False if there is none.
bool click_forbidden_value_of_selection(Frame& window) {
    for (const std::size_t index : window.bench().ruleset().at(Level::troop).traits) {
        const Trait& trait = window.bench().ruleset().traits[index];
        const TraitRow* row = inspector_of(window).rows().row(trait.id);
        const auto* choice =
            row && row->is_shown() ? dynamic_cast<SegmentedChoice*>(&row->control()) : nullptr;
        if (!choice)
            continue;
        for (std::size_t i = 0; i < choice->segments().size(); ++i) {
            if (choice->segments()[i].trouble != Severity::error)
                continue;
            const wxRect rect = choice->segment_rect(i);
            bring_into_view(inspector_of(window), *choice, rect.y);
            const wxPoint in_panel =
                inspector_of(window).ScreenToClient(choice->ClientToScreen(rect.GetPosition()));
            if (in_panel.y + rect.height > inspector_of(window).GetClientSize().y)
                continue; // out of sight
            BOOST_TEST_MESSAGE("chooses " << trait.id << " " << utf8(choice->segments()[i].label));
            click(*choice, {rect.x + rect.width / 2, rect.y + rect.height / 2});
            return true;
        }
    }
    return false;
}

bool click_a_forbidden_value(Frame& window) {
    for (const Place& place : all_places(window.bench().army())) {
        if (place.level() != Level::troop)
            continue;
        window.bench().select({place});
        settle();
        if (click_forbidden_value_of_selection(window))
            return true;
    }
    return false;
}

void select_first_troop(Frame& window) {
    for (const Place& place : all_places(window.bench().army()))
        if (place.level() == Level::troop) {
            grid_of(window).tree().EnsureVisible(ArmyModel::item_of({}));
            settle(200);
            // Beside the name, which a second click would begin to change.
            wxDataViewCtrl& tree = grid_of(window).tree();
            const wxRect rect =
                tree.GetItemRect(ArmyModel::item_of(place), tree.GetColumn(ArmyModel::first_sheet_column()));
            click(tree, {rect.x + rect.width / 2, rect.y + rect.height / 2});
            BOOST_REQUIRE(window.bench().selection() == Places{place});
            return;
        }
    BOOST_FAIL("no troop");
}

// Applies fixes until none is left.
void fix_errors(Frame& window) {
    for (int round = 0; round < 20 && window.bench().report().count(Severity::error) > 0; ++round) {
        bool any = false;
        for (std::size_t i = 0; i < findings_of(window).shown().size() && !any; ++i) {
            const std::size_t finding = findings_of(window).shown()[i];
            if (window.bench().report().findings()[finding].severity != Severity::error)
                continue;
            const std::vector<Fix> fixes = window.bench().fixes(finding);
            if (fixes.empty())
                continue;
            window.bench().make_fix(fixes.front());
            settle();
            any = true;
        }
        if (!any)
            break;
    }
}

void build(const std::string& id) {
    const Window window;
    Workbench& bench = window->bench();
    const Ruleset& ruleset = *application().services().rulesets().find(id);

    window->pages().open(page_ids::start);
    settle();
    click_middle(card_headed(start_page_of(*window), ruleset.title));
    BOOST_REQUIRE(new_army_page_of(*window).IsShownOnScreen());
    type("Built by hand");
    press(WXK_RETURN);
    BOOST_REQUIRE(bench.has_document());
    BOOST_CHECK_EQUAL(bench.army().name, "Built by hand");
    BOOST_CHECK_EQUAL(bench.ruleset().id, id);
    BOOST_CHECK(bench.report().legal());
    const Army begun = bench.army();

    // Add the first kind there is, by the keyboard.
    run(*window, "army.add");
    const std::string wanted = palette_of(*window).shown().front().name;
    type(wanted.substr(0, 4));
    press(WXK_RETURN);
    BOOST_REQUIRE(bench.document().history().can_undo());
    BOOST_CHECK_GT(all_places(bench.army()).size(), all_places(begun).size());

    // Break a rule with the mouse, then fix all errors.
    select_first_troop(*window);
    BOOST_REQUIRE_MESSAGE(click_a_forbidden_value(*window), "nothing is forbidden in " << id);
    BOOST_REQUIRE_GT(bench.report().count(Severity::error), 0U);
    BOOST_CHECK_EQUAL(findings_of(*window).shown().size(), bench.report().findings().size());
    const std::size_t errors = bench.report().count(Severity::error);
    fix_errors(*window);
    BOOST_CHECK_LT(bench.report().count(Severity::error), errors);

    // A count up by the keyboard.
    select_first_troop(*window);
    const std::int32_t count = troop_at(bench.army(), bench.first_selected()).count;
    BOOST_CHECK(is_enabled(*window, "army.more"));
    press(WXK_RIGHT, wxMOD_ALT);
    BOOST_CHECK_EQUAL(troop_at(bench.army(), bench.first_selected()).count, count + 1);
    // And move it down, into the next unit if it is alone in its own.
    press(WXK_DOWN, wxMOD_ALT);
    BOOST_CHECK(bench.first_selected() != (Place{1, 1, 1}));
    const Army built = bench.army();

    const std::size_t steps = bench.document().history().steps_back();
    for (std::size_t i = 0; i < steps; ++i)
        run(*window, "edit.undo");
    BOOST_CHECK(bench.army() == begun);
    BOOST_CHECK(!is_enabled(*window, "edit.undo"));
    for (std::size_t i = 0; i < steps; ++i)
        run(*window, "edit.redo");
    BOOST_CHECK(bench.army() == built);
    BOOST_CHECK(!is_enabled(*window, "edit.redo"));

    const std::filesystem::path file = folder().path() / (id + ".muster");
    BOOST_CHECK(bench.document().modified());
    BOOST_REQUIRE(window->session().save_to(file));
    BOOST_CHECK(!bench.document().modified());
    const Window other;
    BOOST_REQUIRE(open_file(*other, file));
    settle();
    BOOST_CHECK(other->bench().army().bodies == built.bodies);
    BOOST_CHECK_EQUAL(other->bench().army().name, built.name);
    BOOST_CHECK(other->bench().army().values == built.values);
    BOOST_CHECK(!other->bench().document().modified());
}

} // namespace

BOOST_AUTO_TEST_SUITE(build_by_hand)

BOOST_AUTO_TEST_CASE(an_army_of_each_rule_set_is_built_by_hand) {
    for (const std::string& id : shipped_ruleset_ids())
        BOOST_TEST_CONTEXT(id) {
            build(id);
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
