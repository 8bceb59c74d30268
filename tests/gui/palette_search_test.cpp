// SPDX-License-Identifier: MIT
// The search of the palette: of troops that are meant alike, those that are legal come first, and Enter adds
// the first.
#include "base/file.h"
#include "gui/army/palette_panel.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/srchctrl.h>

#include <algorithm>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

// Eleven of twelve: one more of the league's hoplites would be too many, of its light foot not.
constexpr const char* spartans =
    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" list="spartan" name="Eleven" table="6x4" year="-418">
  <body>
    <unit>
      <troop name="King" entry="spartiates" class="HIS" army="RA" integrity="V" general="yes"/>
      <troop entry="spartiates" class="HIS" army="RA" integrity="V"/>
    </unit>
    <unit><troop entry="perioikoi" class="HIS" army="RA" integrity="IV"/></unit>
    <unit><troop entry="helots" class="VLI" army="IF" integrity="II" line="off"/></unit>
    <unit link="in-line"><troop entry="league-hoplites" count="7" class="HIS" army="IF" integrity="III"/></unit>
  </body>
</army>
)";

void open_eleven(Frame& window) {
    const std::filesystem::path file = folder().path() / "eleven.muster";
    write_file(file, spartans);
    BOOST_REQUIRE(open_file(window, file));
    settle(200);
}

std::vector<std::string> entries_found(Frame& window, const char* search) {
    palette_of(window).search().SetValue(search);
    settle();
    std::vector<std::string> entries;
    for (const PaletteEntry& entry : palette_of(window).shown())
        entries.push_back(entry.troop.entry);
    return entries;
}

bool is_barred(Frame& window, const std::string& entry) {
    const std::vector<PaletteEntry>& shown = palette_of(window).shown();
    const auto found = std::find_if(shown.begin(), shown.end(),
                                    [&](const PaletteEntry& one) { return one.troop.entry == entry; });
    BOOST_REQUIRE(found != shown.end());
    const Headroom& room = palette_of(window).headroom_of(static_cast<std::size_t>(found - shown.begin()));
    return room.obstacle.has_value();
}

} // namespace

BOOST_AUTO_TEST_SUITE(palette_search)

BOOST_AUTO_TEST_CASE(what_is_legal_comes_before_what_is_not) {
    const Window window;
    open_eleven(*window);
    const std::vector<std::string> all = entries_found(*window, "");
    BOOST_CHECK(is_barred(*window, "league-hoplites"));
    BOOST_CHECK(!is_barred(*window, "league-light"));
    // The list's own order, without a search.
    BOOST_CHECK(std::find(all.begin(), all.end(), "league-hoplites") <
                std::find(all.begin(), all.end(), "league-light"));
    BOOST_TEST(entries_found(*window, "league") ==
                   (std::vector<std::string>{"league-light", "league-hoplites"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_is_meant_comes_before_what_is_legal) {
    const Window window;
    open_eleven(*window);
    const std::vector<std::string> found = entries_found(*window, "hoplites");
    BOOST_REQUIRE_GE(found.size(), 2U);
    BOOST_CHECK_EQUAL(found.front(), "league-hoplites"); // its name begins so
    BOOST_CHECK(is_barred(*window, "league-hoplites"));
    BOOST_CHECK(!is_barred(*window, "tegeans"));
}

BOOST_AUTO_TEST_CASE(enter_adds_the_best) {
    const Window window;
    open_eleven(*window);
    palette_of(*window).search().SetFocus();
    settle(100);
    type("league");
    press(WXK_RETURN);
    settle(100);
    const Workbench& bench = window->bench();
    BOOST_REQUIRE(bench.first_selected().level() == Level::troop);
    BOOST_CHECK_EQUAL(troop_at(bench.army(), bench.first_selected()).entry, "league-light");
    BOOST_CHECK(bench.report().legal());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
