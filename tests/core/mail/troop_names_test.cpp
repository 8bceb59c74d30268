// SPDX-License-Identifier: MIT
// What troops are called, where a label says it.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::string name_in(std::string_view line) {
    const WrittenArmy made = read_list("phalanx-ii", "1 HCC+ RA General\n" + std::string(line) + "\n");
    return made.army.bodies.at(0).units.at(1).troops.at(0).name;
}

} // namespace

BOOST_AUTO_TEST_SUITE(troop_names)

BOOST_AUTO_TEST_CASE(a_label_before_a_code_is_the_whole_name) {
    BOOST_CHECK_EQUAL(name_in("2 Horse archers: LSCn IR"), "Horse archers");
    BOOST_CHECK_EQUAL(name_in("4 Elephants of the left: ELE IR"), "Elephants of the left");
    BOOST_CHECK_EQUAL(name_in("2 x Third line: HIN+ RA"), "Third line");
    BOOST_CHECK_EQUAL(name_in("3 Men with the falx: LIW+ IR"), "Men with the falx");
    BOOST_CHECK_EQUAL(name_in("2 Third line HIN+ RA"), "Third line");
}

BOOST_AUTO_TEST_CASE(a_count_before_horse_harnesses_no_chariot) {
    check_list("phalanx-ii", "1 HCC+ RA General\n2 Horse archers: LSCn IR\n", "1 x HCC+ | 2 x LSCn");
    check_list("phalanx-ii", "1 HCC+ RA General\n2 horse LSC IR\n", "1 x HCC+ | 2 x LSCn");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
