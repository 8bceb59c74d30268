// SPDX-License-Identifier: MIT
// What the keyboard reaches: no page loses the focus, and no action has a key that GTK takes for itself.
#include "army/edits.h"
#include "edit/changes.h"
#include "gui/army/army_grid.h"
#include "gui/army/findings_list.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/palette_list.h"
#include "gui/army/trait_row.h"
#include "gui/lists/list_page.h"
#include "gui/shell/action.h"
#include "gui/shell/room_registry.h"
#include "gui/toolkit/theme.h"
#include "gui_program.h"
#include "window_parts.h"

#include <boost/test/unit_test.hpp>
#include <wx/accel.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/radiobut.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>
#include <wx/vlbox.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::tests {

namespace {

// Never an action's: GTK or an input method takes them, or they open and move between menus and controls.
constexpr const char* reserved_keys[] = {
    "Ctrl+Shift+U", "Ctrl+Shift+E",   "Ctrl+.",  "Ctrl+;",   "Ctrl+Space",     "Shift+Space",
    "F10",          "Shift+F10",      "Ctrl+F1", "Ctrl+Tab", "Ctrl+Shift+Tab", "Alt+F4",
    "Ctrl+/",       "Ctrl+Shift+F10", "Alt+Tab", "Alt+Space"};

std::pair<int, int> key_of(const char* accelerator) {
    wxAcceleratorEntry key;
    BOOST_REQUIRE_MESSAGE(key.FromString(accelerator), accelerator);
    return {key.GetFlags(), key.GetKeyCode()};
}

#ifdef __WXGTK__
void check_trees(wxWindow& window) {
    for (wxWindow* child : window.GetChildren()) {
        if (auto* tree = dynamic_cast<wxDataViewCtrl*>(child))
            BOOST_CHECK_MESSAGE(gtk_tree_view_get_enable_search(GTK_TREE_VIEW(tree->GtkGetTreeView())) == 0,
                                accessible_name(*tree));
        check_trees(*child);
    }
}
#endif

bool is_near(const wxColour& a, const wxColour& b) {
    constexpr int most = 30;
    return std::abs(a.Red() - b.Red()) < most && std::abs(a.Green() - b.Green()) < most &&
           std::abs(a.Blue() - b.Blue()) < most;
}

// The share of the outermost line around the pane and its caption that has the colour of the mark.
double marked_share(Frame& window, const char* pane) {
    const wxRect frame = window.panes().frame_of(pane);
    const wxImage image = screenshot(window.panes(), frame);
    int points = 0;
    int marked = 0;
    for (int y = 0; y < image.GetHeight(); ++y)
        for (int x = 0; x < image.GetWidth(); ++x) {
            if (x != 0 && y != 0 && x != image.GetWidth() - 1 && y != image.GetHeight() - 1)
                continue;
            const wxColour here(image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y));
            marked += is_near(here, Theme::current().accent) ? 1 : 0;
            ++points;
        }
    return points == 0 ? 0.0 : static_cast<double>(marked) / points;
}

void check_marked_pane(Frame& window, std::string_view now) {
    for (const char* const pane : {"palette", "grid", "line", "inspector", "why"}) {
        const double share = marked_share(window, pane);
        BOOST_CHECK_MESSAGE(pane == now ? share > 0.99 : share < 0.01,
                            pane << " has " << share << " of a frame while " << now << " has the keyboard");
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(keyboard)

BOOST_AUTO_TEST_CASE(no_action_has_a_key_that_is_taken) {
    std::set<std::pair<int, int>> reserved;
    for (const char* key : reserved_keys)
        reserved.insert(key_of(key));
    for (const Action& action : application().rooms().actions())
        if (*action.accelerator != '\0')
            BOOST_CHECK_MESSAGE(!reserved.contains(key_of(action.accelerator)),
                                action.id << " has " << action.accelerator);
}

#ifdef __WXGTK__
BOOST_AUTO_TEST_CASE(no_tree_swallows_letters_for_a_search) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    run(*window, "library.show");
    run(*window, "library.collection");
    check_trees(*window);
}
#endif

BOOST_AUTO_TEST_CASE(a_new_unit_is_added_by_its_key) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    grid_of(*window).tree().SetFocus();
    window->bench().select({{1, 0, 0}});
    settle();
    const std::size_t units = window->bench().army().bodies.at(0).units.size();
    const std::pair<int, int> key = key_of(application().rooms().action("army.unit").accelerator);
    press(key.second,
          (key.first & wxACCEL_CTRL ? wxMOD_CONTROL : 0) | (key.first & wxACCEL_SHIFT ? wxMOD_SHIFT : 0));
    settle();
    BOOST_CHECK_EQUAL(window->bench().army().bodies.at(0).units.size(), units + 1);
}

