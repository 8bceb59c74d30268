// SPDX-License-Identifier: MIT
// Numbers before lines of troops: whether they count the troops or number the lines.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(counts_before_lines)

BOOST_AUTO_TEST_CASE(vignettes_are_numbered_through_the_list) {
    const std::string_view troops =
        "3 x (HIS-III-RA) | 4 x (HIN-III-RA) | 1 x (HIN-V-RA) | 2 x (HCC-IV-RA) | "
        "2 x (VLI-II-RA)";
    check_list("phalanx",
               "AP 5. All RA.\n\nVignettes 1 to 3:   HIS, integrity III  (spears)\n"
               "Vignettes 4 to 7:   HIN, integrity III\nVignette 8:         HIN, integrity V (General)\n"
               "Vignettes 9 and 10: HCC, integrity IV\nVignettes 11-12:    VLI, integrity II\n",
               troops);
    check_list("phalanx",
               "AP 5. All RA.\n\nVignettes 1-3 HIS III\nVignettes 4-7 HIN III\nVignette 8 HIN V (General)\n"
               "Vignettes 9-10 HCC IV\nNos. 11-12: VLI II\n",
               troops);
}

// Else a range would be one vignette.
BOOST_AUTO_TEST_CASE(a_range_out_of_order_is_asked) {
    for (const std::string_view lines :
         {"Vignettes 2 to 4: HIS III\nVignettes 5 to 9: HIN III\nVignette 10: HIN V (General)\n",
          "Vignettes 1 to 3: HIS III\nVignettes 3 to 9: HIN III\nVignette 10: HIN V (General)\n",
          "Vignettes 2-4 HIS III\n8 x HIN III\n1 x HIN V (General)\n",
          "2-4. HIS III\n8 x HIN III\n1 x HIN V (General)\n"})
        BOOST_TEST_CONTEXT(lines)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format("AP 5. All RA.\n\n{}", lines))), "");
}

BOOST_AUTO_TEST_CASE(numbers_in_brackets_count_where_they_cannot_number) {
    const auto list = [](std::string_view head, std::string_view foot) {
        return fmt::format("AP 5. {}\n\nCentre:\n (1) the king, General: HSC V RA\n (3) spears: HIS III RA\n"
                           "Left:\n (2) bows: HIB III RA\n (1) slings: VLI II IF\n\n{}\n",
                           head, foot);
    };
    const std::string_view troops = "1 x (HSC-V-RA) | 3 x (HIS-III-RA) | 2 x (HIB-III-RA) | 1 x (VLI-II-IF)";
    check_list("phalanx", list("", "Total (7)."), troops);
    check_list("phalanx", list("", "That is seven in all."), troops);
    check_list("phalanx", list("The number is in brackets.", ""), troops);
    for (const std::string_view foot : {"", "Total 8."})
        BOOST_TEST_CONTEXT(foot)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", list("", foot))), "");
}

BOOST_AUTO_TEST_CASE(numbers_in_brackets_may_number_the_lines) {
    const auto list = [](std::string_view head) {
        return fmt::format("AP 5. {}\n\n(1) the king, General: HSC V RA\n(2) spears: HIS III RA\n"
                           "(3) bows: HIB III RA\n",
                           head);
    };
    check_list("phalanx", list(""), "1 x (HSC-V-RA) | 1 x (HIS-III-RA) | 1 x (HIB-III-RA)");
    check_list("phalanx", list("How many there are stands in brackets."),
               "1 x (HSC-V-RA) | 2 x (HIS-III-RA) | 3 x (HIB-III-RA)");
}

BOOST_AUTO_TEST_CASE(a_count_in_brackets_stands_behind_its_code) {
    check_list(
        "phalanx",
        "AP 5.\n\nSCH-III-IF (2) scythed chariots, four-horse\nHCC-V-RA (1) heavy cavalry, the General\n"
        "HIS-IV-RA (3) spears\n",
        "2 x (SCH-III-IF) 4HC | 1 x (HCC-V-RA) | 3 x (HIS-IV-RA)");
    // Two codes are two troops.
    const WrittenArmy made = read_list("phalanx", "AP 5.\n\nHIS-IV-RA (2), HIS-III-RA (1)\n");
    BOOST_CHECK(!asked_of(made).empty() ||
                troops_of("phalanx", made) == "2 x (HIS-IV-RA) | 1 x (HIS-III-RA)");
}

