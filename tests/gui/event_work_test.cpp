// SPDX-License-Identifier: MIT
// What an umpire does at the tournament desk: he reads a list beside its text, answers, decides, takes lists
// in, gives them to their players, and publishes.
#include "base/file.h"
#include "base/translation.h"
#include "event/event_steps.h"
#include "gui/event/event_band.h"
#include "gui/event/event_table.h"
#include "gui/event/list_findings.h"
#include "gui/event/pack_page.h"
#include "gui/event/player_panel.h"
#include "gui/event/reading_panel.h"
#include "gui/event/reply_panel.h"
#include "gui/event/revisions_panel.h"
#include "gui/event/unmatched_panel.h"
#include "gui/toolkit/text_lines.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/compare_list.h"
#include "gui/written/questions_panel.h"
#include "gui/written/written_troops.h"
#include "library_steps.h"
#include "open_desk.h"
#include "ruleset/data_folders.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/clipbrd.h>
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
    BOOST_TEST(decisions.reason().IsEmpty());
    BOOST_TEST(page().table().selected()->player->player.name == "Bob Baker");
    BOOST_TEST(page().panel().findings().row_text(0).Contains("Agreed by phone"));
    decisions.amount().SetValue(3);
    decisions.reason().SetValue("Late");
    click_middle(find_button("Penalty"));
    finish();
    BOOST_TEST(player("Bob Baker").penalty == 3);
    BOOST_TEST(EventFile(file).log().back().words == "Bob Baker, list 1: penalty 3: Late");
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
    write_file(out / "report.csv", "mine");
    page().commands().write(event_outputs(), out);
    finish();
    BOOST_TEST(read_file(out / "report.csv") == "mine");
    press_button(window->notice(), "Replace them");
    finish();
    BOOST_TEST(read_file(out / "report.csv") != "mine");
}

BOOST_FIXTURE_TEST_CASE(the_pack_is_a_form_with_the_text_to_publish, OpenDesk) {
    press_button(page(), "Pack…");
    settle();
    BOOST_TEST(window->pages().current() == "event-pack");
    auto& form = window->pages().window<PackPage>("event-pack");
    BOOST_TEST(form.line(&PackForm::title).GetValue() == "Autumn Open 2026");
    BOOST_TEST(form.preview().GetValue().Contains("at least 100, at most 140"));
    form.line(&PackForm::most).SetValue("many");
    BOOST_TEST(!form.can_save());
    BOOST_TEST(form.problem().Contains("At most"));
    form.line(&PackForm::most).SetValue("250");
    form.line(&PackForm::title).SetValue("Winter Open");
    BOOST_TEST(form.can_save());
    BOOST_TEST(form.preview().GetValue().Contains("Winter Open"));
    press_button(form, "Save the pack");
    finish();
    BOOST_TEST(window->pages().current() == "event");
    BOOST_TEST(page().band().text().Contains("Winter Open"));
    BOOST_TEST(page().desk().pack().sizes.front().most.value() == 250);
    press_button(page(), "Pack…");
    settle();
    press(WXK_ESCAPE);
    settle();
    BOOST_TEST(window->pages().current() == "event");
}

BOOST_FIXTURE_TEST_CASE(house_rules_are_chosen_from_those_that_are_saved, OpenDesk) {
    const std::filesystem::path saved = house_folder() / "york.undying-lands";
    std::filesystem::create_directories(saved);
    write_file(saved / "ruleset.xml", "<ruleset xmlns=\"urn:muster:ruleset:1\" id=\"york.undying-lands\" "
                                      "base=\"undying-lands\" title=\"York evenings\" revision=\"1\"/>");
    press_button(page(), "Pack…");
    settle();
    auto& form = window->pages().window<PackPage>("event-pack");
    BOOST_REQUIRE_EQUAL(form.house().GetCount(), 1U);
    BOOST_TEST(form.house().GetString(0).Contains("York evenings"));
    BOOST_TEST(!form.house().IsChecked(0));
    form.house().SetFocus();
    form.house().SetSelection(0);
    press(WXK_SPACE);
    settle();
    BOOST_TEST(form.house().IsChecked(0));
    BOOST_TEST(form.preview().GetValue().Contains("york"));
    press_button(form, "Save the pack");
    finish();
    BOOST_TEST((page().desk().pack().house_rules == std::vector<std::string>{"york"}));
    std::filesystem::remove_all(saved);
    press_button(page(), "Pack…"); // what the pack names stays, installed or not
    settle();
    BOOST_REQUIRE_EQUAL(form.house().GetCount(), 1U);
    BOOST_TEST(form.house().IsChecked(0));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
