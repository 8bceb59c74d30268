// SPDX-License-Identifier: MIT
// "In front of it, centre" in a line of its own: beneath "Off the main line" it is plain, elsewhere it is
// not.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(places_off_line)

std::string darius(std::string_view heading, std::string_view front, std::string_view rear) {
    return fmt::format("DARIUS\nirregular army (AP 3)\n\nMAIN BATTLE LINE\nLeft wing\n"
                       "  5 x HCCn IR  Bactrians\nCentre\n  1 x HIS+ RA  apple-bearers, Darius (General)\n"
                       "Right wing\n  3 x HSCn IR  Armenians\n{}\n{}\n  1 x VLI- IR  hillmen\n{}\n"
                       "  2 x LIN- IR  levies\n\n12 vignettes\n",
                       heading, front, rear);
}

BOOST_AUTO_TEST_CASE(a_place_beneath_off_the_main_line_is_plain) {
    for (const std::string_view heading : {"\nOFF THE MAIN LINE", "\nSecond line", "\nNot in the battle line",
                                           "\nAußerhalb der Schlachtlinie:"})
        for (const auto& [front, rear] : {std::pair{"In front of it, centre", "Behind it, centre"},
                                          std::pair{"In front of it, on the left", "Behind it, right"},
                                          std::pair{"Davor, Mitte", "Dahinter, links"}})
            BOOST_TEST_CONTEXT(heading << rear) {
                const WrittenArmy read = read_list("phalanx-ii", darius(heading, front, rear));
                BOOST_CHECK_EQUAL(asked_of(read), "");
                const Trait& line = *rules_called("phalanx-ii").trait(Level::troop, "line");
                const Troop& levies = read.army.bodies.back().units.back().troops.back();
                BOOST_CHECK_EQUAL(line.value_id(levies.values[line.slot]), "off");
            }
}

BOOST_AUTO_TEST_CASE(a_place_elsewhere_is_asked_about) {
    BOOST_CHECK_EQUAL(
        asked_of(read_list("phalanx-ii", darius("", "In front of it, centre", "Behind the line"))),
        "line 12: 'In front of it, centre': nothing shows whether these stand in the main line\n"
        "line 14: 'Behind the line': nothing shows whether these stand in the main line\n");
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", darius("", "In front of it, centre:", "Reserve"))), "");
    // Another part begins.
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", darius("\nOff the main line", "Left wing", "Behind it, right"))),
        "");
    // They may support the others.
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", darius("\nOff the main line", "In front of it",
                                                           "Behind the Bactrians"))),
                   "");
}

// Else the Centre would be one unit, and all of it linked.
BOOST_AUTO_TEST_CASE(the_main_line_over_its_parts_is_no_part) {
    for (const std::string_view heading : {"MAIN BATTLE LINE", "Main line:", "The reserve is at home."})
        BOOST_TEST_CONTEXT(heading) {
            const WrittenArmy read =
                read_list("phalanx-ii",
                          fmt::format("irregular army (AP 3)\n\nOff the main line\n  2 x VLI- IR hillmen\n"
                                      "\n{}\nLeft wing\n  5 x HCCn IR\nCentre\n  1 x HIS+ RA, General\n"
                                      "  2 x HISn RA Greeks (linked in line)\n  2 x HISn IR\n",
                                      heading));
            BOOST_CHECK_EQUAL(asked_of(read), "");
            BOOST_REQUIRE_EQUAL(read.army.bodies.size(), 3U);
            const Body& centre = read.army.bodies.back();
            BOOST_CHECK_EQUAL(centre.units.size(), 3U);
            const Trait& line = *rules_called("phalanx-ii").trait(Level::troop, "line");
            BOOST_CHECK_EQUAL(line.value_id(centre.units.front().troops.front().values[line.slot]), "main");
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
