// SPDX-License-Identifier: MIT
// What may be troops, a count or an order and was once passed over without a word.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::string asked(std::string_view rules, std::string_view text) {
    return asked_of(read_list(rules, text));
}

} // namespace

BOOST_AUTO_TEST_SUITE(written_doubts)

BOOST_AUTO_TEST_CASE(a_code_of_no_class_may_be_troops) {
    constexpr std::string_view list = "AP 5\n\n4 x HIS-III-RA\n7 x HIP-IV-RA\n1 x HIP-V-RA General\n";
    for (const std::string_view line : {"LSP-III-RA", "LSP-III-RA, LSP-III-RA", "LSP/III/RA", "LSP-III",
                                        "(QRS-IV-IF) the riders", "LSP III RA"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_NE(asked("phalanx", fmt::format("{}{}\n", list, line)), "");
        }
    for (const std::string_view line : {"See you at the half-way house", "The Anglo-Norman host, as ever"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_EQUAL(asked("phalanx", fmt::format("{}{}\n", list, line)), "");
        }
    for (const std::string_view line : {"LSPn", "LSP+ RA", "LSPn RA", "LSPn, LSPn", "LSP n RA"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_NE(asked("phalanx-ii", fmt::format("Regular army.\n\n11 HISn\n{}\n", line)), "");
        }
    BOOST_CHECK_NE(asked("into-glory-ride", "Base AP 6\n\n11 x HIM-III-RA EIII\n1 x HIM-V-RA EIII, "
                                            "General\nXLM-III-RA EIII\n"),
                   "");
}

BOOST_AUTO_TEST_CASE(a_code_written_again_is_another_vignette) {
    check_list("phalanx", "AP 5\n\nHIS-III-RA HIS-III-RA HIS-III-RA\n9 x HIP-IV-RA\n",
               "1 x (HIS-III-RA) | 1 x (HIS-III-RA) | 1 x (HIS-III-RA) | 9 x (HIP-IV-RA)");
    check_list("phalanx", "AP 5\n\n(HIS-III-RA) (HIS-III-RA)\n10 x HIP-IV-RA\n",
               "1 x (HIS-III-RA) | 1 x (HIS-III-RA) | 10 x (HIP-IV-RA)");
    check_list("phalanx", "AP 5\n\nHIS-III-RA, HIS-III-RA\n10 x HIP-IV-RA\n",
               "1 x (HIS-III-RA) | 1 x (HIS-III-RA) | 10 x (HIP-IV-RA)");
    check_list("phalanx-ii", "HISn RA HISn RA\n10 x HIPn RA\n", "1 x HISn | 1 x HISn | 10 x HIPn");
    for (const std::string_view line : {"3 HIS-III-RA, HIS-III-RA", "2 x HIS-III-RA HIS-III-RA",
                                        "3 HIS-III-RA heavy infantry spear, HIS-III-RA"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_NE(asked("phalanx", fmt::format("AP 5\n\n{}\n9 x HIP-IV-RA\n", line)), "");
        }
    check_list("phalanx", "AP 5\n\n3 HIS-III-RA, HIS-III-RA with the General\n9 x HIP-IV-RA\n",
               "3 x (HIS-III-RA) | 1 x (HIS-III-RA) | 9 x (HIP-IV-RA)");
}

BOOST_AUTO_TEST_CASE(a_minus_is_no_count) {
    for (const std::string_view line : {"-1 x HIS-III-RA", "-5 HIS-III-RA", "HIS-III-RA: -2",
                                        "HIS-III-RA, -2", "HIS-III-RA = -3", "HIS-III-RA x -1"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_NE(asked("phalanx", fmt::format("AP 5\n\n{}\n3 x HIP-IV-RA\n", line)), "");
        }
    check_list("phalanx", "AP 5\n\n-5 HIS-III-RA\n-6 HIP-IV-RA\n-1 HIP-V-RA General\n",
               "5 x (HIS-III-RA) | 6 x (HIP-IV-RA) | 1 x (HIP-V-RA)");
    check_list("phalanx", "AP 5\n\n- 5 HIS-III-RA\n- 7 HIP-IV-RA\n", "5 x (HIS-III-RA) | 7 x (HIP-IV-RA)");
    for (const std::string_view sum : {"Total: -2", "Total: -12", "Sum = -12 vignettes"})
        BOOST_TEST_CONTEXT(sum) {
            BOOST_CHECK_NE(asked("phalanx", fmt::format("AP 5\n\n12 x HIP-IV-RA\n\n{}\n", sum)), "");
        }
    BOOST_CHECK_EQUAL(asked("phalanx", "AP 5\n\n12 x HIP-IV-RA\n\nTotal - 12\n"), "");
}

BOOST_AUTO_TEST_CASE(several_to_a_line_are_no_single_ones) {
    for (const std::string_view told :
         {"Two vignettes to a line.", "Three vignettes a line.", "Each line is two vignettes."})
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_NE(asked("phalanx", fmt::format("AP 5\n\nHIP-IV-RA\nHIP-V-RA General\n\n{}\n", told)),
                           "");
        }
    BOOST_CHECK_EQUAL(asked("phalanx", "AP 5\n\n2 HIP-IV-RA\n2 HIP-III-RA\n\nTwo vignettes to a line.\n"),
                      "");
}

BOOST_AUTO_TEST_CASE(a_leader_of_a_unit_is_paid_for) {
    constexpr std::string_view list =
        "Romans, 1000 points. Everybody is regular.\n\nCaesar, commander-in-chief\n"
        "{}\n20 HI C pilum, unit commander\n";
    for (const std::string_view line :
         {"Guard, led by Laelius: 20 HI B pilum", "Guard, led by Laelius\n20 HI B pilum",
          "20 HI B pilum, guard, commanded by Laelius", "20 HI B pilum, Guard (Laelius leads them)"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_NE(asked("ancient-1969", fmt::format(fmt::runtime(list), line)), "");
        }
    BOOST_CHECK_EQUAL(
        asked("ancient-1969",
              fmt::format(fmt::runtime(list), "Guard, led by Laelius: 20 HI B pilum, unit commander")),
        "");
}

BOOST_AUTO_TEST_CASE(what_is_said_of_one_commander_is_asked_about) {
    constexpr std::string_view list =
        "British, 1000 points. Everybody is barbarian.\n\nPrasutagus, commander-in-chief\n"
        "Iceni: 40 MI D javelin, unit commander\nTrinovantes: 40 MI D javelin, unit commander\n\n{}\n";
    for (const std::string_view said :
         {"The commander of the Iceni is regular", "The commander of the Iceni is a regular.",
          "Only the commander of the Iceni is regular.", "The Iceni have a regular commander.",
          "The commander of the Iceni counts as regular."})
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_NE(asked("ancient-1969", fmt::format(fmt::runtime(list), said)), "");
        }
}

namespace {

constexpr std::string_view riders = "mounted, loose, regular, lance, morale IV, skilled, defence C, shield, "
                                    "General and sub-commander here";

} // namespace

BOOST_AUTO_TEST_CASE(a_number_in_brackets_may_count_a_unit) {
    for (const std::string_view unit : {"Unit 1 (4) Riders:", "Unit 1 (4) Riders,", "Unit A (4) Riders,"})
        BOOST_TEST_CONTEXT(unit) {
            BOOST_CHECK_NE(asked("undying-lands",
                                 fmt::format("General rating 4\n\nWing 1 (sub-commander rating 3, orders "
                                             "attack)\n{} {}\n",
                                             unit, riders)),
                           "");
        }
}

BOOST_AUTO_TEST_CASE(denied_orders_are_not_said) {
    for (const std::string_view orders :
         {"not to hold.", "do not attack", "never wait", "not attack but hold"})
        BOOST_TEST_CONTEXT(orders) {
            BOOST_CHECK_NE(
                asked("undying-lands", fmt::format("General rating 4\n\nWing 1 (sub-commander rating 3)\n"
                                                   "Orders: {}\nUnit 1: 4 Riders, {}\n",
                                                   orders, riders)),
                "");
        }
    BOOST_CHECK_NE(asked("undying-lands", fmt::format("General rating 4\n\nWing 1 (sub-commander rating 3, "
                                                      "orders not to hold)\nUnit 1: 4 Riders, {}\n",
                                                      riders)),
                   "");
    for (const std::string_view orders : {"hold", "none"})
        BOOST_TEST_CONTEXT(orders) {
            BOOST_CHECK_EQUAL(
                asked("undying-lands", fmt::format("General rating 4\n\nWing 1 (sub-commander rating 3)\n"
                                                   "Orders: {}\nUnit 1: 4 Riders, {}\n",
                                                   orders, riders)),
                "");
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
