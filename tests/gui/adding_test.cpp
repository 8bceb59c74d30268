// SPDX-License-Identifier: MIT
// Adding troops with the palette: its rows stay where they are, and say what a click does.
#include "army/edits.h"
#include "army/place.h"
#include "army/starting_army.h"
#include "dialog_answer.h"
#include "edit/changes.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/army/palette_list.h"
#include "gui/army/palette_panel.h"
#include "gui/army/trait_row.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>

#include <set>
#include <utility>
#include <vector>

namespace muster::tests {

namespace {

void begin_empty_army(Frame& window, const char* ruleset) {
    const Rulesets& rulesets = application().services().rulesets();
    window.session().show_army(
        {Document(rulesets, empty_army(rulesets, *rulesets.find(ruleset), "Host")), {}});
    settle(300);
}

} // namespace

BOOST_AUTO_TEST_SUITE(adding)

BOOST_AUTO_TEST_CASE(the_palette_keeps_its_place_while_one_adds) {
    const Window window;
    window->SetSize(1024, 700);
    begin_empty_army(*window, "ancient-1969");
    const wxRect palette = palette_of(*window).GetScreenRect();
    const wxRect findings = findings_of(*window).GetScreenRect();
    for (int turn = 0; turn < 14; ++turn) {
        palette_of(*window).add_unit();
        palette_of(*window).add(static_cast<std::size_t>(turn) % palette_of(*window).shown().size());
        settle(100);
        BOOST_CHECK_MESSAGE(palette_of(*window).GetScreenRect() == palette, "moved by turn " << turn);
        BOOST_CHECK_MESSAGE(findings_of(*window).GetScreenRect() == findings, "moved by turn " << turn);
    }
}

BOOST_AUTO_TEST_CASE(the_findings_keep_their_place_when_the_last_one_goes) {
    const Window window;
    window->SetSize(1440, 900);
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(300);
    BOOST_REQUIRE(window->bench().report().findings().empty());
    const int closed = findings_of(*window).GetSize().y;
    palette_of(*window).add(0); // beyond the twelve that were agreed
    settle(300);
    BOOST_REQUIRE(!window->bench().report().findings().empty());
    const wxRect palette = palette_of(*window).GetScreenRect();
    const wxRect findings = findings_of(*window).GetScreenRect();
    BOOST_CHECK_GT(findings.height, closed);
    window->bench().undo();
    settle(300);
    BOOST_REQUIRE(window->bench().report().findings().empty());
    BOOST_CHECK(findings_of(*window).GetScreenRect() == findings);
    BOOST_CHECK(palette_of(*window).GetScreenRect() == palette);
}

// Each row spoke of the thirteen that one more would make.
BOOST_AUTO_TEST_CASE(a_full_army_is_said_to_be_full_once_beside_the_rows) {
    for (const char* ruleset : {"phalanx", "phalanx-ii", "into-glory-ride"}) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
        settle(200);
        const wxString& trouble = palette_of(*window).shared_trouble();
        BOOST_CHECK_MESSAGE(trouble.Contains("full") && trouble.Contains("12") && !trouble.Contains("13"),
                            ruleset << ": " << trouble.utf8_string());
        const auto& list = control<PaletteList>(palette_of(*window));
        for (std::size_t row = 0; row < palette_of(*window).shown().size(); ++row)
            BOOST_CHECK_MESSAGE(!list.row_text(row).Contains("13"), list.row_text(row).utf8_string());
    }
}

// The text stood above them and pushed them down under the pointer.
BOOST_AUTO_TEST_CASE(the_rows_stay_where_they_are_when_the_army_becomes_full) {
    for (const wxSize& size : {wxSize(1024, 700), wxSize(1440, 900)}) {
        const Window window;
        window->SetSize(size);
        BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
        settle(300);
        const auto& list = control<PaletteList>(palette_of(*window));
        const Place last = places_at_level(window->bench().army(), {}, Level::troop).back();
        window->bench().apply("Delete", without(window->bench().army(), {last}));
        settle(300);
        BOOST_REQUIRE(palette_of(*window).shared_trouble().empty());
        const wxPoint place = list.GetScreenPosition();
        const wxRect second = list.GetItemRect(1);
        window->bench().undo();
        settle(300);
        BOOST_REQUIRE(!palette_of(*window).shared_trouble().empty());
        BOOST_CHECK(list.GetScreenPosition() == place);
        BOOST_CHECK_EQUAL(list.GetItemRect(1).y, second.y);
    }
}

