// SPDX-License-Identifier: MIT
// After an edit only what changed is painted again; the window must look as if all of it had been.
#include "gui/army/army_grid.h"
#include "gui/toolkit/theme.h"
#include "program.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

void settle_fixes() {
    settle(250); // the ways to mend a finding are worked out when there is nothing else to do
}

wxImage seen_whole(const MainWindow& window) {
    return seen(window, {{0, 0}, window.GetClientSize()});
}

// How many points of the two are not the same.
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

// The window after something was done, which must not leave it as it was.
class Painted {
public:
    explicit Painted(MainWindow& window) : window_(window) {
        settle_fixes();
        before_ = seen_whole(window_);
    }
    void check(const char* after) {
        settle_fixes();
        const wxImage shown = seen_whole(window_);
        BOOST_CHECK_MESSAGE(differing(shown, before_) > 100, after << " shows nothing");
        window_.Refresh();
        settle_fixes();
        before_ = seen_whole(window_);
        const std::size_t stale = differing(shown, before_);
        BOOST_CHECK_MESSAGE(stale == 0, stale << " points were not painted after " << after);
    }

private:
    MainWindow& window_;
    wxImage before_;
};

} // namespace

BOOST_AUTO_TEST_SUITE(painting)

BOOST_AUTO_TEST_CASE(after_every_edit_the_window_looks_as_if_painted_anew) {
    const Window window;
    BOOST_REQUIRE(window->open_sample(sample_file("into-glory-ride")));
    settle_fixes();
    window->grid().tree().SetFocus();
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
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
