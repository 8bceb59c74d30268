// SPDX-License-Identifier: MIT
// What each part of an army comes to, told behind it: "3 on the left, 4 in the centre, 5 on the right".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(parts_counted)

constexpr std::string_view scots = "Irregular army, all IR, one base per vignette.\n"
                                   "\n"
                                   "Left (Randolph)\n"
                                   "* 2 HIPn schiltron, linked in line\n"
                                   "* 1 HIB- archers\n"
                                   "Centre (the Bruce)\n"
                                   "* 3 HIPn schiltron, linked in line\n"
                                   "* 1 HIP+ men of the Isles, King Robert = General\n"
                                   "Right (Douglas)\n"
                                   "* 4 HIPn schiltron\n"
                                   "* 1 LIN- the small folk\n"
                                   "\n"
                                   "{}\n";

constexpr std::string_view elves =
    "General rating 4.\n"
    "Left wing, rating 3, orders hold\n"
    "2 x wardens, foot, close, regular, spear, morale IV, drilled, defence C, shield (General, "
    "sub-commander)\n"
    "Right wing, rating 2, orders hold\n"
    "3 x wardens, foot, close, regular, spear, morale IV, drilled, defence C, shield (sub-commander)\n"
    "\n"
    "{}\n";

BOOST_AUTO_TEST_CASE(the_parts_come_out) {
    for (const std::string_view said :
         {"3 on the left, 4 in the centre, 5 on the right.",
          "Three on the left, four in the centre and five on the right.",
          "3 vignettes on the left, 4 in the middle, 5 on the right, 12 in all.",
          "3 left + 4 centre + 5 right = 12.", "3 on the left wing; 4 in the center; 5 on the right wing.",
          "3 links, 4 in der Mitte, 5 rechts.", "3 on the left and 4 in the centre."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("phalanx-ii", fmt::format(scots, said))), "");
    for (const std::string_view said : {"2 on the left, 3 on the right.", "2 left + 3 right = 5 vignettes."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("undying-lands", fmt::format(elves, said))), "");
}

BOOST_AUTO_TEST_CASE(a_part_that_does_not_come_out_is_asked_about) {
    for (const std::string_view said :
         {"4 on the left, 3 in the centre, 5 on the right.",
          "Four on the left, three in the centre and five on the right.",
          "3 on the left, 4 in the centre, 6 on the right.", "4 left + 3 centre + 5 right = 12.",
          "3 left + 4 centre + 5 right = 13.", "4 on the left and 4 in the centre.",
          "3 links, 5 in der Mitte, 4 rechts.", "3 on the left, 4 in the centre, 5 on the right, 2 in camp."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", fmt::format(scots, said))), "");
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(elves, "3 on the left, 2 on the right."))),
                   "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
