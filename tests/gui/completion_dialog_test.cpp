// SPDX-License-Identifier: MIT
// Completing the open army in the window: proposals, the collection, cancelling, and random armies.
#include "gui/army/completion_dialog.h"

#include "army/army_reader.h"
#include "army/place.h"
#include "dialog_answer.h"
#include "edit/changes.h"
#include "gui/army/new_army_page.h"
#include "gui/lists/list_page.h"
#include "gui/shell/session_controller.h"
#include "gui/toolkit/text_lines.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/run_bar.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/checkbox.h>
#include <wx/listbox.h>
#include <wx/radiobut.h>
#include <wx/textctrl.h>

#include <string>

namespace muster::tests {

namespace {

void wait_for(const CompletionDialog& dialog) {
    for (int i = 0; i < 600 && dialog.is_searching(); ++i)
        settle(50);
    BOOST_REQUIRE(!dialog.is_searching());
}

// Takes the first army that the dialog proposes.
int take_first(CompletionDialog& dialog) {
    wait_for(dialog);
    return wxID_OK;
}

Army unfinished(const Army& army) {
    return without(army, {places_at_level(army, {}, Level::troop).back()}).army;
}

// A window with an army that lacks its last troops.
class UnfinishedArmy {
public:
    UnfinishedArmy() {
        BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
        whole = window->bench().army();
        window->bench().apply("Delete", {unfinished(whole), {}});
    }
    ~UnfinishedArmy() { window->bench().document().mark_saved(); }
    UnfinishedArmy(const UnfinishedArmy&) = delete;
    UnfinishedArmy& operator=(const UnfinishedArmy&) = delete;

    Window window;
    Army whole;
};

void choose_owned_only(CompletionDialog& dialog) {
    dialog.owned_only().SetValue(true);
    wxCommandEvent chosen(wxEVT_CHECKBOX, dialog.owned_only().GetId());
    dialog.owned_only().ProcessWindowEvent(chosen);
}

} // namespace

BOOST_AUTO_TEST_SUITE(completion_dialog)

BOOST_FIXTURE_TEST_CASE(proposals_say_what_each_adds, UnfinishedArmy) {
    CompletionDialog dialog(&*window, window->bench().army(), window->bench().ruleset(), {});
    BOOST_CHECK(dialog.bar().running());
    BOOST_CHECK_GE(text_margin(control<wxTextCtrl>(dialog)), 4);
    BOOST_CHECK(!dialog.owned_only().IsEnabled());
    wait_for(dialog);
    BOOST_CHECK_GE(dialog.rows().GetCount(), 1U);
    BOOST_CHECK_LE(dialog.rows().GetCount(), 5U);
    BOOST_REQUIRE(dialog.chosen() != nullptr);
    BOOST_CHECK(dialog.chosen()->report.legal());
    BOOST_CHECK_EQUAL(
        utf8(dialog.details()),
        "Adds: " + additions_text(window->bench().army(), *dialog.chosen(), window->bench().ruleset()) + ".");
    dialog.search_others();
    wait_for(dialog);
    BOOST_CHECK(dialog.chosen() != nullptr);
}

BOOST_FIXTURE_TEST_CASE(only_figures_of_the_collection_are_added_if_wanted, UnfinishedArmy) {
    CompletionOrder order;
    order.owned = FigureCounts{{"of no use", 1}};
    CompletionDialog dialog(&*window, window->bench().army(), window->bench().ruleset(), order);
    wait_for(dialog);
    BOOST_CHECK(dialog.chosen() != nullptr);
    BOOST_REQUIRE(dialog.owned_only().IsEnabled());
    choose_owned_only(dialog);
    wait_for(dialog);
    BOOST_CHECK(dialog.chosen() == nullptr);
    BOOST_CHECK(dialog.details().StartsWith("No legal army was found"));
    BOOST_CHECK(!dialog.FindWindow(wxID_OK)->IsEnabled());

    order.owned = FigureKinds(window->bench().ruleset()).needed(whole);
    CompletionDialog with_all(&*window, window->bench().army(), window->bench().ruleset(), order);
    choose_owned_only(with_all); // while it searches: it begins anew
    wait_for(with_all);
    BOOST_CHECK(with_all.chosen() != nullptr);
}

BOOST_FIXTURE_TEST_CASE(a_search_is_cancelled, UnfinishedArmy) {
    Army beyond_help = window->bench().army();
    for (const Place& place : places_at_level(beyond_help, {}, Level::troop))
        beyond_help = with_count(std::move(beyond_help), {place}, 99).army;
    CompletionDialog dialog(&*window, beyond_help, window->bench().ruleset(), {});
    dialog.bar().cancel();
    wait_for(dialog);
    BOOST_CHECK(dialog.chosen() == nullptr);
}

BOOST_FIXTURE_TEST_CASE(the_action_adds_what_is_chosen_in_one_step, UnfinishedArmy) {
    const Army before = window->bench().army();
    const DialogAnswer<CompletionDialog> player(take_first);
    run(*window, "army.complete");
    BOOST_CHECK_EQUAL(player.opened(), 1);
    BOOST_CHECK(window->bench().report().legal());
    BOOST_CHECK(window->notice().message().StartsWith("Added: "));
    window->bench().undo();
    BOOST_CHECK(window->bench().army() == before);
}

BOOST_AUTO_TEST_CASE(a_random_army_of_a_rule_set_and_of_a_list) {
    const Window window;
    const DialogAnswer<CompletionDialog> player(take_first);
    window->pages().open(page_ids::new_army, "phalanx");
    settle();
    new_army_page_of(*window).random_choice().SetValue(true);
    new_army_page_of(*window).create();
    settle();
    BOOST_CHECK_EQUAL(player.opened(), 1);
    BOOST_CHECK_EQUAL(window->bench().army().ruleset, "phalanx");
    BOOST_CHECK(has_troops(window->bench().army()));
    BOOST_CHECK(window->bench().report().legal());
    window->bench().document().mark_saved();

    const Window other;
    const DialogAnswer<CompletionDialog> again(take_first);
    ListPage& lists = lists_in(*other);
    lists.select_list("phalanx", "spartan");
    lists.make_random();
    settle();
    BOOST_CHECK_EQUAL(again.opened(), 1);
    BOOST_CHECK_EQUAL(other->bench().army().list, "spartan");
    BOOST_CHECK(has_troops(other->bench().army()));
    BOOST_CHECK(other->bench().report().legal());
    other->bench().document().mark_saved();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
