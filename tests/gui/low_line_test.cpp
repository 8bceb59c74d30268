// SPDX-License-Identifier: MIT
// The battle line of a low window: its boxes keep their letters, and what is out of sight is scrolled to.
#include "army/place.h"
#include "army/starting_army.h"
#include "gui/army/army_grid.h"
#include "gui/army/line_panel.h"
#include "gui/army/palette_panel.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/dataview.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(low_line)

BOOST_AUTO_TEST_CASE(boxes_keep_their_letters_and_the_selected_one_is_in_sight) {
    for (const char* ruleset : {"phalanx", "undying-lands"}) {
        const Window window;
        window->SetSize(1024, 600);
        BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
        settle(300);
        const LinePanel& line = line_of(*window);
        BOOST_REQUIRE(!line.line().boxes.empty());
        for (const LineBox& box : line.line().boxes)
            BOOST_CHECK_GE(3 * line.rect_of(box).height, line.GetCharHeight());
        for (const LineBox& box : {line.line().boxes.front(), line.line().boxes.back()}) {
            window->bench().select({box.place});
            settle();
            const wxRect at = line.rect_of(box);
            BOOST_CHECK_GE(at.x, 0);
            BOOST_CHECK_LT(at.x, line.GetClientSize().x);
            BOOST_CHECK_GE(at.GetBottom(), 0);
            BOOST_CHECK_LT(at.y, line.GetClientSize().y);
        }
    }
}

// The grid kept three rows free for troops to come.
BOOST_AUTO_TEST_CASE(the_battle_line_gets_what_the_grid_does_not_need) {
    const Window window;
    window->SetSize(1024, 700);
    const Rulesets& rulesets = application().services().rulesets();
    window->session().show_army(
        {Document(rulesets, empty_army(rulesets, *rulesets.find("phalanx"), "Host")), {}});
    for (std::size_t entry = 0; entry < 5; ++entry) {
        settle(200);
        palette_of(*window).add(entry);
    }
    settle(400);
    wxDataViewCtrl& tree = grid_of(*window).tree();
    const Place last = all_places(window->bench().army()).back();
    const wxRect row = tree.GetItemRect(ArmyModel::item_of(last));
    BOOST_TEST_MESSAGE("line " << line_of(*window).GetSize().y << ", grid " << tree.GetClientSize().y
                               << ", last row to " << row.GetBottom());
    BOOST_CHECK_LE(tree.GetClientSize().y - row.GetBottom(), 3 * row.height / 2);
    window->bench().document().mark_saved();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
