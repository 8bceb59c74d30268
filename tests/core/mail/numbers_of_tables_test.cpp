// SPDX-License-Identifier: MIT
// Columns of numbers that are no values of troops: the numbers of rows, what the rules compute, and sums.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

// Its rows have 2,500, 2,000 and 750 men.
WrittenArmy bavarians(std::string_view each, std::string_view men, std::string_view sum,
                      std::string_view heading = "Men each   Men") {
    return read_list(
        "into-glory-ride",
        fmt::format("AP 4.\n\n"
                    "Vignettes  Troop type   Epoch  {}\n"
                    "    3      HIM-III-RA    IV      {}     3,000   line (the General is here)\n"
                    "    2      HIM-II-RA     IV     1,000      {}   Landwehr\n"
                    "    1      HCC-III-RA     -       750       750   cuirassiers\n"
                    "  -----                                 -----\n"
                    "    6                                   {}\n",
                    heading, each, men, sum));
}

WrittenArmy numbered(std::string_view heading, std::string_view last) {
    return read_list("into-glory-ride", fmt::format("AP 4.\n\n"
                                                    "{}  Vignettes  Code             Name\n"
                                                    "1     3          (HIM-III-RA)EIV  line\n"
                                                    "2     1          (HIM-IV-RA)EIV   Guard, General\n"
                                                    "{}     2          (HCC-III-RA)     cuirassiers\n",
                                                    heading, last));
}

} // namespace

BOOST_AUTO_TEST_SUITE(numbers_of_tables)

BOOST_AUTO_TEST_CASE(what_the_rules_compute_has_to_come_out) {
    const WrittenArmy right = bavarians("1,000", "2,000", "5,750");
    BOOST_CHECK_EQUAL(asked_of(right), "");
    BOOST_CHECK_EQUAL(troops_of("into-glory-ride", right),
                      "1 x (HIM-III-RA)EIV & 2 x (HIM-III-RA)EIV | 2 x (HIM-II-RA)EIV | 1 x (HCC-III-RA)");
    BOOST_CHECK_NE(asked_of(bavarians("  900", "2,000", "5,750")), "");
    BOOST_CHECK_NE(asked_of(bavarians("1,000", "1,000", "4,750")), "");
    BOOST_CHECK_NE(asked_of(bavarians("1,000", "2,000", "5,500")).find("declared 5500, computed 5750"),
                   std::string::npos);
    // Nothing names the columns, and all that stands in them comes out.
    BOOST_CHECK_EQUAL(asked_of(bavarians("1,000", "2,000", "5,750", "Men each   Str")), "");
    BOOST_CHECK_NE(asked_of(bavarians("1,000", "1,000", "4,750", "Men each   Str")), "");
}

BOOST_AUTO_TEST_CASE(a_column_that_counts_up_numbers_the_rows) {
    for (const std::string_view heading : {"Line", "No. ", "Item", "Nr. ", "Ref."})
        BOOST_TEST_CONTEXT(heading) {
            const WrittenArmy made = numbered(heading, "3");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made),
                              "3 x (HIM-III-RA)EIV | 1 x (HIM-IV-RA)EIV | 2 x (HCC-III-RA)");
        }
    BOOST_CHECK_NE(asked_of(numbered("Line", "4")), "");
}

