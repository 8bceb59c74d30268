// SPDX-License-Identifier: MIT
// Editing in place in the grid, and files dropped on the window.
#include "army/sample_armies.h"
#include "base/file.h"
#include "gui/army/army_grid.h"
#include "gui/army/army_model.h"
#include "gui/army/palette_panel.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/dnd.h>
#include <wx/frame.h>
#include <wx/srchctrl.h>

#include <regex>

namespace muster::tests {

namespace {

void drop(Frame& window, const std::filesystem::path& file) {
    wxArrayString files;
    files.push_back(wx(file));
    auto* target = dynamic_cast<wxFileDropTarget*>(window.GetDropTarget());
    BOOST_REQUIRE(target != nullptr);
    BOOST_CHECK(target->OnDropFiles(0, 0, files));
    settle(200);
}

} // namespace

BOOST_AUTO_TEST_SUITE(by_hand)

BOOST_AUTO_TEST_CASE(a_count_is_changed_in_place) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle(200);
    window->bench().select({{1, 1, 1}});
    grid_of(*window).tree().SetFocus();
    settle(200);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    const wxRect count = tree.GetItemRect(ArmyModel::item_of({1, 1, 1}), tree.GetColumn(1));
    double_click(tree, {count.x + count.width / 2, count.y + count.height / 2});
    settle(200);
    BOOST_REQUIRE(grid_of(*window).is_editing());
    type("3");
    press(WXK_RETURN);
    settle(200);
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), {1, 1, 1}).count, 3);
    BOOST_CHECK(!window->bench().report().legal()); // fourteen are not the twelve that were agreed
}

// Twenty more were twenty presses of Alt+Right.
BOOST_AUTO_TEST_CASE(a_number_typed_on_a_row_is_its_count) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    Workbench& bench = window->bench();
    const Places troops = places_at_level(bench.army(), {}, Level::troop);
    BOOST_REQUIRE_GT(troops.size(), 3U);
    grid_of(*window).tree().SetFocus();
    bench.select({troops[1]});
    settle(200);
    const Army before = bench.army();
    type("23");
    BOOST_CHECK_EQUAL(troop_at(bench.army(), troops[1]).count, 23);
    bench.undo(); // one step
    BOOST_CHECK(bench.army() == before);
    bench.select({troops[2]}); // another row begins another number
    settle(100);
    type("4");
    BOOST_CHECK_EQUAL(troop_at(bench.army(), troops[2]).count, 4);
    bench.select({{1, 0, 0}});
    settle(100);
    type("7");
    BOOST_CHECK_EQUAL(troop_at(bench.army(), troops[2]).count, 4);
}

BOOST_AUTO_TEST_CASE(a_name_is_changed_in_place) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    grid_of(*window).tree().SetFocus();
    window->bench().select({{1, 1, 1}});
    settle(200);
    const Army before = window->bench().army();
    press(WXK_F2);
    settle(200);
    BOOST_REQUIRE(grid_of(*window).is_editing());
    BOOST_CHECK(!is_enabled(*window, "edit.delete")); // its key is the text's meanwhile
    type("Old Guard");
    press(WXK_RETURN);
    settle(200);
    BOOST_CHECK(!grid_of(*window).is_editing());
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), {1, 1, 1}).name, "Old Guard");
    press(WXK_F2);
    settle(200);
    BOOST_REQUIRE(grid_of(*window).is_editing());
    type("Young");
    press(WXK_ESCAPE);
    settle(200);
    BOOST_CHECK(!grid_of(*window).is_editing());
    BOOST_CHECK_EQUAL(troop_at(window->bench().army(), {1, 1, 1}).name, "Old Guard");
    run(*window, "edit.undo");
    BOOST_CHECK(window->bench().army() == before);
}

