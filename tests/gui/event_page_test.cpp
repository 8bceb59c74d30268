// SPDX-License-Identifier: MIT
// The tournament desk: an event is opened, its players stand in a table that is sorted, filtered and
// searched.
#include "gui/event/event_page.h"

#include "base/file.h"
#include "gui/event/decision_bar.h"
#include "gui/event/event_band.h"
#include "gui/event/event_table.h"
#include "gui/event/list_findings.h"
#include "gui/event/player_panel.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/card.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "library_steps.h"
#include "made_event.h"
#include "open_desk.h"
#include "shipped_data.h"
#include "whole_labels.h"
#include "window_parts.h"

#include <boost/test/unit_test.hpp>
#include <wx/srchctrl.h>

#include <algorithm>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(event_page)

BOOST_FIXTURE_TEST_CASE(an_event_file_opens_the_desk, OpenDesk) {
    BOOST_TEST(window->pages().current() == "event");
    const wxString band = page().band().text();
    BOOST_TEST(band.Contains("Autumn Open 2026"));
    BOOST_TEST(band.Contains("2026-12-05"));
    BOOST_TEST(band.Contains("12 players"));
    BOOST_TEST(band.Contains("missing"));
    BOOST_TEST(page().table().IsShownOnScreen());
    BOOST_TEST(page().matrix().rows().size() >= 12U);
    BOOST_REQUIRE(page().table().selected() != nullptr);
    BOOST_TEST((page().table().selected()->state == ListState::unread));
    BOOST_TEST(page().panel().findings().count() > 0U);
    BOOST_TEST((application().services().settings().recent_files().front() == file));
}

// They are made after the page was first painted, in a room that is laid out already.
BOOST_AUTO_TEST_CASE(the_buttons_are_whole_as_soon_as_they_are_there) {
    const Window window;
    window->pages().open("event", "phalanx");
    PlayerPanel& panel = window->pages().window<EventPage>("event").panel();
    BOOST_TEST(panel.decisions().IsShownOnScreen());
    check_whole_labels(panel.decisions(), "decisions");
}

BOOST_FIXTURE_TEST_CASE(the_window_is_called_after_the_tournament, OpenDesk) {
    BOOST_TEST(window->GetTitle() == wxString::FromUTF8("Autumn Open 2026 – Muster"));
    page().SetFocus();
    press_button(page(), "Pack…");
    settle();
    BOOST_TEST(window->GetTitle() == wxString::FromUTF8("Autumn Open 2026 – Muster"));
    window->windows().open(sample_file("phalanx"), *window);
    settle();
    BOOST_TEST(!window->GetTitle().Contains("Autumn Open"));
    run(*window, "file.event");
    BOOST_TEST(window->GetTitle().Contains("Autumn Open"));
}

BOOST_FIXTURE_TEST_CASE(the_start_page_leads_back_to_the_tournament, OpenDesk) {
    window->windows().open(sample_file("phalanx"), *window);
    settle();
    window->pages().open(page_ids::start);
    settle();
    const StartPage& start = start_page_of(*window);
    const auto card = std::find_if(start.cards().begin(), start.cards().end(),
                                   [&](const Card* one) { return one->text().heading == wx(file.stem()); });
    BOOST_REQUIRE(card != start.cards().end());
    BOOST_TEST((*card)->text().subtitle.StartsWith("Tournament"));
    (*card)->press();
    finish();
    BOOST_TEST(window->pages().current() == "event");
    BOOST_TEST(page().band().text().Contains("Autumn Open 2026"));
}

BOOST_AUTO_TEST_CASE(the_start_page_tells_of_tournaments) {
    const Window window;
    window->pages().open(page_ids::start);
    settle();
    std::vector<wxString> labels;
    for (const wxWindow* child : start_page_of(*window).GetChildren())
        labels.push_back(child->GetLabel());
    for (const char* label : {"New tournament…", "Open a tournament…"})
        BOOST_TEST((std::find(labels.begin(), labels.end(), wxString::FromUTF8(label)) != labels.end()),
                   label);
}

BOOST_FIXTURE_TEST_CASE(tools_of_armies_do_nothing_on_the_desk, OpenDesk) {
    for (const Action& action : window->rooms().actions())
        if (const std::string_view id = action.id; *action.icon != '\0')
            BOOST_TEST(is_enabled(*window, id) == (id == "file.new" || id == "file.open"), id);
}

BOOST_FIXTURE_TEST_CASE(the_keyboard_is_enough, OpenDesk) {
    page().focus_table();
    settle();
    const MatrixRow first = *page().table().selected();
    press(WXK_DOWN);
    const MatrixRow second = *page().table().selected();
    BOOST_TEST(second.index != first.index);
    BOOST_TEST(page().panel().heading().Contains(wx(second.player->player.name)));
    press(WXK_RETURN);
    settle();
    BOOST_TEST(page().panel().IsDescendant(wxWindow::FindFocus()));
    press('F', wxMOD_CONTROL);
    type("missing");
    settle();
    BOOST_REQUIRE(!page().matrix().rows().empty());
    for (const MatrixRow& row : page().matrix().rows())
        BOOST_TEST((row.state == ListState::missing));
    press(WXK_ESCAPE); // clears the search
    settle();
    BOOST_TEST(page().matrix().rows().size() == page().matrix().count(MatrixFilter::all));
    press(WXK_ESCAPE); // does not leave
    settle();
    BOOST_TEST(window->pages().current() == "event");
    press_button(page(), "Leave the desk");
    settle();
    BOOST_TEST(window->pages().current() != "event");
    BOOST_TEST(is_enabled(*window, "file.event"));
    run(*window, "file.event");
    BOOST_TEST(window->pages().current() == "event");
}

BOOST_FIXTURE_TEST_CASE(a_filter_leaves_its_lists_and_the_selection_follows, OpenDesk) {
    auto& filter = control<SegmentedChoice>(page(), "Which lists are shown");
    const wxRect wrong = filter.segment_rect(2);
    click(filter, wrong.GetPosition() + wrong.GetSize() / 2);
    settle();
    BOOST_REQUIRE(!page().matrix().rows().empty());
    BOOST_TEST(page().matrix().rows().size() == page().matrix().count(MatrixFilter::wrong));
    BOOST_REQUIRE(page().table().selected() != nullptr);
    BOOST_TEST((page().table().selected()->state == ListState::wrong ||
                page().table().selected()->state == ListState::refused));
    page().table().sort_by(MatrixColumn::player);
    const std::int64_t player = page().table().selected()->player->player.id;
    page().table().sort_by(MatrixColumn::player);
    BOOST_TEST(page().table().selected()->player->player.id == player);
}

BOOST_AUTO_TEST_CASE(what_is_no_event_is_reported) {
    const Window window;
    const std::filesystem::path text = folder().path() / "no.muster-event";
    write_file(text, "no database");
    window->windows().open(text, *window);
    settle(300);
    BOOST_TEST(window->notice().message().Contains("no.muster-event"));
    BOOST_TEST(!window->pages().window<EventPage>("event").desk().is_open());
}

BOOST_AUTO_TEST_CASE(an_event_of_two_hundred_opens_while_the_window_goes_on) {
    const TemporaryFolder own;
    const MadeEvent made = make_event(own.path(), 200, shipped_rulesets());
    (void)create_event(made, shipped_rulesets());
    const Window window;
    window->windows().open(made.file, *window);
    auto& page = window->pages().window<EventPage>("event");
    while (page.desk().is_busy())
        settle(20);
    BOOST_TEST(page.matrix().rows().size() == 200U);
    BOOST_TEST(page.matrix().count(MatrixFilter::missing) == 200U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