BOOST_AUTO_TEST_CASE(bases_in_all_stand_beside_those_of_one) {
    const auto list = [](std::string_view spears, std::string_view sum) {
        return read_list("phalanx-ii", fmt::format("            vignettes  bases each  bases\n"
                                                   "HCC+ RA         1          2          2    the General\n"
                                                   "HISn RA         4          4         {}    spearmen\n"
                                                   "VLI- IR         2          4          8    slingers\n"
                                                   "            ---------              -----\n"
                                                   "                7                     {}\n",
                                                   spears, sum));
    };
    const WrittenArmy right = list("16", "26");
    BOOST_CHECK_EQUAL(asked_of(right), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", right, "bases"), "1 3 3 ");
    BOOST_CHECK_NE(asked_of(list("12", "22")), "");
    BOOST_CHECK_NE(asked_of(list("16", "28")), "");
}

BOOST_AUTO_TEST_CASE(a_sum_stands_beneath_each_group_of_rows) {
    const auto list = [](std::string_view centre, std::string_view sum) {
        return read_list("phalanx-ii", fmt::format("Wing     Type   Army   How many   Name\n"
                                                   "Left     HCCn   RA     1          guards\n"
                                                   "Left     LISn   RA     2          javelins\n"
                                                   "                       = 3\n"
                                                   "Centre   HIPn   RA     4          pikes\n"
                                                   "Centre   HIP+   RA     1          General\n"
                                                   "                       = {}\n"
                                                   "Right    LSCn   IR     1          horse\n"
                                                   "                       = 1\n"
                                                   "                         {}\n",
                                                   centre, sum));
    };
    const WrittenArmy right = list("5", "9");
    BOOST_CHECK_EQUAL(asked_of(right), "");
    BOOST_CHECK_EQUAL(right.army.bodies.size(), 3);
    BOOST_CHECK_NE(asked_of(list("6", "9")).find("declared 6"), std::string::npos);
    BOOST_CHECK_NE(asked_of(list("5", "10")).find("declared 10"), std::string::npos);
}

BOOST_AUTO_TEST_CASE(numbers_before_rows_move_no_cell) {
    for (const std::string_view mark : {" ", "."})
        BOOST_TEST_CONTEXT(mark) {
            const WrittenArmy made =
                read_list("phalanx", fmt::format("Base AP 4.\n\n"
                                                 "Item  Description                  Code         Vignettes\n"
                                                 "1{0}    Archers with long bows       HIB-III-IF       4\n"
                                                 "2{0}    Elephants                    IND-III-IF       3\n"
                                                 "3{0}    The Raja's elephant (GENERAL)  IND-IV-IF      1\n",
                                                 mark));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", made),
                              "4 x (HIB-III-IF) | 3 x (IND-III-IF) | 1 x (IND-IV-IF)");
            const auto& unit = made.army.bodies.front().units;
            BOOST_REQUIRE_EQUAL(unit.size(), 3);
            BOOST_CHECK_EQUAL(unit.front().troops.front().name, "Archers with long bows");
            BOOST_CHECK_EQUAL(values_of("phalanx", made, "general"), "0 0 1 ");
        }
}

// 4 x 10, 3 x 24 and 3 x 13 IP.
BOOST_AUTO_TEST_CASE(beneath_a_column_of_each_stands_what_all_of_them_come_to) {
    const auto list = [](std::string_view subtotal, std::string_view sum) {
        return read_list(
            "undying-lands",
            fmt::format(
                "General: rating 3.\nWing A - rating 2, orders attack.\n\n"
                "Wing,Unit,Vignettes,Troops,Class,Order,Army,Weapon,Missile,Physique,Size,Morale,Proficiency,"
                "Defence,Shield,IP each,Leaders\n"
                "A,1,4,Snagas,foot,loose,irregular,none,none,low,small,II,militia,A,shield,10,\n"
                "A,2,3,Spears,foot,close,irregular,spear,none,low,small,III,drilled,B,shield,24,\"General, "
                "sub-commander\"\n"
                "Subtotal,,7,,,,,,,,,,,,,{},\n"
                "A,3,2,Snagas,foot,loose,irregular,none,none,low,small,II,militia,A,shield,10,\n"
                "Total,,9,,,,,,,,,,,,,{},\n",
                subtotal, sum));
    };
    BOOST_CHECK_EQUAL(asked_of(list("112", "132")), "");
    BOOST_CHECK_EQUAL(asked_of(list("34", "44")), ""); // the plain sums of the column
    BOOST_CHECK_NE(asked_of(list("122", "132")).find("declared 122, computed 112"), std::string::npos);
    BOOST_CHECK_NE(asked_of(list("112", "142")).find("declared 142"), std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
