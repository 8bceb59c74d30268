// SPDX-License-Identifier: MIT
// At the tournament desk, a written list is settled by editing its army.
#include "base/file.h"
#include "event/event_outputs.h"
#include "gui/event/event_band.h"
#include "gui/event/event_table.h"
#include "gui/event/player_panel.h"
#include "gui/event/reading_panel.h"
#include "gui/written/questions_panel.h"
#include "gui/written/written_troops.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/textctrl.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(event_army)

BOOST_FIXTURE_TEST_CASE(a_list_is_settled_by_editing_its_army, OpenDesk) {
    BOOST_REQUIRE(page().table().select(player("Dan Dyer").player.id, 1));
    page().panel().show_view(PlayerPanel::View::reading);
    settle();
    const std::int64_t submission = player("Dan Dyer").lists.front().submission;
    const std::filesystem::path army = own.path() / "dan-dyer.muster";
    page().rulings().edit_army_in(submission, army);
    settle(200);
    BOOST_TEST(window->pages().current() != "event"); // the army is open like any other
    BOOST_TEST(read_file(army) == page().desk().record().submission(submission)->reading.army);
    run(*window, "file.event");
    page().rulings().use_army_of(submission, army);
    finish();
    BOOST_TEST(player("Dan Dyer").lists.front().open.empty());
    BOOST_TEST((player("Dan Dyer").state != ListState::unread));
    BOOST_TEST(window->notice().message().StartsWith("Settled by an edited army: 04-dan.eml"));
    ReadingPanel& reading = page().panel().reading();
    BOOST_TEST(reading.original().GetValue().Contains("hobblers")); // what he wrote stays
    BOOST_TEST(reading.army().IsShown());
    BOOST_TEST(!reading.troops().IsShown());
    BOOST_TEST(!reading.questions().IsShown());
    page().rulings().settle(submission, page().desk().record().submission(submission)->reading.choices);
    finish();
    BOOST_TEST((player("Dan Dyer").state == ListState::unread));
    BOOST_TEST(reading.questions().IsShown());
}

BOOST_FIXTURE_TEST_CASE(an_army_that_is_edited_for_the_desk_comes_back_when_saved, OpenDesk) {
    const std::int64_t submission = player("Dan Dyer").lists.front().submission;
    page().rulings().edit_army_in(submission, own.path() / "dan-dyer.muster");
    settle(200);
    BOOST_TEST(window->notice().message().Contains("edited for the tournament: 04-dan.eml (Dan Dyer)"));
    BOOST_TEST(window->session().save());
    finish();
    BOOST_TEST(player("Dan Dyer").lists.front().open.empty());
    BOOST_TEST(window->notice().message().StartsWith("Settled by an edited army: 04-dan.eml"));
    BOOST_REQUIRE(window->pages().current() != "event");
    press_button(window->notice(), "Back to the tournament");
    settle();
    BOOST_TEST(window->pages().current() == "event");
}

BOOST_FIXTURE_TEST_CASE(the_desk_says_that_what_was_published_is_old, OpenDesk) {
    const std::filesystem::path out = own.path() / "out";
    page().commands().write(event_outputs(), out);
    finish();
    BOOST_TEST(!page().band().text().Contains("older than the lists"));
    page().rulings().set_list(player("Cleo Carter").lists.front().submission, "", "Named by mistake");
    finish();
    BOOST_TEST(page().band().text().Contains("older than the lists"));
    page().commands().write(event_outputs(), out, true);
    finish();
    BOOST_TEST(!page().band().text().Contains("older than the lists"));
}

BOOST_FIXTURE_TEST_CASE(only_the_army_of_a_text_is_edited, OpenDesk) {
    const auto is_enabled = [&] {
        for (wxWindow* child : page().panel().decisions().GetChildren())
            if (child->GetLabel() == wxString::FromUTF8("Army…"))
                return child->IsEnabled();
        return false;
    };
    BOOST_REQUIRE(page().table().select(player("Dan Dyer").player.id, 1));
    BOOST_TEST(is_enabled());
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    BOOST_TEST(!is_enabled());
    write_file(own.path() / "no.muster", "no army");
    page().rulings().use_army_of(player("Dan Dyer").lists.front().submission, own.path() / "no.muster");
    BOOST_TEST(window->notice().message().Contains("no.muster"));
    BOOST_TEST((player("Dan Dyer").state == ListState::unread));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
