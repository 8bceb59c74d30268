// SPDX-License-Identifier: MIT
// Nothing moves under the pointer: messages and marks have their room from the start, and what is shown is
// what is selected.
#include "check/wording.h"
#include "edit/changes.h"
#include "gui/army/army_grid.h"
#include "gui/army/army_model.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/army/palette_panel.h"
#include "gui/army/trait_row.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
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

// Whether the screen shows the mark of an error in the row.
bool shows_error(Frame& window, const Place& place) {
    constexpr int pixels_of_a_mark = 40;
    wxDataViewCtrl& tree = grid_of(window).tree();
    const wxRect row = tree.GetItemRect(ArmyModel::item_of(place), tree.GetColumn(ArmyModel::name_column));
    const wxImage seen = screenshot(tree, {0, row.y, tree.GetColumn(0)->GetWidth(), row.height});
    const wxColour error = Theme::current().error;
    int found = 0;
    for (int x = 0; x < seen.GetWidth(); ++x)
        for (int y = 0; y < seen.GetHeight(); ++y)
            found += wxColour(seen.GetRed(x, y), seen.GetGreen(x, y), seen.GetBlue(x, y)) == error ? 1 : 0;
    return found >= pixels_of_a_mark;
}

// Of all labels that are shown.
std::vector<std::string> shown_texts(const wxWindow& window) {
    std::vector<std::string> texts;
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShownOnScreen())
            continue;
        if (dynamic_cast<const wxStaticText*>(child) != nullptr && !child->GetLabel().empty())
            texts.push_back(utf8(child->GetLabel()));
        for (std::string& text : shown_texts(*child))
            texts.push_back(std::move(text));
    }
    return texts;
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
    std::int32_t inside = 0;
    for (const Place& place : places_at_level(before, {1, 0, 0}, Level::troop))
        inside += troop_at(before, place).count;
    BOOST_REQUIRE_GT(inside, 1);
    BOOST_CHECK_EQUAL(utf8(window->notice().message()),
                      fmt::format("Deleted {}, {} vignettes.",
                                  element_name({1, 0, 0}, before, window->bench().ruleset()), inside));
    press_button(window->notice(), "Undo");
    settle(100);
    BOOST_CHECK(window->bench().army() == before);
    BOOST_CHECK(window->bench().selection() == (Places{{1, 0, 0}})); // where one was
    run(*window, "edit.delete");
    run(*window, "edit.undo"); // now the message offers what would undo something else
    BOOST_CHECK_EQUAL(window->notice().message(), wxString());
}

BOOST_AUTO_TEST_CASE(how_many_troops_were_deleted_is_said_as_the_rules_call_them) {
    for (const auto& [id, several] :
         {std::pair<const char*, const char*>{"phalanx", "2 vignettes"}, {"ancient-1969", "2 figures"}}) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        Workbench& bench = window->bench();
        settle(200);
        grid_of(*window).tree().SetFocus();
        for (const std::int32_t count : {1, 2}) {
            bench.apply("Count", with_count(bench.army(), {{1, 1, 1}}, count));
            bench.select({{1, 1, 1}});
            settle();
            const std::string name = element_name({1, 1, 1}, bench.army(), bench.ruleset());
            run(*window, "edit.delete");
            BOOST_CHECK_EQUAL(utf8(window->notice().message()),
                              count == 1 ? "Deleted " + name + "."
                                         : fmt::format("Deleted {}, {}.", name, several));
            run(*window, "edit.undo");
        }
    }
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
    settle(200);
    BOOST_CHECK(!shows_error(*window, sciritae));
    run(*window, "army.more");
    settle(200);
    BOOST_REQUIRE_GT(bench.report().count(Severity::error), 0U);
    BOOST_CHECK_EQUAL(findings_of(*window).shown().size(),
                      1U); // that the army is too large is not said again
    BOOST_CHECK(is_marked(*window, sciritae));
    BOOST_CHECK(shows_error(*window, sciritae));
    const Place body{sciritae.body, 0, 0};
    grid_of(*window).tree().Collapse(ArmyModel::item_of(body));
    settle(200);
    BOOST_CHECK(is_marked(*window, body));
    BOOST_CHECK(shows_error(*window, body));
    bench.undo();
    settle(200);
    BOOST_CHECK(!is_marked(*window, body));
    BOOST_CHECK(!shows_error(*window, body));
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

