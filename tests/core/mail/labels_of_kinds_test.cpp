// SPDX-License-Identifier: MIT
// Troops whose label names what the troops themselves are a kind of: "Royal chariots: 4 Assyrian chariots".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(labels_of_kinds)

constexpr std::string_view assyrians = "Assyrians, 1000 points.\n"
                                       "\n"
                                       "C-in-C, reg, 100\n"
                                       "\n"
                                       "{}\n";

BOOST_AUTO_TEST_CASE(the_kind_is_what_they_are) {
    for (const std::string_view said :
         {"Royal chariots: 4 Assyrian chariots, reg, C, @ 25 = 100, officer 10. 110 pts",
          "Royal chariots: 4 Assyrian chariots, reg, C, @ 25 = 100, officer 10",
          "1) Chariots: 4 Assyrian chariots, reg, C, @ 25 = 100, officer 10",
          "King's chariots - 4 Assyrian chariots, reg, C, @ 25 = 100, officer 10"})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", fmt::format(assyrians, said), "1 x Reg C-in-C | 4 x Reg ACh C & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(other_classes_are_asked_about) {
    for (const std::string_view said :
         {"Assyrian chariots: 4 chariots, reg, C, @ 25 = 100", "Royal elephants: 4 Assyrian chariots, reg, C",
          "4 chariots: 4 Assyrian chariots, reg, C", "Royal chariots, Assyrian chariots: 4, reg, C"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format(assyrians, said))), "");
}

BOOST_AUTO_TEST_CASE(a_word_defined_goes_before_a_clause_of_its_own) {
    for (const std::string_view said : {"\"Reg\" is regular, \"barb\" barbarian; the officers (unit "
                                        "commanders) are of the same status as their "
                                        "men.",
                                        "The C-in-C stands alone. \"Reg\" is regular, \"barb\" barbarian; "
                                        "the\nofficers (unit commanders) are of "
                                        "the same status as their men."})
        BOOST_TEST_CONTEXT(said)
    check_list(
        "ancient-1969",
        fmt::format(assyrians,
                    fmt::format("{}\n\nGuard: 16 HI, reg, B, long spear, @ 7 = 112, officer 10. 122 pts\n"
                                "Spearmen: 30 MI, barb, D, long spear, @ 3 = 90, officer 25. 115 pts",
                                said)),
        "1 x Reg C-in-C | 16 x Reg HI B, long spear, shield & 1 x Reg Cdr | 30 x Barb MI D, long spear, "
        "shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
