// SPDX-License-Identifier: MIT
// The panels of the army keep their heights while one of them is shown in the whole window, or hidden.
#include "gui/army/army_panes.h"
#include "gui_program.h"
#include "window_parts.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace muster::tests {

namespace {

// Where the panels are.
std::string frames(Frame& window) {
    settle(200);
    std::string text;
    for (const std::string_view pane : {army_panes::palette, army_panes::grid, army_panes::inspector,
                                        army_panes::why, army_panes::findings, army_panes::line}) {
        const wxRect frame = window.panes().frame_of(pane);
        text += std::string(pane) + " at " + std::to_string(frame.y) + ", " + std::to_string(frame.height) +
                " high\n";
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(steady_panels)

BOOST_AUTO_TEST_CASE(the_preview_gives_the_panels_back_as_they_were) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const std::string before = frames(*window);
    run(*window, "file.preview");
    settle(200);
    BOOST_REQUIRE(window->panes().is_maximized("sheet"));
    BOOST_CHECK_NE(frames(*window), before);
    run(*window, "file.preview");
    BOOST_CHECK_EQUAL(frames(*window), before);
    run(*window, "file.preview");
    run(*window, "view.sheet"); // leaves the preview too
    BOOST_CHECK_EQUAL(frames(*window), before);
}

BOOST_AUTO_TEST_CASE(a_panel_that_was_hidden_comes_back_as_it_was) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const std::string before = frames(*window);
    run(*window, "view.line");
    BOOST_CHECK_NE(frames(*window), before);
    run(*window, "view.line");
    BOOST_CHECK_EQUAL(frames(*window), before);
}

BOOST_AUTO_TEST_CASE(the_layout_is_reset_to_what_fits_the_window) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const std::string before = frames(*window);
    run(*window, "view.palette");
    run(*window, "view.reset");
    BOOST_CHECK_EQUAL(frames(*window), before);
    run(*window, "file.preview");
    run(*window, "view.reset");
    BOOST_CHECK(!window->panes().is_maximized("sheet"));
    BOOST_CHECK_EQUAL(frames(*window), before);
}

BOOST_AUTO_TEST_CASE(text_that_grew_in_the_preview_has_grown_behind_it) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    const std::string before = frames(*window);
    run(*window, "view.larger_text");
    const std::string larger = frames(*window);
    run(*window, "view.usual_text");
    BOOST_CHECK_EQUAL(frames(*window), before);
    run(*window, "file.preview");
    run(*window, "view.larger_text");
    BOOST_CHECK(window->panes().is_maximized("sheet"));
    run(*window, "file.preview");
    BOOST_CHECK_EQUAL(frames(*window), larger);
    run(*window, "view.usual_text");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
