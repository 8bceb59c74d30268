// SPDX-License-Identifier: MIT
// The layout of the army's panels: as the last window left it, at whatever text size, and reset.
#include "gui/army/army_panes.h"
#include "gui/shell/settings.h"
#include "gui/toolkit/text_size.h"
#include "gui_program.h"
#include "window_parts.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace muster::tests {

namespace {

const wxSize usual_window(1240, 780);
const wxSize large_window(1920, 1080);

// No layout is remembered, as before the first window, and the text is of the usual size again at the end.
struct FirstTime {
    FirstTime() { forget(); }
    ~FirstTime() {
        application().windows().set_text_size(usual_text_size);
        settle();
        forget();
    }
    FirstTime(const FirstTime&) = delete;
    FirstTime& operator=(const FirstTime&) = delete;

    static void forget() { application().services().settings().set_layout({}); }
};

void show_army(Frame& window, const wxSize& size) {
    window.SetSize(size);
    BOOST_REQUIRE(window.session().open_sample(sample_file("phalanx")));
    settle(200);
}

constexpr std::array<std::string_view, 6> panels{army_panes::palette,   army_panes::grid,
                                                 army_panes::inspector, army_panes::why,
                                                 army_panes::findings,  army_panes::line};

// Where the panels are, in the order of `panels`.
using Layout = std::array<wxRect, panels.size()>;

Layout places(Frame& window) {
    settle(200);
    Layout places;
    std::transform(panels.begin(), panels.end(), places.begin(),
                   [&](std::string_view panel) { return window.panes().frame_of(panel); });
    return places;
}

// But for what rounding a share of a size makes.
void check_alike(const Layout& found, const Layout& expected) {
    constexpr int rounded = 2;
    const auto words = [](const wxRect& rect) {
        return fmt::format("{},{} {}×{}", rect.x, rect.y, rect.width, rect.height);
    };
    for (std::size_t i = 0; i < panels.size(); ++i)
        BOOST_CHECK_MESSAGE(wxRect(found[i]).Inflate(rounded).Contains(expected[i]) &&
                                wxRect(expected[i]).Inflate(rounded).Contains(found[i]),
                            panels[i] << " is at " << words(found[i]) << " instead of "
                                      << words(expected[i]));
}

Layout places_in_new_window(const wxSize& size) {
    const Window window;
    show_army(*window, size);
    return places(*window);
}

} // namespace

BOOST_AUTO_TEST_SUITE(layout)

BOOST_AUTO_TEST_CASE(a_window_after_one_with_other_text_is_laid_out_as_before) {
    for (const int other : {200, 80}) {
        const FirstTime first;
        const Layout usual = places_in_new_window(usual_window);
        application().windows().set_text_size(other);
        const Layout scaled = places_in_new_window(usual_window);
        BOOST_CHECK(scaled != usual);
        application().windows().set_text_size(usual_text_size);
        check_alike(places_in_new_window(usual_window), usual);
        application().windows().set_text_size(other);
        check_alike(places_in_new_window(usual_window), scaled);
    }
}

BOOST_AUTO_TEST_CASE(a_reset_layout_is_that_of_a_first_window) {
    for (const wxSize& size : {usual_window, large_window}) {
        const FirstTime first;
        const Layout fresh = places_in_new_window(size);
        const Window window;
        show_army(*window, size);
        check_alike(places(*window), fresh);
        run(*window, "view.reset");
        check_alike(places(*window), fresh);
        run(*window, "view.palette");
        run(*window, "view.reset");
        check_alike(places(*window), fresh);
        const Window enlarged;
        show_army(*enlarged, usual_window);
        enlarged->SetSize(size);
        settle(200);
        run(*enlarged, "view.reset");
        check_alike(places(*enlarged), fresh);
    }
}

BOOST_AUTO_TEST_CASE(a_layout_reset_with_larger_text_has_room_for_it) {
    const FirstTime first;
    application().windows().set_text_size(150);
    const Layout fresh = places_in_new_window(usual_window);
    FirstTime::forget();
    application().windows().set_text_size(usual_text_size);
    const Window window;
    show_army(*window, usual_window);
    application().windows().set_text_size(150);
    settle(200);
    run(*window, "view.reset");
    check_alike(places(*window), fresh);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
