// SPDX-License-Identifier: MIT
// The window: unreadable files, files changed by other programs, unsaved work, clipboard, layout, accessible
// names.
#include "army/starting_army.h"
#include "base/file.h"
#include "edit/autosave.h"
#include "edit/clipboard.h"
#include "gui/army/army_grid.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/palette_panel.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/styled_label.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <gtk/gtk.h>
#include <wx/dcscreen.h>
#include <wx/display.h>
#include <wx/frame.h>
#include <wx/stattext.h>
#include <wx/stopwatch.h>
#include <wx/textctrl.h>

#include <functional>
#include <set>
#include <utility>

namespace muster::tests {

namespace {

bool takes_input(const wxWindow& window) {
    return window.IsShownOnScreen() && window.IsEnabled() && window.AcceptsFocus();
}

void check_names(const wxWindow& window) {
    for (const wxWindow* child : window.GetChildren()) {
        if (takes_input(*child) && !dynamic_cast<const wxPanel*>(child))
            BOOST_CHECK_MESSAGE(!accessible_name(*child).empty() || !child->GetLabel().empty(),
                                "a " << utf8(child->GetClassInfo()->GetClassName()) << " has no name");
        check_names(*child);
    }
}

std::vector<UnsavedWork> unsaved_work() {
    return Autosave::all_in(autosave_folder());
}

std::string unsaved_text() {
    const std::vector<UnsavedWork> work = unsaved_work();
    return work.empty() ? std::string() : read_file(work.front().file);
}

// Two turns of keeping; the disk may be busy.
bool wait_for(const std::function<bool()>& condition) {
    const wxStopWatch watch;
    while (!condition() && watch.Time() < 2000)
        settle(10);
    return condition();
}

} // namespace

BOOST_AUTO_TEST_SUITE(window)

BOOST_AUTO_TEST_CASE(windows_carry_the_id_of_the_desktop_entry) {
    const Window window;
    BOOST_CHECK_EQUAL(g_get_prgname(), "io.github.musterbuilder.muster");
}

BOOST_AUTO_TEST_CASE(an_unreadable_file_is_reported_and_changes_nothing) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const Army before = window->bench().army();
    const std::filesystem::path file = folder().path() / "broken.muster";
    write_file(file, "<army xmlns=\"urn:muster:army:1\" ruleset=\"phalanx\">\n  <bodi/>\n</army>\n");
    BOOST_CHECK(!open_file(*window, file));
    settle();
    BOOST_CHECK_MESSAGE(utf8(window->notice().message()).find("broken.muster:2:4") != std::string::npos,
                        utf8(window->notice().message()));
    BOOST_CHECK(window->bench().army() == before);
    // Nor is there another window for it.
    const std::size_t windows = application().windows().all().size();
    window->notice().close();
    application().windows().open(file, *window);
    BOOST_CHECK_MESSAGE(utf8(window->notice().message()).find("broken.muster:2:4") != std::string::npos,
                        utf8(window->notice().message()));
    BOOST_CHECK_EQUAL(application().windows().all().size(), windows);
}

BOOST_AUTO_TEST_CASE(a_file_changed_by_another_program_is_noticed) {
    const Window window;
    const std::filesystem::path file = folder().path() / "shared.muster";
    std::string text = read_file(sample_file("phalanx-ii"));
    write_file(file, text);
    BOOST_REQUIRE(open_file(*window, file));
    window->session().check_disk();
    BOOST_CHECK(window->notice().message().empty());
    text.replace(text.find("name=\""), 6, "name=\"Other ");
    write_file(file, text);
    window->session().check_disk();
    settle();
    BOOST_CHECK(!window->notice().message().empty());
    run(*window, "file.reload");
    BOOST_CHECK(window->bench().army().name.starts_with("Other "));
    BOOST_CHECK(!window->bench().document().modified());
    run(*window, "edit.undo");
    BOOST_CHECK(!window->bench().army().name.starts_with("Other "));
    BOOST_CHECK(window->bench().document().modified());
}

BOOST_AUTO_TEST_CASE(unsaved_work_is_stored_and_recovered) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    window->session().autosave();
    BOOST_CHECK(unsaved_work().empty());
    window->bench().apply("Rename", with_name(window->bench().army(), {1, 0, 0}, "Renamed and not saved"));
    BOOST_CHECK(wait_for([] { return unsaved_text().find("Renamed and not saved") != std::string::npos; }));
    const Window other;
    application().windows().recover(unsaved_work().front(), *other);
    settle();
    BOOST_CHECK(other->bench().army().bodies == window->bench().army().bodies);
    BOOST_CHECK(other->bench().document().modified());
    run(*window, "edit.undo");
    window->session().autosave(); // back at what was opened: nothing to lose
    run(*other, "edit.undo");
}

