// SPDX-License-Identifier: MIT
// What lists write once for several lines: ditto marks, legends, headings of values, sums behind the troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(written_in_short)

BOOST_AUTO_TEST_CASE(ditto_marks_repeat_the_cell_above) {
    check_list("into-glory-ride",
               "Base AP 6. (\" is the same as above)\n\n"
               "Left     3   HIM   IV    RA   EIII   line\n"
               "  \"      1    \"    V     \"     \"     guards - the General\n"
               "  \"      2    \"    III   \"     \"     militia\n"
               "Right    4   LSC   III   IA   EIII   cossacks\n"
               "  \"      2    \"    II    \"     \"     more cossacks\n",
               "3 x (HIM-IV-RA)EIII | 1 x (HIM-V-RA)EIII | 2 x (HIM-III-RA)EIII | "
               "4 x (LSC-III-IA)EIII | 2 x (LSC-II-IA)EIII");
    check_list("phalanx-ii",
               "Centre   4   HIS   +   RA   hoplites\n"
               "  do.    1   do.   +   do.  the General\n"
               "Right    5   LIN   n   IR   javelins\n"
               "  do.    2   VLI   n   do.  slingers\n",
               "4 x HIS+ | 1 x HIS+ | 5 x LINn | 2 x VLIn");
}

BOOST_AUTO_TEST_CASE(cells_stay_in_their_columns_where_marks_repeat) {
    check_list("phalanx-ii",
               "Troops        No   Code   Note\n"
               "Hoplites       4   HIS+   RA\n"
               "The General    1    \"      \"\n"
               "Thracians          LINn   IR\n"
               "Slingers       2   VLIn    \"\n",
               "4 x HIS+ | 1 x HIS+ | 1 x LINn | 2 x VLIn");
    check_list("ancient-1969",
               "Name       Figures   Type   Weapon    Class   Status      Unit commander\n"
               "Leader        1      C-in-C                   barbarian\n"
               "Warriors     20      MI     javelin     C       \"           25\n"
               "Riders       10      MC                 B       \"           25\n",
               "1 x Barb C-in-C | 20 x Barb MI C, javelin, shield & 1 x Barb Cdr | "
               "10 x Barb MC B, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(letters_of_a_legend_are_spelled_out) {
    check_list("into-glory-ride",
               "Base AP 6\n\nP = (HIM-III-RA)EIV line\nQ = (VLI-III-RA)EIV riflemen\n"
               "R = (HIM-V-RA)EIV guards with the General\n\n"
               "Left wing: 4 x P and 2 x Q\nCentre: 1 x R\nRight wing: 3 P, 2 Q\n",
               "4 x (HIM-III-RA)EIV | 2 x (VLI-III-RA)EIV | 1 x (HIM-V-RA)EIV | "
               "3 x (HIM-III-RA)EIV | 2 x (VLI-III-RA)EIV");
    check_list("phalanx-ii",
               "S1: HIS+ RA hoplites\nS2: LINn IR javelins\nS3: HCC+ RA companions, General\n\n"
               "S1 x 6 + S3 x 1 + S2 x 5\n",
               "6 x HIS+ | 1 x HCC+ | 5 x LINn");
}

BOOST_AUTO_TEST_CASE(a_letter_that_nothing_counts_is_no_legend) {
    for (const std::string_view list :
         {"A = (HIS-III-RA) spears\nB = (LIN-II-IF) levies\nC = (HIS-V-RA) guard, General\n\n6 x A, 6 x B\n",
          "A = (HIS-III-RA) spears\nB = (LIN-II-IF) levies\n\n6 x A, 6 x Z\n"})
        BOOST_TEST_CONTEXT(list) {
            BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format("AP 5\n\n{}", list))), "");
        }
}

