// SPDX-License-Identifier: MIT
// A unit in one step from the window: the palette's button and Ctrl+T open the dialog, and what it is set to,
// orders too, is what the army gets.
#include "army/place.h"
#include "dialog_answer.h"
#include "gui/army/army_grid.h"
#include "gui/army/new_unit_dialog.h"
#include "gui/army/palette_panel.h"
#include "gui/army/trait_row.h"
#include "gui/army/trait_rows.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <set>
#include <utility>

namespace muster::tests {

namespace {

void type_into(TraitRows& rows, const char* trait, const char* text) {
    dynamic_cast<wxTextCtrl&>(rows.row(trait)->control()).SetValue(text);
}

// Twenty of the first kind, with orders and notes for the unit and for its troops.
int fill_in_tenth(NewUnitDialog& dialog) {
    control<wxSpinCtrl>(dialog, "Count").SetValue(20);
    dialog.name_field().SetValue("Tenth");
    type_into(dialog.of_unit(), "orders", "Hold the ford");
    type_into(dialog.of_unit(), "note", "of the unit");
    type_into(dialog.of_troop(), "note", "of the figures");
    return wxID_OK;
}

void check_tenth(const Workbench& bench) {
    const Place place = bench.first_selected();
    BOOST_REQUIRE(place.level() == Level::unit);
    const Unit& unit = unit_at(bench.army(), place);
    BOOST_CHECK_EQUAL(unit.name, "Tenth");
    BOOST_REQUIRE(!unit.troops.empty());
    BOOST_CHECK_EQUAL(unit.troops.front().count, 20);
    const auto text = [&](const Element& element, Level level, const char* trait) {
        return element.texts.at(bench.ruleset().trait(level, trait)->slot);
    };
    BOOST_CHECK_EQUAL(text(unit, Level::unit, "orders"), "Hold the ford");
    BOOST_CHECK_EQUAL(text(unit, Level::unit, "note"), "of the unit");
    BOOST_CHECK_EQUAL(text(unit.troops.front(), Level::troop, "note"), "of the figures");
}

} // namespace

BOOST_AUTO_TEST_SUITE(new_unit_step)

BOOST_AUTO_TEST_CASE(the_button_of_the_palette_adds_a_unit_with_orders) {
    const Window window;
    show_starting_army(*window, "ancient-1969");
    const Army before = window->bench().army();
    const DialogAnswer<NewUnitDialog> answer(fill_in_tenth);
    click_middle(control<wxButton>(palette_of(*window), "New unit with troops"));
    settle(200);
    BOOST_CHECK_EQUAL(answer.opened(), 1);
    check_tenth(window->bench());
    window->bench().undo(); // one step
    BOOST_CHECK(window->bench().army() == before);
}

BOOST_AUTO_TEST_CASE(its_key_opens_it_and_cancel_changes_nothing) {
    const Window window;
    show_starting_army(*window, "ancient-1969");
    const Army before = window->bench().army();
    grid_of(*window).tree().SetFocus();
    settle(100);
    {
        const DialogAnswer<NewUnitDialog> cancels([](NewUnitDialog& dialog) {
            fill_in_tenth(dialog);
            return wxID_CANCEL;
        });
        press('T', wxMOD_CONTROL);
        settle(200);
        BOOST_CHECK_EQUAL(cancels.opened(), 1);
        BOOST_CHECK(window->bench().army() == before);
        BOOST_CHECK(!is_enabled(*window, "edit.undo"));
    }
    const DialogAnswer<NewUnitDialog> answer(fill_in_tenth);
    press('T', wxMOD_CONTROL);
    settle(200);
    BOOST_CHECK_EQUAL(answer.opened(), 1);
    check_tenth(window->bench());
}

// Two rows were both "Note".
BOOST_AUTO_TEST_CASE(no_two_rows_have_the_same_name) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        show_starting_army(*window, id);
        NewUnitDialog dialog(&*window, window->bench(), palette_of(*window).shown(), 0);
        std::set<wxString> names;
        for (TraitRows* rows : {&dialog.of_troop(), &dialog.of_unit()})
            for (const Level level : {Level::troop, Level::unit})
                for (const std::size_t index : window->bench().ruleset().at(level).traits) {
                    const Trait& trait = window->bench().ruleset().traits[index];
                    const TraitRow* row = rows->row(trait.id);
                    if (row == nullptr || &row->trait() != &trait || !row->is_shown())
                        continue;
                    const wxString name = accessible_name(row->control());
                    BOOST_CHECK_MESSAGE(names.insert(name).second, id << ": two rows are " << utf8(name));
                }
        BOOST_CHECK_GT(names.size(), 2U);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