BOOST_AUTO_TEST_CASE(the_menu_calls_fixes_as_the_button_does) {
    const Window window;
    begin_empty_army(*window, "phalanx");
    palette_of(*window).add(0);
    palette_of(*window).add(1);
    settle(300);
    FindingsPanel& findings = findings_of(*window);
    std::size_t menus = 0;
    for (std::size_t row = 0; row < findings.shown().size(); ++row) {
        const std::vector<wxString> labels = findings.fix_labels(row);
        if (labels.size() < 2)
            continue;
        ++menus;
        BOOST_CHECK_EQUAL(std::set<wxString>(labels.begin(), labels.end()).size(), labels.size());
        BOOST_CHECK_EQUAL((labels.front() + several_fixes_sign()).utf8_string(),
                          findings.fix_label(row).utf8_string());
    }
    BOOST_CHECK_GE(menus, 1U);
    window->bench().document().mark_saved();
}

// "Click the plus sign", the empty army said, and no row had one.
BOOST_AUTO_TEST_CASE(what_can_begin_an_army_has_a_plus_sign) {
    const Window window;
    begin_empty_army(*window, "undying-lands");
    const auto& list = control<PaletteList>(palette_of(*window));
    BOOST_REQUIRE_GE(palette_of(*window).shown().size(), 4U);
    for (std::size_t row = 0; row < palette_of(*window).shown().size(); ++row)
        BOOST_CHECK_MESSAGE(list.has_plus(row), list.row_text(row).utf8_string());
}

BOOST_AUTO_TEST_CASE(the_army_to_start_with_says_how_large_it_is) {
    const Window window;
    for (const auto& [ruleset, size] :
         {std::pair("phalanx", "12 of 12 vignettes"), std::pair("undying-lands", "vignettes"),
          std::pair("ancient-1969", "points")}) {
        window->pages().open(page_ids::new_army, ruleset);
        settle(100);
        const wxString label = new_army_page_of(*window).example_choice().GetLabel();
        BOOST_CHECK_MESSAGE(label.Contains(size), ruleset << ": " << label.utf8_string());
    }
}

BOOST_AUTO_TEST_CASE(return_on_the_way_to_start_makes_the_army) {
    const Window window;
    window->pages().open(page_ids::new_army, "phalanx");
    settle(200);
    new_army_page_of(*window).empty_choice().SetFocus();
    new_army_page_of(*window).empty_choice().SetValue(true);
    settle();
    press(WXK_RETURN);
    settle(300);
    BOOST_REQUIRE(window->bench().has_document());
    BOOST_CHECK(!has_troops(window->bench().army()));
}

BOOST_AUTO_TEST_CASE(a_small_window_shows_five_rows_of_the_palette) {
    const Window window;
    window->SetSize(1024, 700);
    begin_empty_army(*window, "phalanx");
    BOOST_REQUIRE(!window->bench().report().findings().empty());
    const auto& list = control<PaletteList>(palette_of(*window));
    std::size_t whole = 0;
    for (std::size_t row = 0; row < palette_of(*window).shown().size(); ++row)
        if (const wxRect rect = list.GetItemRect(row);
            !rect.IsEmpty() && rect.GetBottom() < list.GetClientSize().y)
            ++whole;
    BOOST_CHECK_GE(whole, 5U);
}

// Tips covered what comes next, and said "yes" of a choice of no and yes.
BOOST_AUTO_TEST_CASE(tips_say_only_what_is_not_seen) {
    const Window window;
    window->SetSize(1440, 900);
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    window->bench().select({{1, 1, 1}});
    settle(200);
    const auto& choice =
        dynamic_cast<SegmentedChoice&>(inspector_of(*window).rows().row("general")->control());
    for (const SegmentedChoice::Segment& segment : choice.segments())
        BOOST_CHECK_NE(segment.tip, segment.label);
    begin_empty_army(*window, "undying-lands");
    const auto& list = control<PaletteList>(palette_of(*window));
    for (std::size_t row = 0; row < palette_of(*window).shown().size(); ++row)
        BOOST_CHECK(list.tip_of(row).empty() || list.tip_of(row).Contains("\n"));
}

