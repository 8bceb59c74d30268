// SPDX-License-Identifier: MIT
// A class that is told closer, sums of parts that are worked out, and names that look like something else.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(closer_class)

constexpr std::string_view assyrians = "Assyrian army, 1000 points.\n"
                                       "\n"
                                       "Sennacherib, Commander-in-Chief, regular = 100\n"
                                       "\n"
                                       "{}\n";

BOOST_AUTO_TEST_CASE(chariots_whose_people_stand_behind_the_colon) {
    for (const std::string_view unit :
         {"\"King's chariots\": 6 Assyrian chariots", "Royal chariots: 6 Assyrian chariots",
          "Guard chariot squadron: six Assyrian chariots"})
        BOOST_TEST_CONTEXT(unit)
    check_list(
        "ancient-1969",
        fmt::format(assyrians, fmt::format("{}, regular, B @ 26 = 156, unit commander 10 = 166", unit)),
        "1 x Reg C-in-C | 6 x Reg ACh B & 1 x Reg Cdr");
    check_list("ancient-1969",
               fmt::format(assyrians, "6 chariots, regular, B, 4 Assyrian chariots, regular B"),
               "1 x Reg C-in-C | 6 x Reg Ch B | 4 x Reg ACh B");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      fmt::format(assyrians, "6 chariots, Assyrian chariots, regular, B"))),
                   "");
}

BOOST_AUTO_TEST_CASE(a_word_in_a_name_is_no_number) {
    check_list("ancient-1969",
               fmt::format(assyrians, "* Comes Rei Militaris (Sub-general), regular - 50 pts"),
               "1 x Reg C-in-C | 1 x Reg Sub-General");
}

constexpr std::string_view trolls =
    "General rating 2.\n"
    "\n"
    "Wing A, rating 2, attack\n"
    " Unit 1 (General and sub-commander): 2 giants - behemoth, open, irregular, physique extreme, size huge, "
    "morale IV, drilled, defence C\n"
    " Unit 2: 3 stone trolls - leviathan, loose, irregular, 2HW, physique high, size large, morale III, "
    "militia, defence B\n"
    "Wing B, rating 1, hold\n"
    " Unit 3 (sub-commander): 3 hill trolls - leviathan, close, irregular, physique high, size large, morale "
    "II, drilled, defence A\n"
    " Unit 4: 4 goblin slaves - foot, open, irregular, SSW, physique low, size small, morale I, militia, "
    "defence A, shield\n"
    "\n"
    "{}\n";

BOOST_AUTO_TEST_CASE(sums_of_parts_may_be_worked_out) {
    for (const std::string_view sums :
         {"Wing A 50 + 66 = 116, wing B 60 + 4 = 64. Total 180 IP.",
          "Wing A: 116 IP, wing B: 64 IP. Total 180 IP.", "Wing A 50 + 66 = 116. Wing B 60 + 4 = 64.",
          "Wing A 50+66=116; Wing B 60+4=64; total 180"})
        BOOST_TEST_CONTEXT(sums)
    BOOST_CHECK_EQUAL(asked_of(read_list("undying-lands", fmt::format(trolls, sums))), "");
    for (const std::string_view sums :
         {"Wing A 50 + 66 = 117, wing B 60 + 4 = 64. Total 180 IP.",
          "Wing A 50 + 67 = 117, wing B 60 + 4 = 64. Total 181 IP.", "Wing A 116, wing B 65, total 180 IP",
          "Wing A 116, wing B 64, total 181 IP"})
        BOOST_TEST_CONTEXT(sums)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(trolls, sums))), "");
}

constexpr std::string_view union_corps = "Army of the Potomac, July 1863, base AP 5.\n"
                                         "\n"
                                         "9 x (HIM-III-RA)EIV\n"
                                         "1 x (HIM-IV-RA)EIV Meade (General)\n"
                                         "1 x (HIM-II-RA)EIV {}\n"
                                         "1 x (LSC-III-RA)EIV Buford\n";

BOOST_AUTO_TEST_CASE(a_number_in_words_may_begin_a_name_behind_codes) {
    for (const std::string_view name : {"nine months men", "Seven Hills guard", "Hundred Days men"})
        BOOST_TEST_CONTEXT(name)
    BOOST_CHECK_EQUAL(asked_of(read_list("into-glory-ride", fmt::format(union_corps, name))), "");
    for (const std::string_view name :
         {"four brothers", "nine guns behind", "two bases", "two more Zouave companies", "9 months men"})
        BOOST_TEST_CONTEXT(name)
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format(union_corps, name))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