// In a fresh window Tab led from the name to no control at all.
BOOST_AUTO_TEST_CASE(tab_goes_through_the_page_of_a_new_army) {
    const Window window;
    press('N', wxMOD_CONTROL);
    settle(200);
    std::set<wxWindow*> met;
    for (int i = 0; i < 30; ++i) {
        wxWindow* const focus = wxWindow::FindFocus();
        BOOST_REQUIRE_MESSAGE(focus, "after " << i << " tabs");
        BOOST_TEST_MESSAGE(accessible_name(*focus) << " " << focus->GetLabel());
        met.insert(focus);
        press(WXK_TAB);
    }
    BOOST_CHECK_GT(met.size(), 9U);
    press(WXK_ESCAPE);
    settle();
    BOOST_CHECK(window->pages().current() != page_ids::new_army);
}

BOOST_AUTO_TEST_CASE(a_new_army_is_made_by_keys_alone) {
    const Window window;
    press('N', wxMOD_CONTROL);
    settle(200);
    type("Keys");
    press(WXK_TAB);
    press(WXK_DOWN); // the other way to start
    press(WXK_TAB);
    press(WXK_RETURN);
    settle(300);
    BOOST_REQUIRE(window->bench().has_document());
    BOOST_CHECK_EQUAL(window->bench().army().name, "Keys");
}

// The example gave the army its own name instead.
BOOST_AUTO_TEST_CASE(a_name_that_was_typed_is_kept_when_a_list_is_chosen) {
    for (const bool from_example : {true, false}) {
        const Window window;
        press('N', wxMOD_CONTROL);
        settle(200);
        type("Men of Thebes");
        control<wxButton>(*window, "Choose an army list…").SetFocus();
        press(WXK_RETURN);
        settle(300);
        auto& page = window->pages().window<ListPage>(page_ids::lists);
        BOOST_REQUIRE(page.IsShownOnScreen());
        if (from_example)
            page.open_example();
        else
            page.make_empty();
        settle(200);
        BOOST_CHECK_EQUAL(window->bench().army().name, "Men of Thebes");
    }
}

// The key forgot the name and showed the lists of all rules: Return began an army of other ones.
BOOST_AUTO_TEST_CASE(the_key_of_the_army_lists_keeps_what_was_planned) {
    const Window window;
    window->pages().open(page_ids::new_army, "phalanx-ii");
    settle(200);
    type("Men of Caen");
    const std::pair<int, int> key = key_of(application().rooms().action("army.lists").accelerator);
    BOOST_REQUIRE_EQUAL(key.first, wxACCEL_CTRL | wxACCEL_ALT);
    press(key.second, wxMOD_CONTROL | wxMOD_ALT);
    settle(300);
    auto& page = window->pages().window<ListPage>(page_ids::lists);
    BOOST_REQUIRE(page.IsShownOnScreen());
    BOOST_REQUIRE_GT(page.browser().size(), 0U);
    for (std::size_t row = 0; row < page.browser().size(); ++row)
        BOOST_CHECK_EQUAL(page.browser().heading(row).ruleset, "phalanx-ii");
    type("norman");
    settle();
    press(WXK_RETURN); // to the hits
    press(WXK_RETURN);
    settle(300);
    BOOST_REQUIRE(window->bench().has_document());
    BOOST_CHECK_EQUAL(window->bench().army().ruleset, "phalanx-ii");
    BOOST_CHECK_EQUAL(window->bench().army().name, "Men of Caen");
}

BOOST_AUTO_TEST_CASE(down_leads_from_a_search_to_what_it_found) {
    const Window window;
    ListPage& page = lists_in(*window);
    type("spartan");
    settle();
    press(WXK_RETURN);
    settle();
    BOOST_CHECK(dynamic_cast<wxVListBox*>(wxWindow::FindFocus()));
    page.search().SetFocus();
    press(WXK_DOWN);
    settle();
    BOOST_CHECK(dynamic_cast<wxVListBox*>(wxWindow::FindFocus()));
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    press('F', wxMOD_CONTROL);
    press(WXK_DOWN);
    settle();
    BOOST_CHECK(dynamic_cast<PaletteList*>(wxWindow::FindFocus()));
}

// Enter added troops, because the search kept the focus.
BOOST_AUTO_TEST_CASE(enter_takes_the_fix_of_the_next_finding) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    const Place first{1, 1, 1};
    window->bench().apply("", {edited(window->bench().army(), SetCount{first, 60}), {first}});
    settle(300);
    press('F', wxMOD_CONTROL);
    press(WXK_F8);
    settle(200);
    BOOST_CHECK(dynamic_cast<FindingsList*>(wxWindow::FindFocus()));
}

// Nothing showed in which panel one was.
BOOST_AUTO_TEST_CASE(the_panel_with_the_keyboard_has_a_frame_of_its_own) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(300);
    const char* const panes[] = {"palette", "grid", "line", "inspector", "why"};
    window->panes().focus("palette");
    for (const char* const now : panes) {
        settle(200);
        check_marked_pane(*window, now);
        press(WXK_F6);
    }
}

