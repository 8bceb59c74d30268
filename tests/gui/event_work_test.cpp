// SPDX-License-Identifier: MIT
// What an umpire does at the tournament desk: he reads a list beside its text, answers, decides, takes lists
// in, gives them to their players, and publishes.
#include "base/file.h"
#include "base/translation.h"
#include "event/event_outputs.h"
#include "event/event_steps.h"
#include "gui/event/event_band.h"
#include "gui/event/event_table.h"
#include "gui/event/list_findings.h"
#include "gui/event/player_panel.h"
#include "gui/event/reading_panel.h"
#include "gui/event/reply_panel.h"
#include "gui/event/revisions_panel.h"
#include "gui/event/unmatched_panel.h"
#include "gui/toolkit/text_lines.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/compare_list.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/written/questions_panel.h"
#include "gui/written/written_troops.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/combobox.h>
#include <wx/dnd.h>
#include <wx/spinctrl.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster::tests {

using View = PlayerPanel::View;

BOOST_AUTO_TEST_SUITE(event_work)

BOOST_FIXTURE_TEST_CASE(the_text_stands_beside_the_army_with_its_open_lines_marked, OpenDesk) {
    BOOST_REQUIRE(page().table().select(player("Dan Dyer").player.id, 1));
    page().panel().show_view(View::reading);
    settle();
    ReadingPanel& reading = page().panel().reading();
    BOOST_TEST(reading.IsShownOnScreen());
    BOOST_TEST(reading.original().GetValue().Contains("hobblers"));
    BOOST_TEST(reading.troops().IsShown());
    BOOST_TEST(!reading.army().IsShown());
    BOOST_TEST(reading.troops().text().Contains("dragon"));
    window->SetSize(0, 0, 1024, 640); // as low as it may become: nothing covers anything else
    settle(200);
    BOOST_TEST(!reading.troops().GetRect().Intersects(reading.original().GetRect()));
    BOOST_TEST(!reading.questions().GetRect().Intersects(reading.original().GetRect()));
    for (wxWindow* child : reading.GetChildren())
        if (dynamic_cast<wxStaticText*>(child) != nullptr)
            BOOST_TEST(!child->GetRect().Intersects(reading.troops().GetRect()));
    const auto line = static_cast<std::size_t>(player("Dan Dyer").lists.front().open.front().line);
    BOOST_TEST(is_marked(reading.original(), LineMark::question, line));
    BOOST_TEST(reading.original().GetLineText(static_cast<long>(line) - 1).Contains("hobblers"));
}

BOOST_FIXTURE_TEST_CASE(an_open_line_is_settled_on_the_page, OpenDesk) {
    BOOST_REQUIRE(page().table().select(player("Dan Dyer").player.id, 1));
    page().panel().show_view(View::reading);
    settle();
    ReadingPanel& reading = page().panel().reading();
    BOOST_TEST(reading.questions().IsShownOnScreen());
    BOOST_TEST(reading.questions().text().Contains("hobblers"));
    reading.original().SetFocus();
    press(WXK_F8); // to the first reading
    settle();
    BOOST_TEST(reading.questions().IsDescendant(wxWindow::FindFocus()));
    // As often as lines are open.
    for (std::size_t left = player("Dan Dyer").lists.front().open.size(); left > 0; --left) {
        if (player("Dan Dyer").lists.front().open.empty())
            break;
        press_button(reading.questions(), "Pass over the line");
        finish();
    }
    BOOST_TEST(player("Dan Dyer").lists.front().open.empty());
    BOOST_TEST((player("Dan Dyer").state != ListState::unread));
    BOOST_TEST(page().table().selected()->player->player.name == "Dan Dyer");
    BOOST_TEST(EventFile(file).log().back().words.find("Settled: 04-dan.eml, line ") == 0U);
    BOOST_TEST(reading.questions().text().Contains(wxString::FromUTF8("✓")));
    press_button(reading.questions(), "Ask again");
    finish();
    BOOST_TEST((player("Dan Dyer").state == ListState::unread));
    // What came as a file has nothing to settle.
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    settle();
    BOOST_TEST(!reading.questions().IsShown());
    BOOST_TEST(reading.army().IsShownOnScreen());
    BOOST_TEST(!reading.troops().IsShown());
}

