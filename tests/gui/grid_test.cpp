// SPDX-License-Identifier: MIT
// The grid of the army: column widths and first scroll position.
#include "gui/army/army_grid.h"
#include "gui/start/start_page.h"
#include "gui/widgets/card.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>

#include <algorithm>

namespace muster::tests {

namespace {

constexpr int usual_width = 1240;
constexpr int usual_height = 780;

// Where the column of that title ends, from the left edge of the grid; 0 if there is none.
int right_edge(wxDataViewCtrl& tree, const wxString& title) {
    int right = 0;
    for (unsigned i = 0; i < tree.GetColumnCount(); ++i) {
        right += tree.GetColumn(i)->GetWidth();
        if (tree.GetColumn(i)->GetTitle() == title)
            return right;
    }
    return 0;
}

} // namespace

BOOST_AUTO_TEST_SUITE(grid)

BOOST_AUTO_TEST_CASE(the_costs_are_visible_in_a_window_of_default_size) {
    const Window window;
    window->SetSize(usual_width, usual_height);
    const std::pair<const char*, const char*> last[] = {
        {"ancient-1969", "Points"}, {"phalanx", "AP"}, {"phalanx-ii", "AP"}, {"undying-lands", "IP"}};
    for (const auto& [ruleset, title] : last) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
        settle(150);
        wxDataViewCtrl& tree = grid_of(*window).tree();
        const int right = right_edge(tree, title);
        BOOST_REQUIRE_MESSAGE(right > 0, ruleset << " has no column " << title);
        BOOST_CHECK_MESSAGE(right <= tree.GetSize().x,
                            ruleset << ": " << title << " ends at " << right << " of " << tree.GetSize().x);
    }
}

BOOST_AUTO_TEST_CASE(columns_grow_with_the_window) {
    const Window window;
    window->SetSize(usual_width, usual_height);
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle(150);
    wxDataViewColumn& notation = *grid_of(*window).tree().GetColumn(ArmyModel::first_sheet_column());
    const int narrow = notation.GetWidth();
    window->SetSize(usual_width + 300, usual_height);
    settle(150);
    const int wide = notation.GetWidth();
    BOOST_CHECK_GT(wide, narrow);
    window->SetSize(usual_width, usual_height);
    settle(150);
    BOOST_CHECK_EQUAL(notation.GetWidth(), narrow);
    notation.SetWidth(narrow - 40); // as the player drags it
    window->SetSize(usual_width + 300, usual_height);
    settle(150);
    BOOST_CHECK_EQUAL(notation.GetWidth(), narrow - 40);
}

BOOST_AUTO_TEST_CASE(all_columns_are_visible_in_a_large_window) {
    const Window window;
    window->SetSize(usual_width, usual_height);
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(150);
    window->SetSize(usual_width + 680, usual_height);
    settle(150);
    const wxDataViewCtrl& tree = grid_of(*window).tree();
    int width = 0;
    for (unsigned i = 0; i < tree.GetColumnCount(); ++i)
        width += tree.GetColumn(i)->GetWidth();
    BOOST_CHECK_LE(width, tree.GetSize().x);
}

// The first army of a window is made while the grid was never laid out.
BOOST_AUTO_TEST_CASE(a_new_army_is_scrolled_to_its_top) {
    const Window window;
    window->pages().open(page_ids::start);
    settle(200);
    const std::vector<Card*>& cards = start_page_of(*window).cards();
    const auto sample = std::find_if(cards.begin(), cards.end(), [](const Card* card) {
        return card->text().heading == "Alexander in Asia";
    });
    BOOST_REQUIRE(sample != cards.end());
    click_middle(**sample);
    settle(400);
    BOOST_REQUIRE(window->bench().has_document());
    wxDataViewCtrl& tree = grid_of(*window).tree();
    BOOST_CHECK_GE(tree.GetItemRect(ArmyModel::item_of({})).y, 0);
    BOOST_CHECK(tree.GetTopItem() == ArmyModel::item_of({}));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