// What a menu had covered was painted without the frame, for the menu had the keyboard.
BOOST_AUTO_TEST_CASE(the_frame_is_whole_after_something_covered_it) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(300);
    window->panes().focus("grid");
    settle(200);
    auto* other = new wxFrame(nullptr, wxID_ANY, "Other");
    const wxRect covered = grid_of(*window).GetScreenRect();
    other->SetSize(covered.x - 30, covered.y - 30, covered.width / 2, covered.height / 2);
    other->Show();
    other->Raise();
    settle(300);
    window->panes().Refresh();
    settle(100);
    other->Destroy();
    settle(300);
    check_marked_pane(*window, "grid");
}

// The arrow moved a dotted frame only, and the army was saved without its General.
BOOST_AUTO_TEST_CASE(an_arrow_key_chooses_a_value) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    Workbench& bench = window->bench();
    const Trait& trait = *bench.ruleset().trait(Level::troop, "general");
    const Place place{1, 1, 1};
    bench.apply("No General", with_value(bench.army(), {place}, trait, 0));
    bench.select({place});
    settle(200);
    inspector_of(*window).rows().row("general")->control().SetFocus();
    settle();
    press(WXK_RIGHT);
    BOOST_CHECK_EQUAL(troop_at(bench.army(), place).values[trait.slot], 1);
    press(WXK_LEFT);
    BOOST_CHECK_EQUAL(troop_at(bench.army(), place).values[trait.slot], 0);
}

// Neither did anything: the menu was the mouse's alone.
BOOST_AUTO_TEST_CASE(the_keyboard_opens_the_menu_of_the_selected_row) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    ArmyGrid& grid = grid_of(*window);
    std::vector<wxPoint> shown;
    grid.on_context_menu([&shown](const wxPoint& at) { shown.push_back(at); });
    window->bench().select({{1, 1, 1}});
    settle(200);
    grid.tree().SetFocus();
    settle();
    press(WXK_F10, wxMOD_SHIFT);
    BOOST_REQUIRE_EQUAL(shown.size(), 1U);
    wxRect row = grid.tree().GetItemRect(ArmyModel::item_of({1, 1, 1}));
    row.Offset(grid.tree().GetPosition());
    BOOST_CHECK(row.Contains(shown.front()));
    press(WXK_MENU);
    BOOST_REQUIRE_EQUAL(shown.size(), 2U);
    BOOST_CHECK(shown.back() == shown.front());
}

// Tab went on below the visible part, which stood still.
BOOST_AUTO_TEST_CASE(the_inspector_scrolls_to_what_tab_comes_to) {
    const Window window;
    window->SetSize(1024, 600);
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    window->bench().select({{1, 1, 1}});
    settle(300);
    InspectorPanel& inspector = inspector_of(*window);
    BOOST_REQUIRE_GT(inspector.GetVirtualSize().y, inspector.GetClientSize().y);
    inspector.focus_name();
    settle();
    std::size_t met = 0;
    for (int i = 0; i < 40; ++i) {
        wxWindow* const focus = wxWindow::FindFocus();
        if (focus == nullptr || !inspector.IsDescendant(focus))
            break;
        const int top = inspector.ScreenToClient(focus->GetScreenPosition()).y;
        const int room = inspector.GetClientSize().y;
        const int height = std::min(focus->GetSize().y, room - 2 * focus->GetCharHeight());
        BOOST_CHECK_MESSAGE(top >= 0 && top + height <= room, accessible_name(*focus)
                                                                  << " begins at " << top);
        ++met;
        press(WXK_TAB);
    }
    BOOST_CHECK_GT(met, 5U);
}

// Return did nothing, for no row was the current one.
BOOST_AUTO_TEST_CASE(the_first_finding_is_current_when_the_keyboard_comes_to_them) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const Place first{1, 1, 1};
    window->bench().apply("", {edited(window->bench().army(), SetCount{first, 60}), {first}});
    settle(300);
    window->panes().focus("why");
    settle();
    press(WXK_F6);
    const auto* list = dynamic_cast<FindingsList*>(wxWindow::FindFocus());
    BOOST_REQUIRE(list != nullptr);
    BOOST_CHECK_EQUAL(list->GetSelection(), 0);
}

BOOST_AUTO_TEST_CASE(shift_f6_goes_back) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(200);
    window->panes().focus("inspector");
    settle();
    press(WXK_F6, wxMOD_SHIFT);
    BOOST_CHECK(line_of(*window).IsDescendant(wxWindow::FindFocus()));
    press(WXK_F6, wxMOD_SHIFT);
    BOOST_CHECK(grid_of(*window).IsDescendant(wxWindow::FindFocus()));
    press(WXK_F6);
    BOOST_CHECK(line_of(*window).IsDescendant(wxWindow::FindFocus()));
}

BOOST_AUTO_TEST_CASE(a_name_that_the_keyboard_has_left_is_not_selected) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    window->bench().select({{1, 1, 1}});
    settle();
    InspectorPanel& inspector = inspector_of(*window);
    inspector.focus_name();
    inspector.name_box().SelectAll();
    settle();
    BOOST_REQUIRE(inspector.name_box().HasSelection());
    press(WXK_F6);
    settle(100);
    BOOST_CHECK(!inspector.name_box().HasSelection());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