BOOST_FIXTURE_TEST_CASE(a_player_is_answered_in_his_own_language, OpenDesk) {
    write_file(own.path() / "more.csv", "name,language\nCleo Carter,Deutsch\n");
    page().commands().read_roll(own.path() / "more.csv");
    finish();
    page().panel().show_view(View::reply);
    ReplyPanel& reply = page().panel().reply();
    BOOST_REQUIRE(page().table().select(player("Cleo Carter").player.id, 1));
    settle();
    BOOST_TEST(reply.text().GetValue().Contains("Guten Tag Cleo Carter"));
    BOOST_TEST(reply.language().GetStringSelection() == "Deutsch");
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    settle();
    BOOST_TEST(reply.text().GetValue().Contains("Dear Bob Baker"));
    BOOST_TEST(reply.language().GetStringSelection() == "English");
    reply.language().SetFocus();
    press(WXK_DOWN);
    settle();
    BOOST_TEST(reply.text().GetValue().Contains("Guten Tag Bob Baker"));
    BOOST_TEST(speaks_english()); // the window, still
    BOOST_REQUIRE(page().table().select(player("Ann Archer").player.id, 1));
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    settle();
    BOOST_TEST(reply.text().GetValue().Contains("Guten Tag Bob Baker"));
}

BOOST_FIXTURE_TEST_CASE(the_reply_is_written_and_saved_as_a_draft, OpenDesk) {
    page().panel().show_view(View::reply);
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    settle();
    ReplyPanel& reply = page().panel().reply();
    BOOST_TEST(reply.text().GetValue().Contains("Dear Bob Baker"));
    BOOST_TEST(reply.text().GetValue().Contains("2026-11-28"));
    reply.text().AppendText("See you in York.");
    const std::filesystem::path draft = own.path() / "bob.eml";
    reply.save_to(draft);
    BOOST_TEST(read_file(draft).find("See you in York.") != std::string::npos);
    BOOST_TEST(read_file(draft).find("X-Unsent: 1") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_decision_needs_a_reason_and_is_stored, OpenDesk) {
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    DecisionBar& decisions = page().panel().decisions();
    const auto find_button = [&](const wxString& label) -> wxButton& {
        for (wxWindow* child : decisions.GetChildren())
            if (auto* button = dynamic_cast<wxButton*>(child); button && button->GetLabel() == label)
                return *button;
        throw std::runtime_error(utf8(label));
    };
    BOOST_TEST(!find_button("Accept").IsEnabled());
    decisions.reason().SetFocus();
    type("Agreed by phone");
    BOOST_REQUIRE(find_button("Accept").IsEnabled());
    click_middle(find_button("Accept"));
    finish();
    BOOST_TEST((player("Bob Baker").state == ListState::accepted));
    BOOST_TEST(player("Bob Baker").lists.front().why == "Agreed by phone");
    BOOST_TEST(window->notice().message() == "Accepted: Bob Baker");
    BOOST_TEST(decisions.reason().IsEmpty());
    BOOST_TEST(page().table().selected()->player->player.name == "Bob Baker");
    BOOST_TEST(page().panel().findings().row_text(0).Contains("Agreed by phone"));
    decisions.amount().SetValue(3);
    decisions.reason().SetValue("Late");
    click_middle(find_button("Penalty"));
    finish();
    BOOST_TEST(player("Bob Baker").penalty == 3);
    BOOST_TEST(EventFile(file).log().back().words == "Bob Baker, list 1: penalty 3: Late");
    BOOST_TEST(window->notice().message() == "Penalty of 3 for Bob Baker");
    BOOST_REQUIRE(page().table().select(player("Ann Archer").player.id, 1));
    settle();
    BOOST_TEST(decisions.amount().GetValue() == 1);
}

BOOST_FIXTURE_TEST_CASE(revisions_are_compared, OpenDesk) {
    page().panel().show_view(View::revisions);
    const std::vector<MatrixRow>& rows = page().matrix().rows();
    const auto revised = std::find_if(rows.begin(), rows.end(), [](const MatrixRow& row) {
        return row.list != nullptr && row.list->revision > 1;
    });
    BOOST_REQUIRE(revised != rows.end());
    BOOST_REQUIRE(page().table().select(revised->player->player.id, revised->slot()));
    settle();
    RevisionsPanel& revisions = page().panel().revisions();
    BOOST_TEST(revisions.earlier().GetCount() == static_cast<unsigned>(revised->list->revision - 1));
    BOOST_TEST(revisions.differences().IsShownOnScreen());
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    BOOST_TEST(!revisions.differences().IsShown());
}

BOOST_FIXTURE_TEST_CASE(what_is_nobodys_is_given_to_a_player, OpenDesk) {
    UnmatchedPanel& unmatched = page().unmatched();
    BOOST_TEST(unmatched.IsShownOnScreen());
    BOOST_TEST(unmatched.list().row_text(0).Contains("who-am-i.txt"));
    for (unsigned i = 0; i < unmatched.player().GetCount(); ++i)
        if (unmatched.player().GetString(i).StartsWith("Hugo Hall"))
            unmatched.player().SetSelection(static_cast<int>(i));
    click_middle(unmatched.button());
    finish();
    BOOST_TEST(!unmatched.IsShown());
    BOOST_REQUIRE_EQUAL(player("Hugo Hall").lists.size(), 1U);
    BOOST_TEST(player("Hugo Hall").lists.front().source == "who-am-i.txt");
    BOOST_TEST(window->notice().message() == "Given to Hugo Hall: who-am-i.txt");
    press_button(page(), "Pack…");
    settle();
    BOOST_TEST(window->notice().message().empty());
}

BOOST_FIXTURE_TEST_CASE(what_is_given_to_a_player_with_a_list_revises_it, OpenDesk) {
    page().commands().give(page().desk().status().unmatched.front().submission,
                           player("Bob Baker").player.id);
    finish();
    BOOST_REQUIRE_EQUAL(player("Bob Baker").lists.size(), 1U);
    BOOST_TEST(player("Bob Baker").lists.front().revision == 2);
}

BOOST_FIXTURE_TEST_CASE(what_is_nobodys_can_be_read_first, OpenDesk) {
    UnmatchedPanel& unmatched = page().unmatched();
    page().focus_table();
    settle();
    click(unmatched.list(), {20, 10});
    settle();
    BOOST_TEST(page().panel().heading().Contains("who-am-i.txt"));
    BOOST_TEST(page().panel().reading().IsShownOnScreen());
    BOOST_TEST(!page().panel().reading().original().IsEmpty());
    BOOST_TEST(!page().panel().reading().questions().IsShown());
    BOOST_TEST(!page().panel().decisions().reason().IsEnabled());
    page().focus_table();
    settle();
    BOOST_TEST(page().panel().heading().Contains(wx(page().table().selected()->player->player.name)));
    BOOST_TEST(page().panel().decisions().reason().IsEnabled());
}

BOOST_FIXTURE_TEST_CASE(after_taking_in_the_first_list_is_selected_again, OpenDesk) {
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    page().commands().take_text("Hugo Hall\nUnit I: 3 spearmen\n");
    finish();
    BOOST_TEST(page().table().selected()->index == page().matrix().rows().front().index);
}

BOOST_FIXTURE_TEST_CASE(a_list_that_no_longer_fits_the_filter_stays_selected, OpenDesk) {
    auto& filter = control<SegmentedChoice>(page(), "Which lists are shown");
    const wxRect in_order = filter.segment_rect(4);
    click(filter, in_order.GetPosition() + in_order.GetSize() / 2);
    settle();
    const std::vector<MatrixRow>& rows = page().matrix().rows();
    BOOST_REQUIRE(rows.size() >= 3U);
    Decision decision;
    decision.player = rows[1].player->player.id;
    decision.slot = rows[1].slot();
    decision.kind = DecisionKind::refuse;
    decision.why = "Withdrawn";
    BOOST_REQUIRE(page().table().select(decision.player, decision.slot));
    page().commands().decide(decision);
    finish();
    BOOST_TEST(page().table().selected()->player->player.id == decision.player);
    BOOST_TEST(page().matrix().rows().at(1).player->player.id == decision.player);
}

BOOST_FIXTURE_TEST_CASE(the_replies_to_all_are_saved_as_drafts, OpenDesk) {
    write_file(own.path() / "more.csv", "name,language\nCleo Carter,Deutsch\n");
    page().commands().read_roll(own.path() / "more.csv");
    finish();
    const std::filesystem::path out = own.path() / "drafts";
    page().commands().write_drafts(out);
    finish();
    const auto draft = [&](const std::string& name) {
        return read_file(out / reply_draft_file(player(name), page().desk().pack(), {}).name);
    };
    BOOST_TEST(draft("Bob Baker").find("Dear Bob Baker") != std::string::npos);
    BOOST_TEST(draft("Cleo Carter").find("Guten Tag Cleo Carter") != std::string::npos);
    BOOST_TEST(window->notice().message().Contains("12 files"));
    page().commands().write_drafts(out);
    finish();
    BOOST_TEST(window->notice().message().Contains("12 files are there already"));
    BOOST_TEST(window->notice().message().Contains(wxString::FromUTF8("…. Nothing was written")));
}

BOOST_FIXTURE_TEST_CASE(lists_are_taken_in_from_a_folder_and_from_the_clipboard, OpenDesk) {
    const std::filesystem::path inbox = own.path() / "inbox";
    std::filesystem::create_directories(inbox);
    write_file(inbox / "hugo-hall.txt", "Hugo Hall\nUnit I: 3 spearmen\n");
    const std::size_t before = page().desk().record().submissions.size();
    page().commands().take({inbox, own.path() / "missing.eml"});
    finish();
    BOOST_TEST(page().desk().record().submissions.size() == before + 1);
    BOOST_TEST(player("Hugo Hall").lists.size() == 1U);
    BOOST_TEST(window->notice().message().Contains("1 list taken in."));
    BOOST_TEST(window->notice().message().Contains("missing.eml"));
    page().commands().take_text("A list of somebody\n");
    finish();
    page().commands().take_text("A list of somebody\n");
    finish();
    BOOST_TEST(page().desk().record().submissions.size() == before + 2);
    BOOST_TEST(window->notice().message().Contains("known already"));
    page().commands().take_text("  ");
    BOOST_TEST(window->notice().message().Contains("clipboard"));
}

BOOST_FIXTURE_TEST_CASE(files_dropped_on_the_page_are_taken_in, OpenDesk) {
    write_file(own.path() / "hugo-hall.txt", "Hugo Hall\nUnit I: 3 spearmen\n");
    wxArrayString files;
    files.push_back(wx(own.path() / "hugo-hall.txt"));
    auto* target = dynamic_cast<wxFileDropTarget*>(page().GetDropTarget());
    BOOST_REQUIRE(target != nullptr);
    BOOST_TEST(target->OnDropFiles(0, 0, files));
    finish();
    BOOST_TEST(player("Hugo Hall").lists.size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(ctrl_v_takes_the_text_of_the_clipboard_in, OpenDesk) {
    {
        const wxClipboardLocker lock;
        BOOST_REQUIRE(!!lock);
        wxTheClipboard->SetData(new wxTextDataObject("Hugo Hall\nUnit I: 3 spearmen\n"));
    }
    const std::size_t before = page().desk().record().submissions.size();
    page().search_field().SetFocus();
    press('V', wxMOD_CONTROL); // words to search for
    finish();
    BOOST_TEST(page().desk().record().submissions.size() == before);
    page().search_field().Clear();
    page().focus_table();
    settle();
    press('V', wxMOD_CONTROL);
    finish();
    BOOST_TEST(page().desk().record().submissions.size() == before + 1);
    BOOST_TEST(player("Hugo Hall").lists.size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_table_of_players_is_taken_in, OpenDesk) {
    const std::filesystem::path table = own.path() / "more.csv";
    write_file(table, "Name,Club\nZoe Zimmer,York\n");
    page().commands().read_roll(table);
    finish();
    BOOST_TEST(player("Zoe Zimmer").player.club == "York");
    BOOST_TEST(window->notice().message().Contains("1 players added"));
    write_file(table, "no names\n");
    page().commands().read_roll(table);
    BOOST_TEST(window->notice().message().Contains("more.csv"));
}

BOOST_FIXTURE_TEST_CASE(the_lock_and_the_seal_are_shown_and_hold, OpenDesk) {
    press_button(page(), "Lock");
    finish();
    BOOST_TEST(window->notice().message().StartsWith("Locked"));
    BOOST_TEST(window->notice().message().Contains(" missing")); // perhaps it was too soon
    press_button(window->notice(), "Unlock");
    finish();
    BOOST_TEST(!page().band().text().Contains("locked"));
    press_button(page(), "Lock");
    finish();
    BOOST_TEST(page().band().text().Contains("locked"));
    press_button(page(), "Seal");
    finish();
    BOOST_TEST(page().band().text().Contains("sealed"));
    page().commands().write(event_outputs(), own.path() / "out");
    finish();
    BOOST_TEST(window->notice().message().Contains("sealed"));
    BOOST_TEST(!std::filesystem::exists(own.path() / "out"));
    press_button(page(), "End the seal");
    finish();
    BOOST_TEST(!page().band().text().Contains("sealed"));
}

BOOST_FIXTURE_TEST_CASE(one_player_can_be_sealed, OpenDesk) {
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    press_button(page().panel(), "Seal this player");
    finish();
    BOOST_TEST(player("Bob Baker").sealed);
    BOOST_TEST(!player("Ann Archer").sealed);
    BOOST_TEST(page().desk().status().sealed); // nothing is published
    BOOST_TEST(EventFile(file).log().back().words == "Bob Baker: sealed");
    press_button(page().panel(), "End the player's seal");
    finish();
    BOOST_TEST(!player("Bob Baker").sealed);
    BOOST_TEST(!page().desk().status().sealed);
}

BOOST_FIXTURE_TEST_CASE(everything_is_published_into_a_folder, OpenDesk) {
    const std::filesystem::path out = own.path() / "out";
    page().commands().write(event_outputs(), out);
    finish();
    BOOST_TEST(std::filesystem::exists(out / "booklet.pdf"));
    BOOST_TEST(std::filesystem::exists(out / "pages/index.html"));
    const PublishedLists published = published_lists(page().desk().status());
    BOOST_TEST(window->notice().message().Contains(
        wxString::Format("of %u of %u players. Not in it: ", static_cast<unsigned>(published.players),
                         static_cast<unsigned>(published.on_roll))));
    BOOST_REQUIRE(!published.names.empty());
    BOOST_TEST(window->notice().message().Contains(wx(published.names.front())));
    write_file(out / "report.csv", "mine");
    page().commands().write(event_outputs(), out);
    finish();
    BOOST_TEST(read_file(out / "report.csv") == "mine");
    press_button(window->notice(), "Replace them");
    finish();
    BOOST_TEST(read_file(out / "report.csv") != "mine");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
