// SPDX-License-Identifier: MIT
// A name is changed by a double click on it or from the menu, and never by a single click.
#include "check/wording.h"
#include "gui/army/army_actions.h"
#include "gui/army/army_grid.h"
#include "gui/shell/room_registry.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>
#include <wx/menu.h>

#include <memory>

namespace muster::tests {

namespace {

void open_small_army(Frame& window) {
    BOOST_REQUIRE(window.session().open_sample(sample_file("into-glory-ride")));
    settle(200);
    grid_of(window).tree().SetFocus();
    settle(100);
}

// In the middle of the name: the text is left-aligned behind the tree's own signs.
wxPoint point_of_name(Frame& window, const Place& place) {
    wxDataViewCtrl& tree = grid_of(window).tree();
    const wxRect name = tree.GetItemRect(ArmyModel::item_of(place), tree.GetColumn(0));
    return {name.x + name.width / 2, name.y + name.height / 2};
}

const wxMenuItem* rename_in(const wxMenu& menu) {
    for (const wxMenuItem* item : menu.GetMenuItems())
        if (item->GetItemLabelText().StartsWith("Rename"))
            return item;
    return nullptr;
}

} // namespace

BOOST_AUTO_TEST_SUITE(renaming)

BOOST_AUTO_TEST_CASE(a_double_click_on_a_name_changes_it) {
    const Window window;
    open_small_army(*window);
    for (const Place& place : {Place{1, 0, 0}, Place{1, 1, 0}, Place{1, 1, 1}}) {
        window->bench().select({place});
        settle(200);
        const Army before = window->bench().army();
        double_click(grid_of(*window).tree(), point_of_name(*window, place));
        settle(200);
        BOOST_REQUIRE_MESSAGE(grid_of(*window).is_editing(), place.path());
        type("Guard");
        press(WXK_RETURN);
        settle(200);
        BOOST_CHECK(!grid_of(*window).is_editing());
        BOOST_CHECK_EQUAL(element_at(window->bench().army(), place).name, "Guard");
        run(*window, "edit.undo"); // one step
        BOOST_CHECK(window->bench().army() == before);
    }
}

// The next Alt+Right was lost in the text that a click had opened.
BOOST_AUTO_TEST_CASE(clicks_on_a_selected_row_change_no_name) {
    const Window window;
    open_small_army(*window);
    const Place place{1, 1, 1};
    window->bench().select({place});
    settle(200);
    for (int clicks = 0; clicks < 2; ++clicks) {
        click(grid_of(*window).tree(), point_of_name(*window, place));
        settle(700); // longer than a double click
        BOOST_CHECK(!grid_of(*window).is_editing());
    }
    const std::int32_t count = troop_at(window->bench().army(), place).count;
    press(WXK_RIGHT, wxMOD_ALT);
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).count, count + 1);
}

BOOST_AUTO_TEST_CASE(the_menu_changes_a_name) {
    const Window window;
    open_small_army(*window);
    window->bench().select({{1, 1, 1}});
    settle(200);
    const std::unique_ptr<wxMenu> of_selection = make_edit_menu(application().rooms());
    BOOST_CHECK(rename_in(*of_selection) != nullptr);
    const wxMenuBar& bar = *window->GetMenuBar();
    const int edit = bar.FindMenu("Edit");
    BOOST_REQUIRE_GE(edit, 0);
    const wxMenuItem* const item = rename_in(*bar.GetMenu(static_cast<std::size_t>(edit)));
    BOOST_REQUIRE(item != nullptr);
    wxCommandEvent chosen(wxEVT_MENU, item->GetId());
    window->GetEventHandler()->ProcessEvent(chosen);
    settle(200);
    BOOST_REQUIRE(grid_of(*window).is_editing());
    type("Old Guard");
    press(WXK_RETURN);
    settle(200);
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), {1, 1, 1}).name, "Old Guard");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