BOOST_AUTO_TEST_CASE(no_label_tells_a_value_that_is_no_longer_chosen) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    Workbench& bench = window->bench();
    const Ruleset& ruleset = bench.ruleset();
    const Trait& kind = *ruleset.trait(Level::troop, "class");
    const Trait& epoch = *ruleset.trait(Level::troop, "epoch");
    const Place place{1, 1, 1};
    bench.select({place});
    bench.apply("HIM", with_value(bench.army(), {place}, kind, *kind.parse("HIM")));
    bench.apply("III", with_value(bench.army(), {place}, epoch, *epoch.parse("III")));
    settle(200);
    TraitRow& row = *inspector_of(*window).rows().row("class");
    auto& choice = dynamic_cast<SegmentedChoice&>(row.control());
    const wxRect rect = choice.segment_rect(static_cast<std::size_t>(*kind.parse("HCC")));
    click(choice, {rect.x + rect.width / 2, rect.y + rect.height / 2});
    settle(200);
    BOOST_REQUIRE_EQUAL(element_at(bench.army(), place).values[kind.slot], *kind.parse("HCC"));
    bench.apply("None", with_value(bench.army(), {place}, epoch, epoch.default_value));
    settle(200);
    for (const std::string& text : shown_texts(inspector_of(*window).rows()))
        BOOST_CHECK_MESSAGE(text.find("1835") == std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(the_inspector_shows_what_was_just_added_and_renamed) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(200);
    Workbench& bench = window->bench();
    InspectorPanel& inspector = inspector_of(*window);
    for (int turn = 0; turn < 3; ++turn) {
        palette_of(*window).add(0);
        settle(100);
        inspector.Scroll(0, 1000);
        const Place added = bench.first_selected();
        bench.select({{added.body, added.unit, 0}});
        bench.apply("Rename", with_name(bench.army(), bench.first_selected(), "Guard"));
        settle(200);
        const wxRect seen(inspector.GetClientSize());
        const wxRect name(inspector.ScreenToClient(inspector.name_box().GetScreenPosition()),
                          inspector.name_box().GetSize());
        BOOST_CHECK(inspector.name_box().IsShownOnScreen());
        BOOST_CHECK_MESSAGE(seen.Contains(name), "the name lies at " << name.y);
        BOOST_CHECK_EQUAL(inspector.name_box().GetValue(), "Guard");
    }
}

BOOST_AUTO_TEST_CASE(several_wings_are_not_called_after_the_first) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    Workbench& bench = window->bench();
    Change nameless{bench.army(), {}};
    for (std::uint32_t body = 1; body <= bench.army().bodies.size(); ++body)
        nameless.army = with_name(std::move(nameless.army), {body, 0, 0}, "").army;
    bench.apply("Rename", std::move(nameless));
    bench.select({{1, 0, 0}, {2, 0, 0}});
    settle(200);
    BOOST_CHECK_EQUAL(inspector_of(*window).name_box().GetHint(), "several names");
    for (const std::string& text : shown_texts(inspector_of(*window)))
        BOOST_CHECK_NE(text, element_name({1, 0, 0}, bench.army(), bench.ruleset()));
    bench.select({{1, 0, 0}});
    settle();
    BOOST_CHECK_EQUAL(utf8(inspector_of(*window).name_box().GetHint()),
                      element_name({1, 0, 0}, bench.army(), bench.ruleset()));
}

BOOST_AUTO_TEST_CASE(what_says_nothing_about_a_troop_is_not_shown) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    Workbench& bench = window->bench();
    const Trait& type = *bench.ruleset().trait(Level::troop, "type");
    const auto row = [&](const char* id) { return inspector_of(*window).rows().row(id)->is_shown(); };
    for (const Place& place : all_places(bench.army())) {
        if (place.level() != Level::troop)
            continue;
        bench.select({place});
        settle();
        const std::int32_t value = element_at(bench.army(), place).values[type.slot];
        if (value == *type.parse("commander-in-chief"))
            BOOST_CHECK(!row("weapon") && !row("engine") && row("type"));
        if (value == *type.parse("heavy-infantry"))
            BOOST_CHECK(row("weapon") && !row("engine") && row("quality"));
    }
}

BOOST_AUTO_TEST_CASE(every_shown_trait_has_its_heading) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    for (const Place& place : {Place{}, Place{1, 0, 0}, Place{1, 1, 0}, Place{1, 1, 1}}) {
        window->bench().select({place});
        settle(100);
        std::size_t headings = 0;
        for (const wxWindow* child : inspector_of(*window).rows().GetChildren())
            if (dynamic_cast<const StyledLabel*>(child) != nullptr && child->IsShown() &&
                !child->GetLabel().empty()) {
                BOOST_CHECK_MESSAGE(child->GetSize().x > 10, utf8(child->GetLabel()) << " is not seen");
                ++headings;
            }
        BOOST_CHECK_GT(headings, 0U);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