BOOST_AUTO_TEST_CASE(the_first_change_is_stored_at_once_and_later_ones_at_intervals) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(300);
    const wxStopWatch watch;
    std::set<std::string> texts;
    // As when a name is typed, which is no reason to write to the disk for every letter.
    for (int letter = 0; letter < 12; ++letter) {
        window->bench().apply("Rename",
                              with_name(window->bench().army(), Place{}, std::string(letter + 1U, 'x')));
        settle(50);
        texts.insert(unsaved_text());
    }
    texts.erase("");
    BOOST_CHECK_GE(texts.size(), 1U);
    BOOST_CHECK_LE(texts.size(), 1U + static_cast<std::size_t>(watch.Time()) / 1000U);
    BOOST_CHECK(wait_for([&] { return unsaved_text() == window->bench().document().text(); }));
}

BOOST_AUTO_TEST_CASE(a_new_army_is_stored_before_it_is_edited) {
    const Window window;
    const Rulesets& rulesets = application().services().rulesets();
    window->session().show_army(
        {Document(rulesets, starting_army(rulesets, *rulesets.find("undying-lands"), "Host")), {}});
    BOOST_CHECK(wait_for([&] { return unsaved_text() == window->bench().document().text(); }));
}

BOOST_AUTO_TEST_CASE(a_unit_is_copied_to_another_window) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    window->bench().select({{1, 1, 0}});
    grid_of(*window).tree().SetFocus();
    settle();
    BOOST_REQUIRE(is_enabled(*window, "edit.copy"));
    run(*window, "edit.copy");
    const Window other;
    BOOST_REQUIRE(other->session().open_sample(sample_file("ancient-1969")));
    other->bench().select({{1, 2, 0}});
    grid_of(*other).tree().SetFocus();
    settle();
    run(*other, "edit.paste");
    BOOST_REQUIRE(other->bench().document().modified());
    BOOST_CHECK(unit_at(other->bench().army(), {1, 3, 0}) == unit_at(window->bench().army(), {1, 1, 0}));
    BOOST_CHECK(other->bench().selection() == (Places{{1, 3, 0}}));
}

BOOST_AUTO_TEST_CASE(a_text_field_receives_its_own_keys) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    window->bench().select({{1, 1, 1}});
    settle();
    const Army before = window->bench().army();
    inspector_of(*window).focus_name();
    settle();
    BOOST_CHECK(!is_enabled(*window, "edit.delete"));
    press(WXK_DELETE);
    BOOST_CHECK_EQUAL(all_places(window->bench().army()).size(), all_places(before).size());
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), {1, 1, 1}).name, "");
    type("abc");
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), {1, 1, 1}).name, "abc");
    // All of it is one step.
    BOOST_CHECK_EQUAL(window->bench().document().history().steps_back(), 1U);
    grid_of(*window).tree().SetFocus();
    settle();
    run(*window, "edit.undo");
    BOOST_CHECK(window->bench().army() == before);
}

BOOST_AUTO_TEST_CASE(several_troops_are_edited_at_once) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    grid_of(*window).tree().SetFocus();
    window->bench().select({{1, 1, 1}});
    settle();
    run(*window, "edit.all");
    const Places all = window->bench().selection();
    BOOST_REQUIRE_GT(all.size(), 5U);
    const Trait& trait = *window->bench().ruleset().trait(Level::troop, "integrity");
    window->bench().apply("Integrity", with_value(window->bench().army(), all, trait, 2));
    settle();
    for (const Place& place : all)
        BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).values[trait.slot], 2);
    BOOST_CHECK(window->bench().selection() == all);
}

BOOST_AUTO_TEST_CASE(a_box_of_the_battle_line_is_dragged) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(200);
    LinePanel& line = line_of(*window);
    BOOST_REQUIRE_GT(line.line().boxes.size(), 2U);
    const auto box_of_other_body = [&](std::uint32_t body) {
        for (std::size_t i = 0; i < line.line().boxes.size(); ++i)
            if (line.line().boxes[i].place.body != body)
                return i;
        return std::size_t{0};
    };
    const Place first = line.line().boxes.front().place;
    const std::size_t goal = box_of_other_body(first.body);
    const std::optional<wxPoint> from = line.point_of(0);
    const std::optional<wxPoint> to = line.point_of(goal);
    BOOST_REQUIRE(from && to);
    click(line, *from);
    BOOST_CHECK(window->bench().selection() == Places{first});
    const std::string name = element_at(window->bench().army(), first).name;
    const Place target = line.line().boxes[goal].place;

    wxUIActionSimulator mouse;
    const auto go_to = [&](const wxPoint& point) {
        mouse.MouseMove(line.ClientToScreen(point));
        settle();
    };
    go_to(*from);
    mouse.MouseDown();
    settle();
    go_to({(from->x + to->x) / 2, (from->y + to->y) / 2});
    go_to(*to);
    mouse.MouseUp();
    settle(200);
    BOOST_REQUIRE(window->bench().document().history().can_undo());
    const Place now = window->bench().first_selected();
    BOOST_CHECK_EQUAL(now.body, target.body);
    BOOST_CHECK_EQUAL(element_at(window->bench().army(), now).name, name);
}

