// SPDX-License-Identifier: MIT
// What is told of some of the troops above: no line holds it, so that it is asked about.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(partitive_talk)

constexpr std::string_view mark = "Army: the Mark\n"
                                  "General: rating 4\n"
                                  "\n"
                                  "West wing: sub-commander rating 4, orders attack\n"
                                  "Unit 1, with the General and the sub-commander\n"
                                  "4 mounted Riders, open order, regular, SRW, morale III, drilled, defence "
                                  "B with shield, fast\n"
                                  "{}\n"
                                  "Unit 2\n"
                                  "3 foot Spears, close order, regular, spear, morale III, drilled, defence "
                                  "C, large shield\n";

BOOST_AUTO_TEST_CASE(a_value_of_some_is_asked_about) {
    for (const std::string_view said :
         {"One of them has a bow.", "Two of these are mounted.", "Half of them carry bows.",
          "Two of the riders have bows.", "A few have bows.", "Some carry bows.",
          "Einer davon hat einen Bogen."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(mark, said))), "");
}

BOOST_AUTO_TEST_CASE(talk_of_some_that_says_no_value_is_passed_over) {
    for (const std::string_view said : {"Most of them are painted.", "Two of the riders are new."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("undying-lands", fmt::format(mark, said))), "");
}

constexpr std::string_view norse = "Keith, my Norsemen:\n"
                                   "\n"
                                   "Base AP 4\n"
                                   "6 bondi HIS-III-IF\n"
                                   "1 hirdmen HIS-IV-IF, General\n"
                                   "2 hirdmen HIS-IV-IF\n"
                                   "3 archers VLI-II-IF\n"
                                   "{}\n";

BOOST_AUTO_TEST_CASE(a_value_right_behind_a_name_is_asked_about) {
    for (const std::string_view said :
         {"All hirdmen V.", "I mean: hirdmen V.", "PS bondi IV",
          "Tostig brings two vignettes of HIN-III if he comes.", "2 archers VLI-II-IF if there is room"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(norse, said))), "");
    for (const std::string_view said :
         {"All bondi III.", "Long live Olaf IV.", "Bondi, hirdmen and archers."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("phalanx", fmt::format(norse, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
