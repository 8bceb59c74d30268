// SPDX-License-Identifier: MIT
// What the umpire sets at the tournament desk in place of what was read, and with few keys.
#include "gui/event/event_table.h"
#include "gui/event/list_choice_dialog.h"
#include "gui/event/list_findings.h"
#include "gui/event/player_panel.h"
#include "gui/event/unmatched_panel.h"
#include "library_steps.h"
#include "lists/lists.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/combobox.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(event_ruling)

BOOST_FIXTURE_TEST_CASE(the_desk_says_what_needs_a_reason, OpenDesk) {
    bool is_said = false;
    for (const wxWindow* child : page().panel().decisions().GetChildren())
        is_said = is_said || (child->IsShownOnScreen() && child->GetLabel().Contains("need a reason"));
    BOOST_TEST(is_said);
}

BOOST_FIXTURE_TEST_CASE(enter_behind_the_reason_accepts, OpenDesk) {
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    page().panel().decisions().reason().SetFocus();
    type("Agreed");
    press(WXK_RETURN);
    finish();
    BOOST_TEST((player("Bob Baker").state == ListState::accepted));
}

BOOST_FIXTURE_TEST_CASE(a_decision_is_taken_back, OpenDesk) {
    const ListState before = player("Bob Baker").state;
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    DecisionBar& decisions = page().panel().decisions();
    const auto undo_is_enabled = [&] {
        for (wxWindow* child : decisions.GetChildren())
            if (child->GetLabel() == "Undo decision")
                return child->IsEnabled();
        return false;
    };
    decisions.reason().SetValue("Agreed");
    BOOST_TEST(!undo_is_enabled()); // nothing was decided yet
    press_button(decisions, "Accept");
    finish();
    BOOST_TEST((player("Bob Baker").state == ListState::accepted));
    BOOST_TEST(!undo_is_enabled()); // without a reason
    decisions.reason().SetValue("The wrong player");
    BOOST_TEST(undo_is_enabled());
    press_button(decisions, "Undo decision");
    finish();
    BOOST_TEST((player("Bob Baker").state == before));
    BOOST_TEST(window->notice().message() == "The last decision is undone: Bob Baker");
    BOOST_TEST(EventFile(file).log().back().words == "Bob Baker, list 1: undone: accepted: The wrong player");
}

