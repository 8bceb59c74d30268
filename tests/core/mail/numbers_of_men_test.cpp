// SPDX-License-Identifier: MIT
// Numbers beside troops that count neither them nor what they cost: how deep men stand, what each carries.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(numbers_of_men)

constexpr std::string_view thebans = "AP 4. All are RA.\n"
                                     "\n"
                                     "{}\n"
                                     "1 x HIS-V-RA Sacred Band, General\n";

std::string_view band() {
    return "1 x (HIS-V-RA)";
}

BOOST_AUTO_TEST_CASE(how_deep_men_stand_counts_nobody) {
    for (const std::string_view said :
         {"Thebans, fifty deep, HIP-IV-RA ..... 3", "3 x HIP-IV-RA Thebans, eight ranks deep",
          "3 x HIP-IV-RA Thebans, in sixteen ranks", "Thebans (25 deep), HIP-IV-RA, 3 vignettes",
          "3 x HIP-IV-RA Thebans, 16-deep", "3 x HIP-IV-RA Thebaner, acht Mann tief",
          "HIP-IV-RA x 3, Thebans 12 shields deep"})
        BOOST_TEST_CONTEXT(said)
    check_list("phalanx", fmt::format(thebans, said), fmt::format("3 x (HIP-IV-RA) | {}", band()));
    BOOST_CHECK_EQUAL(
        asked_of(read_list("ancient-1969", "Persian, 400 points. All barbarian.\n\nC-in-C\n"
                                           "24 HI, B, bow and short spear, 4 deep, unit commander\n")),
        asked_of(read_list("ancient-1969", "Persian, 400 points. All barbarian.\n\nC-in-C\n"
                                           "24 HI, B, bow and short spear, unit commander\n")));
}

BOOST_AUTO_TEST_CASE(a_depth_that_may_count_them_is_asked_about) {
    for (const std::string_view said :
         {"HIP-IV-RA Thebans, eight deep", "3 x HIP-IV-RA Thebans, two deep",
          "3 x HIP-IV-RA Thebans, in 3 ranks", "Thebans, HIP-IV-RA, fifty deep"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(thebans, said))), "");
}

BOOST_AUTO_TEST_CASE(what_each_carries_counts_nobody) {
    for (const std::string_view said :
         {"2 x HSC-IV-RA Thessalians with two javelins each",
          "2 x HSC-IV-RA riders, each with a brace of pistols",
          "2 x HSC-IV-RA hussars with a brace of pistols each.",
          "HSC-IV-RA, riders with 3 spare spears apiece, x 2", "2 x HSC-IV-RA Reiter mit je zwei Pistolen",
          "2 x HSC-IV-RA with two long lances per man"})
        BOOST_TEST_CONTEXT(said)
    check_list("phalanx", fmt::format(thebans, said), fmt::format("2 x (HSC-IV-RA) | {}", band()));
}

BOOST_AUTO_TEST_CASE(what_may_count_more_troops_is_asked_about) {
    for (const std::string_view said :
         {"2 x HSC-IV-RA with a brace of guns each", "2 x HSC-IV-RA with two peltasts each",
          "2 x HSC-IV-RA, three with javelins"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(thebans, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