// The row of the army was selected with it.
BOOST_AUTO_TEST_CASE(a_right_click_selects_its_row_alone) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(300);
    ArmyGrid& grid = grid_of(*window);
    grid.tree().SetFocus();
    window->bench().select({{1, 1, 0}});
    settle(200);
    int menus = 0;
    grid.on_context_menu(
        [&menus](const wxPoint& /*at*/) { ++menus; }); // the menu itself would wait for an answer
    const wxRect row = grid.tree().GetItemRect(ArmyModel::item_of({1, 2, 0}), grid.tree().GetColumn(0));
    wxUIActionSimulator mouse;
    mouse.MouseMove(grid.tree().ClientToScreen({row.x + row.width / 2, row.y + row.height / 2}));
    settle();
    mouse.MouseClick(wxMOUSE_BTN_RIGHT);
    settle(200);
    BOOST_CHECK_EQUAL(menus, 1);
    BOOST_CHECK(window->bench().selection() == (Places{{1, 2, 0}}));
    BOOST_CHECK_EQUAL(grid.tree().GetSelectedItemsCount(), 1);
}

BOOST_AUTO_TEST_CASE(the_name_column_grows_with_the_names) {
    const Window window;
    const std::filesystem::path file = folder().path() / "short-names.muster";
    write_file(file, std::regex_replace(read_file(sample_file("into-glory-ride")),
                                        std::regex("name=\"[^\"]*\""), "name=\"A\""));
    BOOST_REQUIRE(open_file(*window, file));
    settle(200);
    const int before = grid_of(*window).tree().GetColumn(0)->GetWidth();
    grid_of(*window).tree().SetFocus();
    window->bench().select({{1, 1, 1}});
    settle(200);
    press(WXK_F2);
    settle(200);
    BOOST_REQUIRE(grid_of(*window).is_editing());
    type("Imperial Guard Grenadiers on foot");
    press(WXK_RETURN);
    settle(200);
    BOOST_CHECK_GT(grid_of(*window).tree().GetColumn(0)->GetWidth(), before);
}

BOOST_AUTO_TEST_CASE(undo_works_while_the_search_field_has_the_focus) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle(200);
    const Army before = window->bench().army();
    palette_of(*window).search().SetFocus();
    settle(200);
    BOOST_CHECK(!is_enabled(*window, "edit.undo")); // nothing was done yet
    type("foot");
    press(WXK_RETURN); // adds the first one found
    settle(200);
    BOOST_REQUIRE(window->bench().army() != before);
    BOOST_REQUIRE(wxWindow::FindFocus() == &palette_of(*window).search());
    BOOST_CHECK(!is_enabled(*window, "edit.delete")); // its key is the text's
    press('Z', wxMOD_CONTROL);
    settle(200);
    BOOST_CHECK(window->bench().army() == before);
    BOOST_CHECK(is_enabled(*window, "edit.redo"));
}

BOOST_AUTO_TEST_CASE(a_file_dropped_on_the_window_is_opened) {
    const std::filesystem::path one = folder().path() / "dropped.muster";
    const std::filesystem::path two = folder().path() / "dropped-too.muster";
    write_file(one, read_file(sample_file("phalanx")));
    write_file(two, read_file(sample_file("phalanx-ii")));
    const Window window;
    drop(*window, one);
    BOOST_REQUIRE(window->bench().has_document());
    BOOST_CHECK(window->bench().document().file() == one);
    // The window has an army by now: the next gets one of its own.
    const std::size_t before = application().windows().all().size();
    drop(*window, two);
    BOOST_REQUIRE_EQUAL(application().windows().all().size(), before + 1);
    Frame& other = *application().windows().all().back();
    BOOST_CHECK(other.bench().document().file() == two);
    BOOST_CHECK(window->bench().document().file() == one);
    other.Close(true);
    settle(100);
}

BOOST_AUTO_TEST_CASE(the_start_page_lists_the_folders_that_have_no_rule_sets) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Muster");
    const Rulesets none({folder().path() / "nowhere"});
    auto* page = new StartPage(frame, none, {});
    page->show({}, {});
    wxString words;
    for (const wxWindow* child : page->GetChildren())
        words += child->GetLabel() + "\n";
    BOOST_CHECK(words.Contains(wx(folder().path() / "nowhere")));
    BOOST_CHECK(words.Contains("--data"));
    BOOST_CHECK(!words.Contains("Choose a rule set"));
    frame->Destroy();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
