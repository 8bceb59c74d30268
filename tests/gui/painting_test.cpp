// SPDX-License-Identifier: MIT
// After an edit only the changed parts are repainted; the result must equal a full repaint.
#include "gui/army/army_grid.h"
#include "gui/toolkit/theme.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/utils.h>

#include <algorithm>
#include <utility>

namespace muster::tests {

namespace {

void settle_fixes() {
    settle(250); // fixes are computed in idle time
}

wxImage screenshot_of(const Frame& window) {
    return screenshot(window, {{0, 0}, window.GetClientSize()});
}

// The number of different pixels.
std::size_t differing(const wxImage& one, const wxImage& other) {
    BOOST_REQUIRE(one.GetSize() == other.GetSize());
    const std::size_t points =
        static_cast<std::size_t>(one.GetWidth()) * static_cast<std::size_t>(one.GetHeight());
    std::size_t count = 0;
    for (std::size_t i = 0; i < points; ++i)
        if (!std::equal(one.GetData() + 3 * i, one.GetData() + 3 * i + 3, other.GetData() + 3 * i))
            ++count;
    return count;
}

// A screenshot once the screen no longer changes, which takes longer on a busy machine.
wxImage stable_screenshot(const Frame& window) {
    constexpr int max_tries = 20;
    settle_fixes();
    wxImage seen = screenshot_of(window);
    for (int looks = 1; looks < max_tries; ++looks) {
        settle_fixes();
        const wxImage before = std::exchange(seen, screenshot_of(window));
        if (differing(before, seen) == 0)
            break;
    }
    return seen;
}

// Checks the painting of the window after each action, which must change it.
class Painted {
public:
    explicit Painted(Frame& window) : window_(window) { before_ = stable_screenshot(window_); }

    void check(const char* after) {
        const wxImage shown = stable_screenshot(window_);
        BOOST_CHECK_MESSAGE(differing(shown, before_) > 100, after << " shows nothing");
        window_.Refresh();
        before_ = stable_screenshot(window_);
        const std::size_t stale = differing(shown, before_);
        BOOST_CHECK_MESSAGE(stale == 0, stale << " points were not painted after " << after);
    }

private:
    Frame& window_;
    wxImage before_;
};

} // namespace

BOOST_AUTO_TEST_SUITE(painting)

BOOST_AUTO_TEST_CASE(a_partial_repaint_equals_a_full_repaint) {
    // Scroll bars that lie over the content come and go by the clock.
    BOOST_REQUIRE(wxSetEnv("GTK_OVERLAY_SCROLLING", "0"));
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle_fixes();
    grid_of(*window).tree().SetFocus();
    Painted painted(*window);
    window->bench().select({Place{1, 1, 1}});
    painted.check("a selection");
    for (const char* action : {"army.more", "army.more", "army.fewer", "edit.duplicate", "edit.undo",
                               "army.body", "edit.undo", "edit.undo", "edit.redo"}) {
        run(*window, action);
        painted.check(action);
    }
    BOOST_REQUIRE(!window->bench().report().legal());
    window->bench().select({Place{}});
    painted.check("the army's selection");
    choose_theme(ThemeChoice::dark);
    painted.check("the change to a dark theme");
    choose_theme(ThemeChoice::light);
    painted.check("the change to a light theme");
    run(*window, "edit.undo");
    painted.check("the first step taken back");
    choose_theme(ThemeChoice::system);
    wxUnsetEnv("GTK_OVERLAY_SCROLLING");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
