// SPDX-License-Identifier: MIT
// Where what a tournament gives out is proposed to go.
#include "base/file.h"
#include "dialog_answer.h"
#include "gui/event/event_table.h"
#include "gui/event/player_panel.h"
#include "gui/event/proposed_folder.h"
#include "gui/event/reply_panel.h"
#include "gui/toolkit/wx_text.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/filedlg.h>

namespace muster::tests {

namespace {

struct EventInFolder {
    TemporaryFolder own;
    std::filesystem::path event = own.path() / "Glory Cup.muster-event";
    std::filesystem::path beside = own.path() / "Glory Cup published";
};

} // namespace

BOOST_AUTO_TEST_SUITE(event_folder)

BOOST_FIXTURE_TEST_CASE(a_folder_beside_the_event_is_proposed, EventInFolder) {
    {
        ProposedFolder proposed(event, "%s published");
        BOOST_TEST(proposed.path() == beside);
        BOOST_TEST(std::filesystem::is_directory(beside));
        proposed.choose(beside);
    }
    BOOST_TEST(std::filesystem::is_directory(beside));
}

BOOST_FIXTURE_TEST_CASE(nothing_is_left_of_a_folder_that_is_not_chosen, EventInFolder) {
    {
        ProposedFolder proposed(event, "%s published");
        proposed.choose(own.path());
    }
    BOOST_TEST(!std::filesystem::exists(beside));
    std::filesystem::create_directory(beside);
    { const ProposedFolder proposed(event, "%s published"); }
    BOOST_TEST(std::filesystem::is_directory(beside)); // was there before
}

BOOST_FIXTURE_TEST_CASE(where_it_cannot_be_created_the_folder_of_the_event_is_proposed, EventInFolder) {
    write_file(beside, "a file");
    const ProposedFolder proposed(event, "%s published");
    BOOST_TEST(proposed.path() == own.path());
}

BOOST_AUTO_TEST_CASE(nothing_for_the_umpire_alone_is_proposed_to_lie_beside_what_all_may_read) {
    for (const EventOutput& output : event_outputs())
        BOOST_TEST((outputs_folder({&output, 1}) == "%s published") == output.is_public);
    BOOST_TEST(outputs_folder(event_outputs()) == "%s papers");
    BOOST_TEST(replies_folder() == "%s replies");
}

// Neither among the lists that came in, where it would be taken in, nor beside what is published.
BOOST_FIXTURE_TEST_CASE(a_draft_is_proposed_among_the_replies, OpenDesk) {
    page().panel().show_view(PlayerPanel::View::reply);
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    settle();
    std::string proposed;
    const DialogAnswer<wxFileDialog> answer([&](const wxFileDialog& dialog) {
        proposed = utf8(dialog.GetDirectory() + "/" + dialog.GetFilename());
        return wxID_CANCEL;
    });
    page().panel().reply().save_with_dialog();
    const std::filesystem::path replies = own.path() / "autumn-open replies";
    BOOST_TEST(proposed == (replies / "reply-002-bob-baker.eml").string());
    BOOST_TEST(!std::filesystem::exists(replies)); // it was not chosen
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
