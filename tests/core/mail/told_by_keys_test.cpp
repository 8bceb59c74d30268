// SPDX-License-Identifier: MIT
// What keys, labels and short remarks beside numbers say: "vignettes=3", "TU 1. Riders", "single, 2 HCC".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(told_by_keys)

BOOST_AUTO_TEST_CASE(a_key_tells_the_count_and_the_rating) {
    check_list("undying-lands",
               "general-rating=4\n\n# wing West: rating=4 orders=attack\n"
               "Knights: vignettes=3 class=mounted order=loose army=regular weapon=lance morale=V "
               "proficiency=skilled defence=D shield=shield general=yes commander=yes\n",
               "3 x Mtd LO Reg, Lance, V-S, D+Sh");
}

BOOST_AUTO_TEST_CASE(a_unit_is_told_in_sentences_behind_its_number) {
    for (const std::string_view label : {"TU 1. ", "Unit 1. ", ""})
        for (const std::string_view price : {"26 points each, 104.", "26 IP each, 104.", "26 points each."})
            BOOST_TEST_CONTEXT(label << price) {
                check_list(
                    "undying-lands",
                    fmt::format("General rating 5\n\nWing 1. Sub-commander's rating 4. Orders: attack.\n"
                                "{}Riders, 4 vignettes. Mounted, loose, regular. Lance. Average "
                                "physique, average size, morale IV, skilled. Defence C with shield. "
                                "{} General and sub-commander ride here.\n",
                                label, price),
                    "4 x Mtd LO Reg, Lance, IV-S, C+Sh");
            }
}

BOOST_AUTO_TEST_CASE(single_before_a_count_is_no_number) {
    check_list("into-glory-ride",
               "Base AP 4\n\n  in-line link, 10 HIP-IV-RA\n  single, 1 HIP-V-RA (General)\n"
               "  single, 1 ART-II-RA Epoch II, heavy\n",
               "10 x (HIP-IV-RA) | 1 x (HIP-V-RA) | 1 x (ART-II-RA)EII heavy");
    check_list("phalanx-ii", "single, 2 HCC+ RA\nsingle, 9 HISn RA\nsingle, 1 HIS+ RA, General\n",
               "2 x HCC+ | 9 x HISn | 1 x HIS+");
}

BOOST_AUTO_TEST_CASE(one_point_is_the_sum_of_no_army) {
    for (const std::string_view said : {"Surely you won't notice a single point??",
                                        "I am 1 point short of it.", "What is one point between friends?"})
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(
                asked_of(read_list("ancient-1969",
                                   fmt::format("Subject: 1 point...\n\nBritish, 1000 pts. Everybody is "
                                               "barbarian.\n\nKing Cassivellaunus, C-in-C, 100\n"
                                               "40 MI D javelin @ 3 = 120, unit commander 25\n\n"
                                               "Total 245\n\n{}\n",
                                               said))),
                "");
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