BOOST_AUTO_TEST_CASE(the_plus_sign_says_that_it_makes_a_new_row) {
    const Window window;
    begin_empty_army(*window, "undying-lands");
    auto& list = control<PaletteList>(palette_of(*window));
    const wxRect row = list.GetItemRect(0);
    wxUIActionSimulator mouse;
    mouse.MouseMove(list.ClientToScreen(wxPoint(row.width / 2, row.y + row.height / 2)));
    settle(100);
    mouse.MouseMove(list.ClientToScreen(wxPoint(row.width - 12, row.y + row.height / 2)));
    settle(100);
    BOOST_CHECK(list.GetToolTipText().Contains("new row"));
}

// The tip came back with the change, over the rows that one clicks next.
BOOST_AUTO_TEST_CASE(a_click_hides_the_tip_of_its_row) {
    const Window window;
    begin_empty_army(*window, "undying-lands");
    auto& list = control<PaletteList>(palette_of(*window));
    const wxRect row = list.GetItemRect(0);
    click(list, {row.width - 12, row.y + row.height / 2});
    BOOST_CHECK_EQUAL(list.GetToolTipText(), wxString());
    wxUIActionSimulator mouse;
    mouse.MouseMove(list.ClientToScreen(wxPoint(row.width - 14, row.y + row.height / 2 + 2)));
    settle(100);
    BOOST_CHECK_EQUAL(list.GetToolTipText(), wxString());
}

BOOST_AUTO_TEST_CASE(a_held_count_stops_at_a_hundred) {
    const Window window;
    begin_empty_army(*window, "ancient-1969");
    palette_of(*window).add(0);
    const Place place = window->bench().first_selected();
    window->bench().apply("Count", {edited(window->bench().army(), SetCount{place, 97}), {place}});
    settle(200);
    auto& count = control<wxSpinCtrl>(inspector_of(*window), "Count");
    wxUIActionSimulator mouse;
    mouse.MouseMove(count.ClientToScreen(wxPoint(count.GetSize().x - 15, count.GetSize().y / 2)));
    settle(100);
    mouse.MouseDown();
    for (int looks = 0; looks < 40 && count.GetValue() < 100; ++looks)
        settle(100);
    settle(400);
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).count, 100);
    mouse.MouseUp();
    settle(200);
    mouse.MouseClick();
    settle(200);
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), place).count, 101);
}

BOOST_AUTO_TEST_CASE(choices_are_written_alike) {
    const Window window;
    begin_empty_army(*window, "ancient-1969");
    palette_of(*window).add(0);
    settle(200);
    const auto& weapons =
        dynamic_cast<SegmentedChoice&>(inspector_of(*window).rows().row("weapon")->control());
    for (const SegmentedChoice::Segment& weapon : weapons.segments())
        BOOST_CHECK_EQUAL(weapon.label, weapon.label.Left(1).Upper() + weapon.label.Mid(1));
}

// GTK takes Ctrl+M for Enter: the key that completes the army added the first match as well.
BOOST_AUTO_TEST_CASE(completing_the_army_from_the_search_adds_no_match) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(200);
    const Army whole = window->bench().army();
    palette_of(*window).focus_search();
    settle();
    {
        const DialogAnswer<wxDialog> answer([](wxDialog&) { return wxID_CANCEL; });
        press('M', wxMOD_CONTROL | wxMOD_SHIFT);
        settle(200);
        BOOST_CHECK_EQUAL(answer.opened(), 1);
    }
    BOOST_CHECK(window->bench().army() == whole);
    palette_of(*window).focus_search();
    type("HIS");
    settle();
    press(WXK_RETURN);
    settle(100);
    BOOST_CHECK(window->bench().army() != whole);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
