// SPDX-License-Identifier: MIT
// Where a new window stands: inside the screen, wherever the last one was.
#include "gui/shell/settings.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/display.h>
#include <wx/stopwatch.h>

namespace muster::tests {

namespace {

// What is remembered of the last window while a test sets it.
class LastWindow {
public:
    explicit LastWindow(const wxRect& rect) { settings().set_window(rect, false); }
    ~LastWindow() { settings().set_window(before_, maximized_); }
    LastWindow(const LastWindow&) = delete;
    LastWindow& operator=(const LastWindow&) = delete;

    static Settings& settings() { return application().services().settings(); }

private:
    wxRect before_ = settings().window_rect();
    bool maximized_ = settings().maximized();
};

wxRect whole_screen() {
    return wxDisplay(0U).GetClientArea();
}

// As the next window stands, before anybody moves it. A busy window manager first shows it small and
// anywhere: it is waited for a while that it comes inside the screen, and then looked whether it stays there.
wxRect rect_of_new_window(const wxSize& wanted = wxSize()) {
    constexpr int most = 20'000; // milliseconds
    Frame& window = application().windows().open_window();
    settle_shown(window, wanted);
    const wxStopWatch watch;
    while (!whole_screen().Contains(window.GetRect()) && watch.Time() < most)
        settle(100);
    settle(250);
    const wxRect rect = window.GetRect();
    window.Close(true);
    settle(100);
    return rect;
}

} // namespace

BOOST_AUTO_TEST_SUITE(first_window)

BOOST_AUTO_TEST_CASE(it_lies_inside_the_screen) {
    const wxRect stored[] = {
        wxRect(),                       // the first of all
        wxRect(5000, 3000, 1000, 700),  // on a screen that is gone
        wxRect(-3000, -200, 1000, 700), // likewise
        wxRect(600, 400, 1000, 700),    // its corner is outside
        wxRect(-300, -100, 1000, 700),  // its title is outside
        wxRect(0, 0, 4000, 3000),       // of a larger screen
    };
    for (const wxRect& rect : stored) {
        const LastWindow last(rect);
        const wxRect shown = rect_of_new_window();
        BOOST_CHECK_MESSAGE(whole_screen().Contains(shown),
                            "stored " << rect.x << "," << rect.y << " " << rect.width << "×" << rect.height
                                      << ", shown " << shown.x << "," << shown.y << " " << shown.width << "×"
                                      << shown.height);
        BOOST_CHECK_GE(shown.width, 720);
        BOOST_CHECK_GE(shown.height, 480);
    }
}

BOOST_AUTO_TEST_CASE(it_has_the_size_of_the_last_one) {
    const LastWindow last(wxRect(40, 30, 900, 620));
    const wxRect shown = rect_of_new_window(wxSize(900, 620));
    BOOST_CHECK_EQUAL(shown.width, 900);
    BOOST_CHECK_GE(shown.height, 620); // and perhaps its title
    BOOST_CHECK_LE(shown.height, 660);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
