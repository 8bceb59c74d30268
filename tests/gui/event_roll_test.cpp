// SPDX-License-Identifier: MIT
// At the tournament desk, players are put on the roll, renamed and withdrawn one by one.
#include "gui/event/event_table.h"
#include "gui/event/roll_dialog.h"
#include "gui/event/unmatched_panel.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

struct DeskWithRoll : OpenDesk {
    DeskWithRoll() {
        dialog.Show();
        settle(200);
    }
    void change(wxButton& button) {
        click_middle(button);
        finish();
    }
    [[nodiscard]] std::size_t players() { return page().desk().status().players.size(); }

    RollDialog dialog{&page(), page().desk(),
                      [this](const RollPlayer& player) { return page().commands().set_player(player); }};
};

} // namespace

BOOST_AUTO_TEST_SUITE(event_roll)

BOOST_FIXTURE_TEST_CASE(a_late_player_is_put_on_the_roll, DeskWithRoll) {
    const std::size_t before = players();
    BOOST_TEST(!dialog.store_button().IsEnabled());
    type("Zoe Zimmer");
    BOOST_REQUIRE(dialog.store_button().IsEnabled());
    dialog.line(&RollPlayer::club).SetValue("Hull");
    change(dialog.store_button());
    BOOST_TEST(players() == before + 1);
    BOOST_TEST(player("Zoe Zimmer").player.club == "Hull");
    BOOST_TEST(window->notice().message() == "On the roll: Zoe Zimmer.");
    BOOST_TEST(dialog.line(&RollPlayer::name).IsEmpty()); // for the next
    dialog.line(&RollPlayer::name).SetValue("Yan Young");
    dialog.line(&RollPlayer::number).SetValue(wx(player("Bob Baker").player.number));
    change(dialog.store_button());
    BOOST_TEST(players() == before + 1);
    BOOST_TEST(window->notice().message().Contains("Bob Baker has the number"));
}

BOOST_FIXTURE_TEST_CASE(a_player_gets_another_name, DeskWithRoll) {
    dialog.select(player("Bob Baker").player.id);
    BOOST_TEST(dialog.line(&RollPlayer::name).GetValue() == "Bob Baker");
    dialog.line(&RollPlayer::name).SetValue("Robert Baker");
    change(dialog.store_button());
    BOOST_TEST(player("Robert Baker").lists.size() == 1U);
    BOOST_TEST(dialog.players().GetStringSelection().StartsWith("Robert Baker"));
    BOOST_TEST(!page().desk().record().player(player("Robert Baker").player.id)->more.empty()); // as before
}

BOOST_FIXTURE_TEST_CASE(a_player_withdraws_and_comes_back, DeskWithRoll) {
    const std::size_t before = players();
    const std::int64_t bob = player("Bob Baker").player.id;
    dialog.select(bob);
    change(dialog.withdraw_button());
    BOOST_TEST(players() == before - 1);
    BOOST_TEST(!page().table().select(bob, 1));
    BOOST_TEST(dialog.players().GetStringSelection().EndsWith(", withdrawn"));
    BOOST_TEST(!dialog.withdraw_button().IsEnabled());
    bool is_shown = false;
    for (std::size_t row = 0; row < page().unmatched().list().GetItemCount(); ++row)
        is_shown = is_shown || page().unmatched().list().row_text(row).Contains("Bob Baker has withdrawn");
    BOOST_TEST(is_shown); // what he sent is not lost
    change(dialog.store_button());
    BOOST_TEST(players() == before);
    BOOST_TEST(player("Bob Baker").lists.size() == 1U);
    BOOST_TEST(EventFile(file).log().back().words == "Back on the roll: Bob Baker");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
