// SPDX-License-Identifier: MIT
// The battle line of a low window: its boxes keep their letters, and what is out of sight is scrolled to.
#include "gui/army/line_panel.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>

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

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
