// SPDX-License-Identifier: MIT
// What is typed as the name of a troop that was just added replaces the name that nobody typed.
#include "gui/army/army_grid.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/palette_panel.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

// Adds the first kind of troops and returns its place.
Place add_first_kind(Frame& window, const std::string& ruleset) {
    show_starting_army(window, ruleset);
    palette_of(window).add(0);
    settle(100);
    const Place place = window.bench().first_selected();
    BOOST_REQUIRE(place.level() == Level::troop);
    BOOST_REQUIRE(!troop_at(window.bench().army(), place).name.empty());
    return place;
}

} // namespace

BOOST_AUTO_TEST_SUITE(new_troop_name)

// "FootOrc warband"
BOOST_AUTO_TEST_CASE(a_click_into_the_field_lets_one_type_over_it) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        const Place place = add_first_kind(*window, id);
        wxTextCtrl& name = inspector_of(*window).name_box();
        click(name, {name.GetSize().x / 2, name.GetSize().y / 2});
        settle(100);
        type("Orc warband");
        BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).name, "Orc warband");
    }
}

BOOST_AUTO_TEST_CASE(so_does_the_keyboard) {
    const Window window;
    const Place place = add_first_kind(*window, "undying-lands");
    inspector_of(*window).focus_name();
    settle(100);
    type("Orc warband");
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).name, "Orc warband");
}

BOOST_AUTO_TEST_CASE(so_does_renaming_in_the_grid) {
    const Window window;
    const Place place = add_first_kind(*window, "undying-lands");
    grid_of(*window).tree().SetFocus();
    settle(100);
    press(WXK_F2);
    settle(200);
    BOOST_REQUIRE(grid_of(*window).is_editing());
    type("Orc warband");
    press(WXK_RETURN);
    settle(200);
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).name, "Orc warband");
}

// A name that a person typed is theirs: a click places the caret, and what is typed is added to it.
BOOST_AUTO_TEST_CASE(a_typed_name_is_kept) {
    const Window window;
    const Place place = add_first_kind(*window, "undying-lands");
    inspector_of(*window).name_box().SetValue("Orcs");
    palette_of(*window).search().SetFocus();
    settle(100);
    wxTextCtrl& name = inspector_of(*window).name_box();
    click(name, {name.GetSize().x - 12, name.GetSize().y / 2});
    settle(100);
    type(" of the pit");
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).name, "Orcs of the pit");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
