// SPDX-License-Identifier: MIT
// No tree opens GTK's box for a search when letters are typed, neither on the tournament desk nor in the
// results of a check: the letters would be lost.
#include "gui/library/library_results.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>

namespace muster::tests {

namespace {

// Returns how many trees there are.
std::size_t check_searches(wxWindow& window) {
    std::size_t trees = 0;
    for (wxWindow* child : window.GetChildren()) {
        if (auto* tree = dynamic_cast<wxDataViewCtrl*>(child)) {
            BOOST_CHECK_MESSAGE(gtk_tree_view_get_enable_search(GTK_TREE_VIEW(tree->GtkGetTreeView())) == 0,
                                utf8(accessible_name(*tree)));
            ++trees;
        }
        trees += check_searches(*child);
    }
    return trees;
}

} // namespace

BOOST_AUTO_TEST_SUITE(tree_search)

BOOST_FIXTURE_TEST_CASE(the_table_of_a_tournament_has_none, OpenDesk) {
    BOOST_CHECK_GE(check_searches(page()), 1U);
}

BOOST_AUTO_TEST_CASE(the_results_of_a_check_have_none) {
    const Window window;
    auto* results = new LibraryResults(&*window, {}, [](ArmyId /*army*/) {}); // deletes itself
    BOOST_CHECK_EQUAL(check_searches(*results), 1U);
    results->Close(true);
    settle();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
#endif
