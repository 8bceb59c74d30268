// SPDX-License-Identifier: MIT
// Cards of units: a head with the name, the count and who is there, and the values in lines further in.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <tuple>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(unit_cards)

constexpr std::string_view cards = "General: rating 4\n"
                                   "\n"
                                   "RIVER WING. Sub-commander rating 3. Orders: hold.\n"
                                   "\n"
                                   "{}\n"
                                   "  foot, close order, irregular\n"
                                   "  spear, shield, defence C\n"
                                   "  average physique, average size\n"
                                   "  morale IV, drilled{}\n"
                                   "{}\n"
                                   "  mounted, open order, regular, fast\n"
                                   "  SRW, no shield, defence A\n"
                                   "  average physique, average size\n"
                                   "  morale III, drilled\n";

constexpr std::string_view both =
    "4 x Foot CO Irr, Spear, IV-D, C+Sh | 2 x Mtd OO Reg, SA+SRW, III-D, A, fast";

BOOST_AUTO_TEST_CASE(a_head_names_and_counts_the_unit_and_says_who_is_there) {
    const std::string_view other = "Unit: Otter riders. 2 vignettes.";
    for (const auto& [head, price, second] :
         {std::tuple("Unit: Weir wardens. 4 vignettes. The General and the sub-commander are with this unit.",
                     "", other),
          std::tuple("Unit 1: Weir wardens. Four vignettes. General and sub-commander here.", "",
                     std::string_view("Unit 2: Otter riders. Two vignettes.")),
          std::tuple("Unit: Weir wardens; 4 vignettes; the General, the sub-commander", "\n  IP 32 each",
                     other),
          std::tuple("Tactical unit: Weir wardens - 4 vignettes - General and sub-commander with this unit",
                     "\n  32 IP each", other)})
        BOOST_TEST_CONTEXT(head)
    check_list("undying-lands", fmt::format(cards, head, price, second), both);
}

BOOST_AUTO_TEST_CASE(a_head_that_says_more_is_asked_about) {
    for (const std::string_view head :
         {"Unit: Weir wardens. 4 vignettes. One of them is mounted. General and sub-commander here.",
          "Unit: Weir wardens. 4 vignettes. The General is not with this unit.",
          "Unit: Weir wardens. 4 or 5 vignettes. General and sub-commander here.",
          "Unit: Weir wardens. 4 vignettes. Irregular, but 2 of them regular."})
        BOOST_TEST_CONTEXT(head)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands",
                                      fmt::format(cards, head, "", "Unit: Otter riders. 2 vignettes."))),
                   "");
    // The price does not come out.
    BOOST_CHECK_NE(
        asked_of(read_list("undying-lands",
                           fmt::format(cards, "Unit: Weir wardens. 4 vignettes. General, sub-commander.",
                                       "\n  IP 99 each", "Unit: Otter riders. 2 vignettes."))),
        "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