BOOST_AUTO_TEST_CASE(the_layout_is_remembered) {
    {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
        BOOST_REQUIRE(window->panes().is_shown("why"));
        run(*window, "view.why");
    }
    {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
        BOOST_CHECK(!window->panes().is_shown("why"));
        run(*window, "view.reset");
        BOOST_CHECK(window->panes().is_shown("why"));
    }
}

BOOST_AUTO_TEST_CASE(a_problem_shared_by_all_troops_is_shown_once) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    BOOST_CHECK(!palette_of(*window).shared_trouble().empty()); // the sample has its twelve already
    run(*window, "edit.all");
    run(*window, "edit.delete");
    BOOST_CHECK(palette_of(*window).shared_trouble().empty());
}

BOOST_AUTO_TEST_CASE(the_theme_is_chosen_and_stored) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    run(*window, "view.theme_dark");
    settle(200);
    BOOST_CHECK(Theme::current().dark);
    BOOST_CHECK(application().services().settings().theme() == ThemeChoice::dark);
    run(*window, "view.theme_light");
    settle(200);
    BOOST_CHECK(!Theme::current().dark);
    run(*window, "view.theme_system");
    BOOST_CHECK(application().services().settings().theme() == ThemeChoice::system);
}

// The height once the panels have theirs, however busy the machine is.
int height_at_rest(const wxWindow& panel) {
    int height = -1;
    for (int unchanged = 0; unchanged < 5; ++unchanged) {
        settle(100);
        const int before = std::exchange(height, panel.GetSize().y);
        if (before != height)
            unchanged = 0;
    }
    return height;
}

BOOST_AUTO_TEST_CASE(the_window_lies_inside_the_screen) {
    const Window window;
    const wxRect screen = wxDisplay(&*window).GetClientArea();
    for (int tries = 0; tries < 30 && !screen.Contains(window->GetRect()); ++tries)
        settle(); // the window manager moves it when it maps it
    BOOST_CHECK(screen.Contains(window->GetRect()));
}

BOOST_AUTO_TEST_CASE(a_low_window_shrinks_the_docks_and_restores_them) {
    const Window window;
    window->SetSize(1240, 1000);
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const int line = height_at_rest(line_of(*window));
    window->SetSize(1240, 560);
    BOOST_CHECK_LT(height_at_rest(line_of(*window)), line);
    BOOST_CHECK_GE(grid_of(*window).GetSize().y, window->FromDIP(140));
    window->SetSize(1240, 1000);
    BOOST_CHECK_EQUAL(height_at_rest(line_of(*window)), line);
}

// Measured before GTK has given the labels their style, as pages do when they are first laid out.
BOOST_AUTO_TEST_CASE(headings_are_measured_correctly_at_once) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Muster");
    for (const auto& [style, font_of] :
         {std::pair(LabelStyle::heading, &large_font), std::pair(LabelStyle::bold, &bold_font),
          std::pair(LabelStyle::note, &small_font)}) {
        const auto* heading = new StyledLabel(frame, "Sample & armies <of all>", style);
        BOOST_CHECK_EQUAL(heading->GetLabelText(), "Sample & armies <of all>");
        wxScreenDC dc;
        dc.SetFont(font_of(*frame));
        const wxSize needed = dc.GetTextExtent("Sample & armies <of all>");
        BOOST_CHECK_GE(heading->GetBestSize().x + 2, needed.x); // rounding
        BOOST_CHECK_GE(heading->GetBestSize().y + 1, needed.y);
        BOOST_CHECK_LT(heading->GetBestSize().y, 2 * needed.y);
    }
    frame->Destroy();
}

BOOST_AUTO_TEST_CASE(every_control_has_a_name) {
    const Window window;
    check_names(*window);
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    for (const Place& place : {Place{}, Place{1, 0, 0}, Place{1, 1, 0}, Place{1, 1, 1}}) {
        window->bench().select({place});
        settle();
        check_names(*window);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