BOOST_AUTO_TEST_CASE(a_heading_of_values_is_no_title) {
    check_list("phalanx",
               "Sorted by what they are, as you like it.\n\nIrregulars (IF), AP 4:\n"
               "7 x HIW-III warriors\n1 x HIW-V chief, the General\n\nRegulars (RA):\n"
               "4 x HIS-III hired spears\n",
               "7 x (HIW-III-IF) | 1 x (HIW-V-IF) | 4 x (HIS-III-RA)");
    check_list("phalanx-ii",
               "Here they come, as you asked.\n\nRegular:\n3 HISn spears\n1 HIS+ guards, General\n\n"
               "Irregular:\n8 LINn javelins\n",
               "3 x HISn | 1 x HIS+ | 8 x LINn");
}

BOOST_AUTO_TEST_CASE(a_sum_behind_the_troops_is_compared) {
    constexpr std::string_view troops = "Base AP 6: 1 x (HIM-V-RA)EIV guards (General), 5 x (HIM-IV-RA)EIV "
                                        "and 6 x (VLI-III-RA)EIV";
    for (const std::string_view sum : {", that makes 12.", ", which is 12 vignettes in all.", " - makes 12"})
        BOOST_TEST_CONTEXT(sum) {
            BOOST_CHECK_EQUAL(asked_of(read_list("into-glory-ride", fmt::format("{}{}\n", troops, sum))), "");
        }
    for (const std::string_view sum : {", that makes 13.", ", which is 10 vignettes in all.", " - makes 14"})
        BOOST_TEST_CONTEXT(sum) {
            BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format("{}{}\n", troops, sum)))
                               .find("computed 12"),
                           std::string::npos);
        }
}

BOOST_AUTO_TEST_CASE(one_of_several_has_the_general) {
    constexpr std::string_view list = "AP 4\n\n4 x (HIS-IV-RA) hoplites\n8 x (LIN-III-IF) peltasts\n\n";
    for (const std::string_view said :
         {"PS. Forgot to say: one vignette of the hoplites has the General (Agis, who else).",
          "One of the hoplites is the General.",
          "I forgot to mention that one of my hoplites carries the General."})
        BOOST_TEST_CONTEXT(said) {
            check_list("phalanx", fmt::format("{}{}\n", list, said),
                       "1 x (HIS-IV-RA) & 3 x (HIS-IV-RA) | 8 x (LIN-III-IF)");
        }
}

BOOST_AUTO_TEST_CASE(a_name_over_its_troops_tells_the_general) {
    for (const std::string_view name :
         {"Iron Watch, Murat is my General", "Iron Watch; he is the General", "Iron Watch (General)"})
        BOOST_TEST_CONTEXT(name) {
            check_list("into-glory-ride",
                       fmt::format("Base AP 7.\n\n{}\n    1 vignette of HIM, V, RA, EII\nMen of Lorraine\n"
                                   "    11 vignettes of HIM, III, RA, EII\n",
                                   name),
                       "1 x (HIM-V-RA)EII | 11 x (HIM-III-RA)EII");
        }
}

BOOST_AUTO_TEST_CASE(names_in_headings_and_cells_are_no_values) {
    check_list("into-glory-ride",
               "Base AP 7\n\nVanguard\n 1 x (LSC-III-RA)EII hussars\nThird Corps, Grand Battery and Suite\n"
               " 10 x (HIM-III-RA)EII line\n 1 x (HIM-V-RA)EII guards (General)\n",
               "1 x (LSC-III-RA)EII | 10 x (HIM-III-RA)EII | 1 x (HIM-V-RA)EII");
    check_list("into-glory-ride",
               "Base AP 7\n\nNo.  Class  Integ.  Army  Epoch  What\n"
               " 10  HIM    IV      RA    II     musketeers\n"
               "  1  HIM    V       RA    II     grenadiers (General)\n"
               "  1  ART    III     RA    II     heavy, 18-pounders\n",
               "10 x (HIM-IV-RA)EII | 1 x (HIM-V-RA)EII | 1 x (ART-III-RA)EII heavy");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
