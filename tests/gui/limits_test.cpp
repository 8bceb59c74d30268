// SPDX-License-Identifier: MIT
// Limits where one looks for them: in the band, and beside each entry of the palette.
#include "army/place.h"
#include "edit/changes.h"
#include "gui/army/band_panel.h"
#include "gui/army/palette_list.h"
#include "gui/army/palette_panel.h"
#include "gui/lists/list_page.h"
#include "gui/shell/session_controller.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

void open_spartans(Frame& window) {
    ListPage& page = lists_in(window);
    type("spartan");
    settle();
    page.open_example();
    settle();
}

Place last_troop(const Army& army) {
    Place last;
    for (const Place& place : all_places(army))
        if (place.level() == Level::troop)
            last = place;
    return last;
}

} // namespace

BOOST_AUTO_TEST_SUITE(limits)

BOOST_AUTO_TEST_CASE(the_band_says_how_much_room_is_left) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    const auto& band = control<BandPanel>(window->window());
    BOOST_CHECK_MESSAGE(!band.second_line().Contains(" left"), utf8(band.second_line()));
    Workbench& bench = window->bench();
    bench.apply(_("Remove"), without(bench.army(), {last_troop(bench.army())}));
    settle();
    BOOST_CHECK_MESSAGE(band.second_line().StartsWith("Count: "), utf8(band.second_line()));
    BOOST_CHECK_MESSAGE(band.second_line().Contains(" left"), utf8(band.second_line()));
    bench.undo();
}

BOOST_AUTO_TEST_CASE(the_palette_says_how_many_of_an_entry_there_are_and_may_be) {
    const Window window;
    open_spartans(*window);
    const auto& list = control<PaletteList>(palette_of(*window));
    std::size_t bounded = 0;
    for (std::size_t row = 0; row < palette_of(*window).shown().size(); ++row)
        bounded += list.row_text(row).Contains(" of ") ? 1 : 0;
    BOOST_CHECK_GT(bounded, 2U);
    const wxString before = list.row_text(0);
    palette_of(*window).add(0);
    settle();
    BOOST_CHECK_NE(utf8(before), utf8(list.row_text(0)));
    window->bench().undo();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
