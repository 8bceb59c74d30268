// SPDX-License-Identifier: MIT
// Text larger and smaller than the desktop's: everything follows, nothing is cut.
#include "gui/toolkit/text_size.h"

#include "gui/army/army_grid.h"
#include "gui/army/band_panel.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/army/new_unit_dialog.h"
#include "gui/army/palette_list.h"
#include "gui/army/palette_panel.h"
#include "gui/library/collection_page.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/settings.h"
#include "gui/toolkit/theme.h"
#include "gui_program.h"
#include "library_steps.h"
#include "open_desk.h"
#include "whole_labels.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>
#include <wx/display.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

// In the usual size again at the end.
struct UsualSize {
    UsualSize() = default;
    ~UsualSize() {
        application().windows().set_text_size(usual_text_size);
        settle();
    }
    UsualSize(const UsualSize&) = delete;
    UsualSize& operator=(const UsualSize&) = delete;
};

// What a window that scrolls shows, all of it can be scrolled to.
void check_within_reach(const wxWindow& scrolled) {
    for (const wxWindow* child : scrolled.GetChildren())
        if (child->IsShown() && !child->IsTopLevel())
            BOOST_CHECK_LE(child->GetRect().GetRight(), scrolled.GetVirtualSize().x);
}

int row_height(wxDataViewCtrl& tree) {
    return tree.GetItemRect(tree.GetTopItem()).height;
}

} // namespace

BOOST_AUTO_TEST_SUITE(text_size_of_the_window)

BOOST_AUTO_TEST_CASE(sizes_go_up_and_down_by_steps) {
    BOOST_CHECK_EQUAL(next_text_size(100, true), 110);
    BOOST_CHECK_EQUAL(next_text_size(100, false), 90);
    BOOST_CHECK_EQUAL(next_text_size(105, false), 100);
    BOOST_CHECK_EQUAL(next_text_size(200, true), 200);
    BOOST_CHECK_EQUAL(next_text_size(80, false), 80);
}

BOOST_AUTO_TEST_CASE(keys_change_the_size_of_everything) {
    const Window window;
    const UsualSize usual;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    auto& band = control<BandPanel>(*window);
    auto& list = control<PaletteList>(*window);
    auto& tree = control<wxDataViewCtrl>(*window, "Army");
    const double points = desktop_font().GetFractionalPointSize();
    const int band_height = band.GetSize().y;
    const int tree_row = row_height(tree);
    const std::size_t rows = list.GetVisibleRowsEnd();
    for (int i = 0; i < 5; ++i)
        press('+', wxMOD_CONTROL);
    settle(200);
    BOOST_CHECK_EQUAL(text_size(), 200);
    BOOST_CHECK_CLOSE(desktop_font().GetFractionalPointSize(), 2 * points, 1);
    BOOST_CHECK_CLOSE(list.GetFont().GetFractionalPointSize(), 2 * points, 1);
    BOOST_CHECK_GE(band.GetSize().y, 2 * band_height - 2);
    BOOST_CHECK_GE(row_height(tree), 3 * tree_row / 2);
    BOOST_CHECK_LT(list.GetVisibleRowsEnd(), rows);
    BOOST_CHECK_EQUAL(window->services().settings().text_size(), 200);
    press(WXK_NUMPAD_SUBTRACT, wxMOD_CONTROL);
    BOOST_CHECK_EQUAL(text_size(), 175);
    press('0', wxMOD_CONTROL);
    settle(200);
    BOOST_CHECK_EQUAL(text_size(), 100);
    BOOST_CHECK_CLOSE(desktop_font().GetFractionalPointSize(), points, 1);
    BOOST_CHECK_CLOSE(list.GetFont().GetFractionalPointSize(), points, 1);
    BOOST_CHECK_EQUAL(band.GetSize().y, band_height);
    BOOST_CHECK_EQUAL(row_height(tree), tree_row);
}

BOOST_AUTO_TEST_CASE(nothing_is_cut_at_twice_the_size) {
    const UsualSize usual;
    const Window window;
    window->SetSize(1240, 900);
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    application().windows().set_text_size(200);
    settle(200);
    check_whole_labels(*window, "");
    const Window later; // one that is made in this size
    BOOST_REQUIRE(later->session().open_sample(sample_file("undying-lands")));
    settle(200);
    check_whole_labels(*later, "");
}

BOOST_AUTO_TEST_CASE(nothing_is_cut_at_twice_the_size_on_the_other_pages) {
    const UsualSize usual;
    OpenDesk desk;
    desk.window->SetSize(1240, 900);
    application().windows().set_text_size(200);
    settle(200);
    check_whole_labels(*desk.window, "");
    for (const std::string_view page : {page_ids::start, page_ids::new_army, page_ids::lists,
                                        page_ids::house_rules, std::string_view("text"), page_ids::library,
                                        std::string_view("collection"), std::string_view("odds")}) {
        BOOST_TEST_CONTEXT(page) {
            desk.window->pages().open(page, "phalanx");
            settle(300);
            wait(); // for what pages ask the library
            check_whole_labels(*desk.window, "");
        }
    }
}

BOOST_AUTO_TEST_CASE(a_small_window_keeps_room_for_the_army_and_reaches_all) {
    const UsualSize usual;
    application().windows().set_text_size(200);
    const Window window; // made in this size
    window->SetSize(1024, 700);
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    window->bench().select({{1, 1, 1}});
    settle(200);
    check_whole_labels(*window, "");
    BOOST_CHECK_GE(grid_of(*window).GetSize().x, 1024 * 3 / 10);
    check_within_reach(inspector_of(*window));
    BOOST_CHECK_GE(control<wxTextCtrl>(inspector_of(*window), "Name").GetSize().x,
                   with_text_size(*window, 100));
    for (const std::string_view page : {page_ids::new_army, std::string_view("collection")}) {
        BOOST_TEST_CONTEXT(page) {
            window->pages().open(page, "phalanx");
            settle(300);
            wait();
            check_whole_labels(*window, "");
        }
    }
    auto& table = control<wxDataViewListCtrl>(collection_page_of(*window), "Figures");
    BOOST_CHECK_GE(table.GetColumn(0)->GetMinWidth(), with_text_size(table, 100));
    window->pages().open(page_ids::new_army, "phalanx");
    settle(300);
    NewArmyPage& page = new_army_page_of(*window);
    BOOST_CHECK_GE(page.name_box().GetSize().x, with_text_size(page, 150));
}

BOOST_AUTO_TEST_CASE(the_verdict_on_a_new_unit_is_whole) {
    const UsualSize usual;
    for (const int size : {100, 200}) {
        application().windows().set_text_size(size);
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
        settle(200);
        NewUnitDialog dialog(&*window, window->bench(), palette_of(*window).shown(), 0);
        dialog.Show();
        settle(200);
        check_whole_labels(dialog, "");
        BOOST_CHECK_LE(dialog.GetSize().y, wxDisplay(&dialog).GetClientArea().height + 60);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