BOOST_FIXTURE_TEST_CASE(the_list_and_the_arrival_of_a_submission_are_set, OpenDesk) {
    const PlayerList cleo = player("Cleo Carter").lists.front();
    page().rulings().set_list(cleo.submission, "amazons", "As he says");
    finish();
    BOOST_TEST(player("Cleo Carter").lists.front().list == "amazons");
    page().rulings().set_list(cleo.submission, "", "Named by mistake");
    finish();
    BOOST_TEST(player("Cleo Carter").lists.front().list.empty());
    BOOST_REQUIRE(page().table().select(player("Cleo Carter").player.id, 1));
    settle();
    BOOST_TEST(page().panel().findings().row_text(0).Contains("no army list"));
    BOOST_TEST(EventFile(file).log().back().words.find("(Cleo Carter): no list: Named by mistake") !=
               std::string::npos);
    BOOST_TEST(!page().rulings().set_arrival(cleo.submission, "yesterday", ""));
    BOOST_TEST(page().rulings().set_arrival(cleo.submission, "2026-11-20T12:00:00+00:00", "By post"));
    finish();
    BOOST_TEST(player("Cleo Carter").lists.front().received == 1'795'176'000);
    for (const char* label : {"List…", "Arrived…"}) {
        bool is_there = false;
        for (wxWindow* child : page().panel().decisions().GetChildren())
            is_there = is_there || (child->GetLabel() == wxString::FromUTF8(label) && child->IsEnabled());
        BOOST_TEST(is_there, label);
    }
}

BOOST_FIXTURE_TEST_CASE(the_umpire_says_which_of_two_lists_counts, OpenDesk) {
    const std::int64_t first = player("Bob Baker").lists.front().submission;
    const std::int64_t second = page().desk().status().unmatched.front().submission;
    page().commands().give(second, player("Bob Baker").player.id); // both came without a date
    finish();
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    const auto is_asked = [&] {
        for (const ListFinding& finding : player("Bob Baker").lists.front().findings)
            if (finding.rule == "event.which-counts")
                return true;
        return false;
    };
    BOOST_TEST(is_asked());
    page().rulings().let_count(first, "He says so");
    finish();
    BOOST_TEST(player("Bob Baker").lists.front().submission == first);
    BOOST_TEST(!is_asked());
    BOOST_TEST(window->notice().message().StartsWith("This one counts now: "));
    page().rulings().let_count(second, "");
    finish();
    BOOST_TEST(player("Bob Baker").lists.front().submission == second);
    bool is_offered = false;
    for (wxWindow* child : page().panel().decisions().GetChildren())
        is_offered =
            is_offered || (child->GetLabel() == wxString::FromUTF8("Counts…") && child->IsShownOnScreen());
    BOOST_TEST(is_offered);
}

BOOST_FIXTURE_TEST_CASE(one_action_says_for_all_players_that_the_latest_counts, OpenDesk) {
    BOOST_TEST(is_enabled(*window, "file.event_latest"));
    run(*window, "file.event_latest");
    BOOST_TEST(window->notice().message() == "For no player it is in question which list counts.");
    page().commands().give(page().desk().status().unmatched.front().submission,
                           player("Bob Baker").player.id);
    finish();
    run(*window, "file.event_latest");
    finish();
    BOOST_TEST(window->notice().message() == "For 1 list it is settled now: the one that came last counts.");
    for (const ListFinding& finding : player("Bob Baker").lists.front().findings)
        BOOST_TEST(finding.rule != "event.which-counts");
    BOOST_TEST(is_enabled(*window, "file.event_in_time") == page().desk().pack().deadline.has_value());
    window->pages().show(page_ids::start);
    BOOST_TEST(!is_enabled(*window, "file.event_latest"));
    BOOST_TEST(!is_enabled(*window, "file.event_in_time"));
}

BOOST_FIXTURE_TEST_CASE(a_list_that_does_not_count_says_so_when_it_is_given, OpenDesk) {
    const std::int64_t counting = player("Bob Baker").lists.front().submission;
    BOOST_TEST(page().rulings().set_arrival(counting, "2126-11-20T12:00:00+00:00", "By post"));
    finish();
    page().commands().give(page().desk().status().unmatched.front().submission,
                           player("Bob Baker").player.id);
    finish();
    BOOST_TEST(window->notice().message().StartsWith("Given to Bob Baker: who-am-i.txt. It does not count"));
    BOOST_TEST(player("Bob Baker").lists.front().submission == counting);
}

BOOST_FIXTURE_TEST_CASE(whose_a_list_is_can_be_typed, OpenDesk) {
    UnmatchedPanel& unmatched = page().unmatched();
    unmatched.player().SetValue("er"); // of several
    click_middle(unmatched.button());
    finish();
    BOOST_TEST(unmatched.IsShown());
    BOOST_TEST(window->notice().message().Contains("may be several players: Ann Archer"));
    unmatched.player().SetValue("Hulgo");
    click_middle(unmatched.button());
    finish();
    BOOST_TEST(window->notice().message().Contains("The nearest is Hugo Hall"));
    unmatched.player().SetValue(" ");
    click_middle(unmatched.button());
    finish();
    BOOST_TEST(window->notice().message().Contains("Type whose list it is"));
    unmatched.player().SetValue("hugo");
    click_middle(unmatched.button());
    finish();
    BOOST_REQUIRE_EQUAL(player("Hugo Hall").lists.size(), 1U);
}

BOOST_FIXTURE_TEST_CASE(the_army_list_is_found_by_typing, OpenDesk) {
    const std::vector<ListHeading> headings =
        lists_of(page().desk().rulesets()).headings(page().desk().pack().ruleset);
    ListChoiceDialog dialog(&page(), headings, "");
    dialog.Show();
    settle(200);
    BOOST_TEST(dialog.lists().GetCount() == headings.size() + 1);
    BOOST_TEST(!dialog.chosen().has_value());
    press(WXK_RETURN); // chooses nothing unasked
    settle();
    BOOST_TEST(dialog.IsShown());
    type("amazons");
    settle();
    BOOST_TEST(dialog.lists().GetCount() < headings.size());
    BOOST_TEST((dialog.chosen() == "amazons"));
    dialog.search().Clear();
    press(WXK_DOWN);
    BOOST_TEST((dialog.chosen() == ""));
    type("amazons");
    press(WXK_RETURN);
    settle(500);
    BOOST_TEST(!dialog.IsShown());
    BOOST_TEST((dialog.chosen() == "amazons"));
    const ListChoiceDialog again(&page(), headings, "amazons");
    BOOST_TEST((again.chosen() == "amazons"));
}

namespace {

// Until its completions are shown.
void type_player(OpenDesk& desk, std::string_view text) {
    wxComboBox& field = desk.page().unmatched().player();
    field.SetValue(wxString());
    field.SetFocus();
    type(text);
    settle(500);
}

} // namespace

BOOST_FIXTURE_TEST_CASE(a_surname_and_enter_give_a_list, OpenDesk) {
    type_player(*this, "hall");
    press(WXK_RETURN);
    finish();
    BOOST_REQUIRE_EQUAL(player("Hugo Hall").lists.size(), 1U);
}

BOOST_FIXTURE_TEST_CASE(an_initial_and_a_surname_propose_a_player, OpenDesk) {
    type_player(*this, "h. ha");
    press(WXK_DOWN);
    press(WXK_RETURN);
    finish();
    BOOST_REQUIRE_EQUAL(player("Hugo Hall").lists.size(), 1U);
}

BOOST_FIXTURE_TEST_CASE(a_completion_is_chosen_with_the_keyboard, OpenDesk) {
    type_player(*this, "hal");
    press(WXK_DOWN);
    press(WXK_RETURN);
    finish();
    BOOST_REQUIRE_EQUAL(player("Hugo Hall").lists.size(), 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
