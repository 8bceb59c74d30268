// SPDX-License-Identifier: MIT
// At the tournament desk, what is no list is set aside.
#include "gui/event/event_table.h"
#include "gui/event/player_panel.h"
#include "gui/event/unmatched_panel.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/combobox.h>
#include <wx/textctrl.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(event_aside)

BOOST_FIXTURE_TEST_CASE(what_is_no_list_is_set_aside_and_may_come_back, OpenDesk) {
    BOOST_REQUIRE(page().desk().status().unmatched.size() == 1U);
    page().unmatched().list().SetSelection(0);
    press_button(page().unmatched(), "Set aside");
    finish();
    BOOST_TEST(page().desk().status().unmatched.empty());
    BOOST_TEST(window->notice().message() == "Set aside: who-am-i.txt");
    BOOST_TEST(page().unmatched().IsShown());
    BOOST_TEST(page().unmatched().list().row_text(0).Contains("set aside by the umpire"));
    BOOST_TEST(!page().unmatched().aside_button().IsEnabled());
    BOOST_REQUIRE(page().table().select(player("Dan Dyer").player.id, 1));
    page().panel().decisions().reason().ChangeValue("A joke");
    press_button(page().panel().decisions(), "Set aside");
    finish();
    BOOST_TEST((player("Dan Dyer").state == ListState::missing));
    BOOST_REQUIRE(page().desk().status().set_aside.size() == 2U);
    BOOST_TEST(wx(page().desk().status().set_aside.front().why).Contains("A joke"));
    for (std::size_t row = 0; row < 2; ++row)
        if (page().unmatched().list().row_text(row).Contains("A joke"))
            page().unmatched().list().SetSelection(static_cast<int>(row));
    page().unmatched().player().SetStringSelection("Dan Dyer (4)");
    press_button(page().unmatched(), "Give to player");
    finish();
    BOOST_TEST((player("Dan Dyer").state == ListState::unread));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
