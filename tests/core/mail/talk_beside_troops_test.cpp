// SPDX-License-Identifier: MIT
// Talk that names troops of the list and changes none of them.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(talk_beside_troops)

namespace {

std::string asked_beside(std::string_view talk) {
    return asked_of(read_list("ancient-1969", fmt::format("British, 1000 points. All are barbarians.\n\n"
                                                          "C-in-C (Caratacus) 100\n"
                                                          "16 chariots, B @ 16 = 256\n"
                                                          "unit commander 25\n"
                                                          "40 MI, javelin, D @ 3 = 120\n"
                                                          "unit commander 25\n"
                                                          "4 elephants @ 25 = 100\n"
                                                          "unit commander 25\n\n"
                                                          "Total 651 points. {}\n",
                                                          talk)));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_place_in_a_book_counts_no_troops) {
    for (const std::string_view talk :
         {"Cassius Dio 60.21 mentions the elephants!", "Caesar 4.33 praises the chariots.",
          "Tacitus, Agricola 12.1 speaks of chariots.", "See Dio 60.21: elephants.",
          "Livy 21.55 tells how elephants panic.", "Polybius 5:84 describes elephants at Raphia."})
        BOOST_CHECK_EQUAL(asked_beside(talk), "");
}

BOOST_AUTO_TEST_CASE(a_number_of_troops_is_asked_about) {
    for (const std::string_view talk :
         {"Make it 21 chariots.", "I have 3 elephants.", "Dio has 21 elephants.", "Total 60.21 elephants.",
          "Unit 2.12 elephants now.", "Erratum 2.4 reads chariots.", "Correction 1.12 means elephants.",
          "Caratacus 3.12 takes elephants too.", "Chariots 4.12 become elephants."})
        BOOST_CHECK_MESSAGE(!asked_beside(talk).empty(), talk);
}

BOOST_AUTO_TEST_CASE(who_cannot_bear_to_leave_troops_at_home_brings_them) {
    for (const std::string_view talk :
         {"I can't bear to leave a chariot at home.", "I could never leave the elephants at home.",
          "I cannot leave my chariots at home.", "I won't leave the elephants at home!",
          "I refuse to leave any elephants at home.",
          "It's a smidgen less than the thousand, I know, but I can't bear to leave a chariot at home."})
        BOOST_CHECK_EQUAL(asked_beside(talk), "");
}

BOOST_AUTO_TEST_CASE(troops_at_home_are_asked_about) {
    for (const std::string_view talk :
         {"I leave the chariots at home.", "The elephants stay at home.",
          "I can't bring the elephants, I leave them at home.", "I cannot but leave the elephants at home.",
          "The chariots can't come, they are at home.", "I will leave a chariot at home.",
          "I won't leave the elephants at home, I leave the chariots at home.",
          "I cannot leave the elephants at home but the chariots are at home.",
          "I can't bear to leave the elephants at home, so the chariots stay at home."})
        BOOST_CHECK_MESSAGE(!asked_beside(talk).empty(), talk);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
