// SPDX-License-Identifier: MIT
// Nothing moves under the pointer: messages and marks have their room from the start, and what is shown is
// what is selected.
#include "gui/army/army_grid.h"
#include "gui/army/army_model.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

bool is_marked(Frame& window, const Place& place) {
    wxVariant value;
    grid_of(window).tree().GetModel()->GetValue(value, ArmyModel::item_of(place), ArmyModel::name_column);
    wxDataViewIconText cell;
    cell << value;
    return cell.GetBitmapBundle().IsOk();
}

} // namespace

BOOST_AUTO_TEST_SUITE(steady_page)

BOOST_AUTO_TEST_CASE(a_message_moves_no_panel) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(200);
    const wxRect before = grid_of(*window).GetScreenRect();
    const wxRect page = window->pages().GetScreenRect();
    window->notice().show_message("A message\nof two lines.");
    settle(200);
    BOOST_CHECK(window->notice().IsShownOnScreen());
    BOOST_CHECK(grid_of(*window).GetScreenRect() == before);
    BOOST_CHECK(!window->notice().GetScreenRect().Intersects(page));
    window->notice().close();
    settle(100);
    BOOST_CHECK(grid_of(*window).GetScreenRect() == before);
}

BOOST_AUTO_TEST_CASE(what_was_deleted_is_said_and_comes_back) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(200);
    const Army before = window->bench().army();
    grid_of(*window).tree().SetFocus();
    window->bench().select({{1, 0, 0}});
    settle();
    run(*window, "edit.delete");
    BOOST_CHECK(window->notice().message().Contains("Deleted"));
    press_button(window->notice(), "Undo");
    settle(100);
    BOOST_CHECK(window->bench().army() == before);
    run(*window, "edit.delete");
    run(*window, "edit.undo"); // now the message offers what would undo something else
    BOOST_CHECK_EQUAL(window->notice().message(), wxString());
}

BOOST_AUTO_TEST_CASE(marks_make_no_choice_wider) {
    const Window window;
    auto* choice = new SegmentedChoice(&*window, "Choice", [](int) {});
    const auto segments = [](std::optional<Severity> trouble) {
        return std::vector<SegmentedChoice::Segment>{{"One", "One", trouble}, {"Two", "Two", trouble}};
    };
    choice->show(segments({}), 0);
    const int before = choice->one_line_width();
    choice->show(segments(Severity::error), 0);
    BOOST_CHECK_EQUAL(choice->one_line_width(), before);
    choice->Destroy();
}

BOOST_AUTO_TEST_CASE(a_label_can_become_empty) {
    const Window window;
    auto* label = new StyledLabel(&*window, "III (1835–1855)", LabelStyle::note);
    label->set_text(wxString());
    BOOST_CHECK_EQUAL(label->GetLabelText(), wxString());
    label->set_text("IV");
    BOOST_CHECK_EQUAL(label->GetLabelText(), "IV");
    label->Destroy();
}

// The labels were readable again only after the next start.
BOOST_AUTO_TEST_CASE(labels_stay_readable_in_another_theme) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(300);
    const auto check_labels = [&](wxWindow& parent, const auto& self) -> void {
        for (wxWindow* child : parent.GetChildren()) {
            if (auto* label = dynamic_cast<StyledLabel*>(child); label && label->IsShown())
                BOOST_CHECK_MESSAGE(label->is_current(), label->GetLabelText());
            self(*child, self);
        }
    };
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light}) {
        choose_theme(theme);
        window->update_colours();
        settle(200);
        check_labels(inspector_of(*window), check_labels);
    }
    choose_theme(ThemeChoice::system);
    window->update_colours();
}

BOOST_AUTO_TEST_CASE(the_inspector_shows_what_is_selected_after_scrolling) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    window->bench().select({{1, 1, 1}});
    settle(200);
    InspectorPanel& inspector = inspector_of(*window);
    inspector.Scroll(0, 1000);
    settle(100);
    window->bench().select({{1, 1, 0}});
    settle(200);
    auto& name = control<wxTextCtrl>(inspector, "Name");
    BOOST_CHECK(inspector.GetScreenRect().Contains(name.GetScreenRect().GetTopLeft()));
}

BOOST_AUTO_TEST_CASE(every_rule_set_has_room_for_player_event_and_date) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(200);
        for (const char* name : {"Player", "Event", "Date"}) {
            auto& box = control<wxTextCtrl>(inspector_of(*window), name);
            BOOST_CHECK_MESSAGE(box.IsShown(), id);
            box.SetValue("Anna");
        }
        settle();
        BOOST_CHECK_EQUAL(window->bench().army().about.player, "Anna");
        BOOST_CHECK_EQUAL(window->bench().army().about.date, "Anna");
    }
}

BOOST_AUTO_TEST_CASE(a_surplus_marks_its_culprits_and_closed_parents_at_once) {
    const Window window;
    BOOST_REQUIRE(
        window->session().open_sample(source_folder() / "armylists/phalanx-ii/armies/spartan.muster"));
    settle(200);
    Workbench& bench = window->bench();
    BOOST_REQUIRE_EQUAL(bench.report().count(Severity::error), 0U);
    Place sciritae;
    for (const Place& place : places_at_level(bench.army(), {}, Level::troop))
        if (troop_at(bench.army(), place).name == "Sciritae")
            sciritae = place;
    BOOST_REQUIRE(sciritae.level() == Level::troop);
    grid_of(*window).tree().SetFocus();
    bench.select({sciritae});
    settle(100);
    run(*window, "army.more");
    BOOST_REQUIRE_GT(bench.report().count(Severity::error), 0U);
    BOOST_CHECK(is_marked(*window, sciritae));
    const Place body{sciritae.body, 0, 0};
    grid_of(*window).tree().Collapse(ArmyModel::item_of(body));
    settle(100);
    BOOST_CHECK(is_marked(*window, body));
    bench.undo();
    settle(100);
    BOOST_CHECK(!is_marked(*window, body));
}

BOOST_AUTO_TEST_CASE(a_new_army_has_the_rule_set_of_the_last_one) {
    const Window window;
    window->pages().open(page_ids::new_army, "undying-lands");
    settle(100);
    run(*window, "file.new"); // again: what was chosen stays
    new_army_page_of(*window).create();
    settle(200);
    BOOST_CHECK_EQUAL(window->bench().army().ruleset, "undying-lands");
    const Window other;
    run(*other, "file.new");
    new_army_page_of(*other).create();
    settle(200);
    BOOST_CHECK_EQUAL(other->bench().army().ruleset, "undying-lands");
}

BOOST_AUTO_TEST_CASE(renaming_begins_by_its_key_or_a_double_click_only) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(300);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    const wxRect row = tree.GetItemRect(ArmyModel::item_of({1, 0, 0}), tree.GetColumn(0));
    const wxPoint at =
        tree.GetMainWindow() ? wxPoint(row.x + row.width / 2, row.y + row.height / 2) : wxPoint();
    click(tree, at);
    settle(700); // not a double click
    click(tree, at);
    settle(700);
    BOOST_CHECK(!grid_of(*window).is_editing());
    run(*window, "edit.rename");
    settle(200);
    BOOST_CHECK(grid_of(*window).is_editing());
    press(WXK_ESCAPE);
    settle(200);
    BOOST_CHECK(!grid_of(*window).is_editing());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
