// SPDX-License-Identifier: MIT
// Talk that tells only what is so in the army as it was read.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(true_talk)

constexpr std::string_view muskets = "AP 8. {}\n"
                                     "\n"
                                     "CLASS  INTEGRITY  HOW MANY\n"
                                     "HIM    III        5    line battalions\n"
                                     "HIM    V          1    Grenadiers; General\n"
                                     "LSC    III        2    hussars\n"
                                     "HCC    IV         2    cuirassiers\n";

constexpr std::string_view norsemen =
    "Dear Keith, my Norsemen have\n"
    "six vignettes of bondi (HIS-III-IF),\n"
    "one vignette of hirdmen (HIS-IV-IF), where Olaf, the General, fights,\n"
    "two vignettes of archers (VLI-II-IF){}\n"
    "They have 4 activation points.\n";

BOOST_AUTO_TEST_CASE(what_is_so_in_the_army_is_not_asked_about) {
    for (const std::string_view said :
         {"They are all RA, and they all have Epoch II, except the cuirassiers who have no epoch as they "
          "don't "
          "shoot.",
          "All of them are RA, and all of them have Epoch II, except for the cuirassiers, who have no epoch "
          "because "
          "they never fire.",
          "They all have Epoch II and they are all RA, apart from the cuirassiers who have no epoch."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("into-glory-ride", fmt::format(muskets, said))), "");
    for (const std::string_view said :
         {",\nwhich makes nine, all of them informal.", ".\nWhich makes nine, all of them are informal.",
          ",\nmaking nine in all, and all of them informal."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("phalanx", fmt::format(norsemen, said))), "");
}

BOOST_AUTO_TEST_CASE(what_is_not_so_or_may_be_more_is_asked_about) {
    for (const std::string_view said :
         {"They are all RA, and they all have Epoch II, except the cuirassiers, some of them, who have no "
          "epoch.",
          "They are all RA, and they all have Epoch II, except one of the cuirassiers who has no epoch.",
          "They are all RA, and they would all have Epoch II, except the cuirassiers who have no epoch."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format(muskets, said))), "");
    for (const std::string_view said :
         {",\nwhich makes ten, all of them informal.", ",\nwhich makes nine, all of them regular.",
          ",\nwhich makes nine, some of them informal.", ",\nwhich makes nine, not all of them informal.",
          ",\nwhich makes nine, all of them informal but the hirdmen.",
          ".\n2 archers, all of them informal, too."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(norsemen, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
