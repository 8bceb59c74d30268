// SPDX-License-Identifier: MIT
// The keys of a choice between a few values: they choose one only without Ctrl, Alt or Shift, which are the
// keys of commands.
#include "gui/army/inspector_panel.h"
#include "gui/army/trait_row.h"
#include "gui/army/trait_rows.h"
#include "gui/shell/page_book.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "window_parts.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

const Place first_troop{1, 1, 1};

wxWindow& choice_of(Frame& window, std::string_view trait) {
    window.bench().select({first_troop});
    settle(200);
    auto& choice = dynamic_cast<SegmentedChoice&>(inspector_of(window).rows().row(trait)->control());
    choice.SetFocus();
    settle();
    return choice;
}

} // namespace

BOOST_AUTO_TEST_SUITE(choice_keys)

BOOST_AUTO_TEST_CASE(arrows_choose_a_value) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    BOOST_REQUIRE(choice_of(*window, "integrity").HasFocus());
    press(WXK_HOME);
    settle();
    const Army before = window->bench().army();
    press(WXK_RIGHT);
    settle();
    BOOST_CHECK(window->bench().army() != before);
}

BOOST_AUTO_TEST_CASE(the_key_of_a_command_chooses_nothing) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    BOOST_REQUIRE(choice_of(*window, "integrity").HasFocus());
    Troop wanted = troop_at(window->bench().army(), first_troop);
    ++wanted.count;
    press(WXK_RIGHT, wxMOD_ALT); // One more
    settle();
    BOOST_CHECK(troop_at(window->bench().army(), first_troop) == wanted);
    const Army before = window->bench().army();
    for (const int key : {WXK_HOME, WXK_END})
        for (const int modifier : {wxMOD_ALT, wxMOD_CONTROL, wxMOD_SHIFT})
            press(key, modifier);
    settle();
    BOOST_CHECK(window->bench().army() == before);
}

BOOST_AUTO_TEST_CASE(alt_home_leaves_the_odds) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    run(*window, "view.odds");
    settle(300);
    BOOST_REQUIRE(window->pages().current() != "army");
    press(WXK_HOME, wxMOD_ALT);
    settle();
    BOOST_CHECK(window->pages().current() == "army");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
