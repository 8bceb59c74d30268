// SPDX-License-Identifier: MIT
// What troops are called, where a label says it.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

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

BOOST_AUTO_TEST_CASE(numerals_of_names_are_no_epochs) {
    check_list("into-glory-ride",
               "AP 5\n2 x HIM-V-RA II Brigade\n2 x (HIM-V-RA), III Corps\n2 x HIN-V-RA Legio II Augusta\n"
               "1 x HIM-V-RA EIII I Corps\n1 x (HIM-V-RA)EII II Corps\n1 x HIM-V-RA II\n",
               "2 x (HIM-V-RA) | 2 x (HIM-V-RA) | 2 x (HIN-V-RA) | 1 x (HIM-V-RA)EIII | 1 x (HIM-V-RA)EII | "
               "1 x (HIM-V-RA)EII");
    check_list(
        "into-glory-ride",
        "AP 5\n\nNo   Troops                 Class   Int.   Army\n"
        "2    Ii's red devils        HIN     V      RA\n1    II Legion, General     HIN     IV     RA\n",
        "2 x (HIN-V-RA) | 1 x (HIN-IV-RA)");
}

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

BOOST_AUTO_TEST_CASE(heavies_are_no_heavy_guns) {
    check_list("into-glory-ride",
               "AP 5, all RA\n\n2 x HCC-III, Saxon heavies\n1 x ART-III EII heavy\n1 x HIM-V EII, General\n",
               "2 x (HCC-III-RA) | 1 x (ART-III-RA)EII heavy | 1 x (HIM-V-RA)EII");
}

BOOST_AUTO_TEST_CASE(numbers_may_stand_in_names) {
    check_list("into-glory-ride",
               "AP 5\n\n2 x (ART-III-RA)EIV medium - Hunt's 3\" rifles\n2 x (LSC-III-RA)EIV - Buford's two "
               "brigades\n8 x "
               "(HIM-V-RA)EIV - General on the grey one\n",
               "2 x (ART-III-RA)EIV medium | 2 x (LSC-III-RA)EIV | 1 x (HIM-V-RA)EIV & 7 x (HIM-V-RA)EIV");
    check_list("phalanx",
               "AP 4\n\n1 x HSC-III-RA the few nobles, General\n11 x HIS-III-RA\n12 in two units.\n",
               "1 x (HSC-III-RA) | 11 x (HIS-III-RA)");
}

BOOST_AUTO_TEST_CASE(a_class_may_name_the_unit_before_its_code) {
    for (const std::string_view line :
         {"\"Scythed chariots\", 1 vignette SCH-III-IF, four-horse",
          "Scythed chariots, 1 vignette SCH-III-IF", "Scythed chariots, 1 x (SCH-III-IF)",
          "C) \"Scythed chariots\", 1 vignette of SCH-III-IF", "Scythed chariots; 1 SCH-III-IF"})
        BOOST_TEST_CONTEXT(line) {
            const WrittenArmy made =
                read_list("phalanx", fmt::format("AP 4\n\n{}\n1 x HCC-V-RA, General\n", line));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.size(), 2);
        }
    for (const std::string_view line :
         {"2 scythed chariots, 1 vignette SCH-III-IF", "Scythed chariots RA, 1 vignette SCH-III-IF",
          "Scythed chariots, 1 vignette HSC-III-RA"})
        BOOST_CHECK_MESSAGE(
            !asked_of(read_list("phalanx", fmt::format("AP 4\n\n{}\n1 x HCC-V-RA, General\n", line))).empty(),
            line);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
