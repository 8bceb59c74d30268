// SPDX-License-Identifier: MIT
// The questions of a written list at the tournament desk: once all are answered the list stays in sight, and
// the rows of the table stay where they are.
#include "gui/event/event_table.h"
#include "gui/event/player_panel.h"
#include "gui/event/reading_panel.h"
#include "gui/event/unmatched_panel.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"
#include "gui/written/questions_panel.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

struct DeskWithQuestions : OpenDesk {
    void filter(std::size_t segment) {
        auto& filter = control<SegmentedChoice>(page(), "Which lists are shown");
        const wxRect rect = filter.segment_rect(segment);
        click(filter, rect.GetPosition() + rect.GetSize() / 2);
        settle();
    }
    [[nodiscard]] std::vector<std::string> names() {
        std::vector<std::string> names;
        for (const MatrixRow& row : page().matrix().rows())
            names.push_back(row.player->player.name);
        return names;
    }
    [[nodiscard]] std::string selected_name() { return page().table().selected()->player->player.name; }
    [[nodiscard]] std::size_t open_lines() { return player("Dan Dyer").lists.front().open.size(); }

    // The first such answer, with the focus on it as after a click.
    void answer(const wxString& label) {
        for (wxWindow* child : page().panel().reading().questions().GetChildren())
            if (auto* button = dynamic_cast<wxButton*>(child); button && button->GetLabelText() == label) {
                button->SetFocus();
                wxCommandEvent pressed(wxEVT_BUTTON, button->GetId());
                pressed.SetEventObject(button);
                button->ProcessWindowEvent(pressed);
                finish();
                return;
            }
        BOOST_FAIL("no answer " << label);
    }
    void answer_all() {
        BOOST_REQUIRE(page().table().select(player("Dan Dyer").player.id, 1));
        page().panel().show_view(PlayerPanel::View::reading);
        settle();
        for (std::size_t left = open_lines(); left > 0 && open_lines() > 0; --left)
            answer("Pass over the line");
        BOOST_REQUIRE_EQUAL(open_lines(), 0U);
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(event_questions)

BOOST_FIXTURE_TEST_CASE(the_list_stays_in_sight_once_nothing_is_open, DeskWithQuestions) {
    filter(1); // what is for the umpire
    answer_all();
    BOOST_TEST(selected_name() == "Dan Dyer");
    const ReadingPanel& reading = page().panel().reading();
    BOOST_TEST(!page().panel().reading().questions().IsDescendant(wxWindow::FindFocus()));
    BOOST_TEST(page().panel().reading().verdict().IsShownOnScreen());
    const wxString verdict = page().panel().reading().verdict().GetLabelText();
    BOOST_TEST(verdict.StartsWith("Nothing is open"));
    BOOST_TEST(verdict.Contains(wx(state_name(player("Dan Dyer").state))));
    press(WXK_F8); // goes on
    finish();
    BOOST_TEST(selected_name() != "Dan Dyer");
    BOOST_TEST(reading.IsShownOnScreen());
    BOOST_TEST(!page().panel().reading().questions().IsDescendant(wxWindow::FindFocus()));
}

BOOST_FIXTURE_TEST_CASE(rows_keep_their_places_until_they_are_chosen_anew, DeskWithQuestions) {
    filter(1);
    const std::vector<std::string> before = names();
    answer_all();
    BOOST_TEST(names() == before, boost::test_tools::per_element());
    BOOST_TEST((player("Dan Dyer").state != ListState::unread));
    Decision decision;
    decision.player = player("Dan Dyer").player.id;
    decision.kind = DecisionKind::refuse;
    decision.why = "Withdrawn";
    page().commands().decide(decision);
    finish();
    BOOST_TEST(names() == before, boost::test_tools::per_element());
    BOOST_TEST(selected_name() == "Dan Dyer");
    filter(0);
    filter(1);
    BOOST_TEST(names().size() == before.size() - 1);
}

BOOST_FIXTURE_TEST_CASE(no_row_looks_selected_while_a_list_without_player_is_shown, DeskWithQuestions) {
    const std::string before = selected_name();
    click(page().unmatched().list(), {20, 10});
    settle();
    BOOST_TEST((page().table().selected() == nullptr));
    page().focus_table();
    settle();
    BOOST_REQUIRE((page().table().selected() != nullptr));
    BOOST_TEST(selected_name() == before);
}

BOOST_FIXTURE_TEST_CASE(a_view_that_was_clicked_has_no_tip_over_it, DeskWithQuestions) {
    auto& views = control<SegmentedChoice>(page().panel(), "What is shown of the list");
    const wxRect rect = views.segment_rect(1);
    click(views, rect.GetPosition() + rect.GetSize() / 2);
    wxUIActionSimulator().MouseMove(views.ClientToScreen(rect.GetPosition() + wxSize(3, 3)));
    settle();
    BOOST_TEST(views.GetToolTipText().empty());
    wxUIActionSimulator().MouseMove(views.ClientToScreen(views.segment_rect(2).GetPosition() + wxSize(4, 4)));
    settle();
    BOOST_TEST(!views.GetToolTipText().empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