BOOST_AUTO_TEST_CASE(shares_of_a_count_are_troops_of_their_own) {
    const auto troops = [](std::string_view line) {
        return read_list("into-glory-ride", fmt::format("Saxons, 5 AP\n\n1 HCC V RA General\n{}\n", line));
    };
    for (const std::string_view line :
         {"3 x ART III RA EII, one light, two medium", "3 ART III RA EII: 1 light and 2 medium",
          "ART III RA EII ....... 3  one light, two medium", "3 x ART III RA EII (one light, two medium)"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_EQUAL(asked_of(troops(line)), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", troops(line)),
                              "1 x (HCC-V-RA) | 1 x (ART-III-RA)EII light | 2 x (ART-III-RA)EII medium");
        }
    check_list("into-glory-ride", "Saxons, 5 AP\n\n1 HCC V RA General\n3 x HIM RA EII, two III, one IV\n",
               "1 x (HCC-V-RA) | 2 x (HIM-III-RA)EII | 1 x (HIM-IV-RA)EII");
    for (const std::string_view line :
         {"3 x ART III RA EII, one light, one medium", "3 x ART III RA EII, one light, three medium",
          "3 x ART III RA EII light, one light, two medium", "3 x ART III RA EII, one light, two EIII"})
        BOOST_CHECK_MESSAGE(!asked_of(troops(line)).empty(), line);
}

BOOST_AUTO_TEST_CASE(troops_stand_one_behind_the_other_with_their_counts) {
    const auto made = [](std::string_view troops) {
        return read_list("phalanx", fmt::format("Macedon, AP 5:\n\n{}\n\nCheers\nMark\n", troops));
    };
    const std::string_view read = "4 x (HIP-IV-RA) | 1 x (HIS-V-IF) | 2 x (LIN-III-RA) | 1 x (HCC-IV-RA)";
    for (const std::string_view troops :
         {"Pikemen HIP-IV-RA (4), hillmen HIS-V-IF (1),\nslingers LIN-III-RA (2), and Philip, the General, "
          "with his "
          "guard HCC-IV-RA (1).",
          "Pikemen HIP-IV-RA (4), hillmen HIS-V-IF (1), slingers LIN-III-RA (2), and Philip, the General, "
          "with "
          "his guard HCC-IV-RA (1).",
          "Pikemen HIP-IV-RA x4; hillmen HIS-V-IF x1;\nslingers LIN-III-RA x2; Philip, the General, "
          "HCC-IV-RA x1",
          "Pikemen HIP-IV-RA (4 vignettes), hillmen HIS-V-IF (1 vignette),\nslingers LIN-III-RA (2 "
          "vignettes), "
          "Philip, the General, HCC-IV-RA (1 vignette)",
          "Pikemen HIP-IV-RA (x4), hillmen HIS-V-IF (x1),\nslingers LIN-III-RA (x2),\nPhilip, the General, "
          "HCC-IV-RA (x1)"})
        BOOST_TEST_CONTEXT(troops) {
            const WrittenArmy army = made(troops);
            BOOST_CHECK_EQUAL(asked_of(army), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", army), read);
            const Trait& general = *rules_called("phalanx").trait(Level::troop, "general");
            BOOST_REQUIRE_EQUAL(army.army.bodies.at(0).units.size(), 4);
            BOOST_CHECK_EQUAL(army.army.bodies.at(0).units.at(3).troops.at(0).values[general.slot], 1);
        }
    for (const std::string_view troops :
         {"Pikemen HIP-IV-RA (4), hillmen HIS-V-IF, slingers LIN-III-RA (2), Philip, the General, HCC-IV-RA "
          "(1)",
          "Pikemen HIP-IV-RA (4), hillmen HIS-V-IF (1), something else (2), Philip, the General, HCC-IV-RA "
          "(1)",
          "Pikemen HIP-IV-RA (4), RA, hillmen HIS-V (1), slingers LIN-III-RA (2), HCC-IV-RA (1)",
          // With whom he is, does not show.
          "Pikemen HIP-IV-RA (4), General, hillmen HIS-V-IF (1), slingers LIN-III-RA (2), HCC-IV-RA (1)",
          "Pikemen HIP-IV-RA (4), Philip the General, hillmen HIS-V-IF (1), HCC-IV-RA (1)"})
        BOOST_CHECK_MESSAGE(!asked_of(made(troops)).empty(), troops);
}

BOOST_AUTO_TEST_CASE(dots_behind_a_count_lead_to_what_the_guns_make_of_it) {
    const auto list = [](std::string_view line, int total) {
        return read_list("into-glory-ride", fmt::format("AP 5.\n\n{}\n(HCC-V-RA) x 1 ....... 1   Cromwell = "
                                                        "General\n\nTotal {}\n",
                                                        line, total));
    };
    for (const std::string_view line :
         {"(HIP-III-RA)+AA(EII) x 2 .... 4   Skippon's", "2 x (HIP-III-RA)+AA(EII) .... 4   Skippon's",
          "(HIP-III-RA)+AA(EII), 2 vignettes .... 4  Skippon's",
          "2 (HIP-III-RA)+AA(EII) .... 4   Skippon's"}) {
        BOOST_CHECK_EQUAL(asked_of(list(line, 5)), "");
        BOOST_CHECK_EQUAL(troops_of("into-glory-ride", list(line, 5)),
                          "2 x (HIP-III-RA)+AA(EII) | 1 x (HCC-V-RA)");
    }
    BOOST_CHECK_NE(asked_of(list("(HIP-III-RA)+AA(EII) x 2 .... 3   Skippon's", 5)), "");
    BOOST_CHECK_NE(asked_of(list("(HIP-III-RA) x 2 .... 4   Skippon's", 3)), "");
    BOOST_CHECK_NE(asked_of(list("2 (HIP-III-RA) .... 4   Skippon's", 3)), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
