// SPDX-License-Identifier: MIT
// What names beside codes and in tables tell, and what guns count for beside their troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace muster::tests {

namespace {

std::string troops_beside_king(std::string_view ruleset_id, std::string_view lines) {
    const WrittenArmy made =
        read_list(ruleset_id, fmt::format("AP 5.\n\n1 x (HCC-V-RA) the King (General)\n{}\n", lines));
    return troops_of(ruleset_id, made) + (asked_of(made).empty() ? "" : " ?");
}

// Two brigades with a gun each, and a line beneath.
std::string troops_beneath_guns(std::string_view remark, std::string_view line = "") {
    return troops_beside_king("into-glory-ride",
                              fmt::format("2 x (HIP-III-RA)+AA(EII) brigades{}\n{}", remark, line));
}

constexpr std::string_view king_and_guns = "1 x (HCC-V-RA) | 2 x (HIP-III-RA)+AA(EII)";

} // namespace

BOOST_AUTO_TEST_SUITE(told_by_names)

BOOST_AUTO_TEST_CASE(a_code_in_small_letters_is_no_pronoun) {
    constexpr std::string_view expected = "1 x (HCC-V-RA) | 3 x (HIS-IV-RA)";
    for (const std::string_view line :
         {"his-iv-ra x3 royal spearmen", "3 x his-iv-ra spearmen of the city", "3 x spearmen (his-iv-ra)",
          "his iv ra x3 old spearmen", "his/iv/ra x3 the phalanx", "spearmen, his-iv-ra x3"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_EQUAL(troops_beside_king("phalanx", line), expected);
    for (const std::string_view line : {"2 x him-iii-raeii muskets", "2 x (him-iii-ra)eii royal musketeers",
                                        "him iii ra eii x2 musketeers"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK(troops_beside_king("into-glory-ride", line).find("2 x (HIM-III-RA)") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_pronoun_is_no_code) {
    BOOST_CHECK_EQUAL(troops_beside_king("phalanx", "2 x HIB-IV-RA archers of his guard"),
                      "1 x (HCC-V-RA) | 2 x (HIB-IV-RA)");
    BOOST_CHECK(troops_beside_king("phalanx", "his guard of spearmen x3").ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_bare_number_over_a_list_is_a_year) {
    const auto asked = [](std::string_view over) {
        return asked_of(
            read_list("phalanx", fmt::format("{}\n\nAP 5. All RA.\n\n1 x HCC-V the King (General)\n"
                                             "2 x HIS-IV spears\n",
                                             over)));
    };
    for (const std::string_view over : {"Subject: 1415", "Subject: Re: 1066", "Subject: 1415.", "1415",
                                        "Subject: (1415)", "Subject: 1066!"})
        BOOST_TEST_CONTEXT(over)
    BOOST_CHECK_EQUAL(asked(over), "");
    for (const std::string_view over :
         {"Subject: 24 vignettes", "Subject: total 14", "14 vignettes", "Total 14"})
        BOOST_TEST_CONTEXT(over)
    BOOST_CHECK_NE(asked(over), "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "AP 5.\n\n1 x HCC-V-RA the King (General)\n\n1415\n")), "");
}

BOOST_AUTO_TEST_CASE(a_clause_tells_what_guns_count_for) {
    for (const std::string_view remark :
         {", each counts as two", ", counting double", " (so these 2 count as 4)", ", each counting for two",
          ", 2 vignettes each with the gun", " - count double", ", so 4 vignettes with the guns",
          ", each brigade counts as two", " (counted twice)", ", which count as four",
          ", each one counting as two because of the guns"})
        BOOST_TEST_CONTEXT(remark)
    BOOST_CHECK_EQUAL(troops_beneath_guns(remark), king_and_guns);
    BOOST_CHECK_EQUAL(troops_beside_king("into-glory-ride",
                                         "(HIP-III-RA)+AA(EII) brigades - 2 vignettes, each counts as two"),
                      king_and_guns);
}

BOOST_AUTO_TEST_CASE(what_guns_count_for_has_to_come_out) {
    for (const std::string_view remark :
         {", each counts as three", " (so these 3 count as 4)", ", which count as five",
          " (so these 2 count as 3)", ", 3 vignettes each with the gun"})
        BOOST_TEST_CONTEXT(remark)
    BOOST_CHECK_EQUAL(troops_beneath_guns(remark), std::string(king_and_guns) + " ?");
    BOOST_CHECK(troops_beside_king("into-glory-ride", "1 x (HIP-III-RA)+AA(EII) brigade with 2 guns")
                    .ends_with(" ?"));
    BOOST_CHECK(troops_beside_king("into-glory-ride", "2 x (HIP-III-RA) brigades, each counts as two")
                    .ends_with(" ?"));
}

BOOST_AUTO_TEST_CASE(troops_may_be_without_what_those_above_have) {
    for (const std::string_view line :
         {"3 x (HIP-III-RA) pike and shot without", "3 x (HIP-III-RA) pike and shot (without)",
          "3 x (HIP-III-RA) - without", "3 x (HIP-III-RA) brigades without one",
          "3 x (HIP-III-RA) brigades without any", "3 x (HIP-III-RA) brigades without an attached gun"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_EQUAL(troops_beneath_guns("", line), std::string(king_and_guns) + " | 3 x (HIP-III-RA)");
    BOOST_CHECK(troops_beneath_guns("", "3 x (HIP-III-RA)+AA(EII) brigades without").ends_with(" ?"));
    BOOST_CHECK(troops_beside_king("into-glory-ride", "3 x (HIP-III-RA) brigades without").ends_with(" ?"));
}

BOOST_AUTO_TEST_CASE(a_number_of_a_name_in_a_table_tells_nothing) {
    check_list("into-glory-ride",
               "AP 4.\n\n"
               "| Number | Troops | Class | Integrity | Army | Epoch |\n"
               "|---|---|---|---|---|---|\n"
               "| 10 | V Corps, line infantry | HIM | III | RA | II |\n"
               "| 2 | II Hussars (General) | HCC | IV | RA | II |\n",
               "10 x (HIM-III-RA)EII | 1 x (HCC-IV-RA)EII & 1 x (HCC-IV-RA)EII");
}

BOOST_AUTO_TEST_CASE(a_name_in_a_table_tells_what_no_column_does) {
    check_list("phalanx-ii",
               "Qty  Class  Army  Integrity  Troops\n"
               "1    HCC    RA    plus       four-horse chariots, the Queen (General)\n"
               "2    HSC    RA    n          nobles in two-horse chariots\n"
               "3    HIN    RA    n          infantry with field defences\n"
               "3    HIB    RA    n          guard archers\n",
               troops_of("phalanx-ii", read_list("phalanx-ii", "1 HCC+ RA four-horse chariots, General\n"
                                                               "2 HSCn RA two-horse chariots\n"
                                                               "3 HINn RA field defences\n"
                                                               "3 HIBn RA archers\n")));
    check_list("into-glory-ride",
               "AP 5.\n\n"
               "| No | Class | Integrity | Army | Epoch | Troops |\n|---|---|---|---|---|---|\n"
               "| 1 | HCC | V | RA | - | the King (General) |\n"
               "| 3 | HIP | III | RA | - | pikes with attached gun (EII) |\n"
               "| 1 | ART | III | RA | II | heavy guns |\n",
               "1 x (HCC-V-RA) | 3 x (HIP-III-RA)+AA(EII) | 1 x (ART-III-RA)EII heavy");
    check_list("ancient-1969",
               "Persian army, 1000 points\n\n"
               "No,Type,Status,Class,Troops\n"
               "1,C-in-C,barbarian,,Darius\n"
               "20,HI,regular,B,Immortals with short spear and bow\n"
               "40,MI,barbarian,D,levy with javelins\n"
               "20,LI,barbarian,D,archers with composite bow and no shield\n",
               troops_of("ancient-1969",
                         read_list("ancient-1969", "Persian army, 1000 points\n\n"
                                                   "1 C-in-C, barbarian\n"
                                                   "20 HI, regular, B, short spear and bow\n"
                                                   "40 MI, barbarian, D, javelins\n"
                                                   "20 LI, barbarian, D, composite bow, no shield\n")));
}

BOOST_AUTO_TEST_CASE(a_name_of_some_of_them_tells_nothing_for_sure) {
    for (const std::string_view name : {"levy, some with javelins", "levy, half with javelins",
                                        "levy (10 with javelins)", "\"Javelin\" levy", "javelins or bows"})
        BOOST_TEST_CONTEXT(name)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format("Persian army, 1000 points\n\n"
                                                                  "| No | Type | Status | Class | Troops |\n"
                                                                  "|---|---|---|---|---|\n"
                                                                  "| 1 | C-in-C | barbarian | | Darius |\n"
                                                                  "| 40 | MI | barbarian | D | {} |\n",
                                                                  name))),
                   "");
}

BOOST_AUTO_TEST_CASE(a_column_goes_before_a_name_in_a_table) {
    const WrittenArmy made = read_list("ancient-1969", "Persian army, 1000 points\n\n"
                                                       "No,Troops,Type,Status,Class,Weapon\n"
                                                       "1,Darius,C-in-C,barbarian,,\n"
                                                       "20,Javelin guard,HI,regular,B,long spear\n");
    BOOST_CHECK(troops_of("ancient-1969", made).find("long spear") != std::string::npos);
    BOOST_CHECK(asked_of(read_list("phalanx-ii", "Qty;Class;Army;Integrity;Chariot;Troops\n"
                                                 "1;HCC;RA;plus;four-horse;the King (General)\n"
                                                 "2;HSC;RA;n;-;two-horse chariots\n"))
                    .find("two-horse") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_title_in_a_name_does_not_place_the_general) {
    const auto list = [](std::string_view name, std::string_view other) {
        return fmt::format("Base AP 6.\n\n1 x (HIM-IV-RA)EII {}\n1 x (HCC-V-RA) {}\n", name, other);
    };
    for (const std::string_view name : {"Lord General's Regiment", "Captain General's Guard",
                                        "(Governor General's Horse)", "\"Lord General's Regiment\""})
        BOOST_TEST_CONTEXT(name) {
            for (const std::string_view other :
                 {"Ironsides (General)", "Ironsides, here rides the General", "Ironsides - General"}) {
                const WrittenArmy made = read_list("into-glory-ride", list(name, other));
                if (!name.starts_with('"'))
                    BOOST_CHECK_EQUAL(asked_of(made), "");
                BOOST_CHECK_EQUAL(values_of("into-glory-ride", made, "general"), "0 1 ");
            }
            BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", list(name, "Ironsides"))), "");
            BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", list(name, "Major General Lee's"))), "");
        }
    // No name, but whose vignette it is.
    for (const std::string_view his : {"the General's regiment", "General's vignette", "(General)"})
        BOOST_CHECK_EQUAL(
            values_of("into-glory-ride", read_list("into-glory-ride", list(his, "Ironsides")), "general"),
            "1 0 ");
}

BOOST_AUTO_TEST_CASE(what_men_wear_is_no_typing_error) {
    for (const std::string_view cloth : {"mail", "linen"})
        BOOST_CHECK_EQUAL(
            asked_of(read_list("phalanx-ii",
                               fmt::format("All RA.\n\n1 HCC+, General\n2 HIBn - archers in {}\n", cloth))),
            "");
}

BOOST_AUTO_TEST_CASE(what_some_wear_others_may_lack) {
    const auto list = [](std::string_view with, std::string_view without) {
        return read_list("phalanx-ii", fmt::format("All RA.\n\n1 HCC+, General\n1 HIBn - archers {}\n"
                                                   "2 VLI- - archers {}\n",
                                                   with, without));
    };
    for (const auto& [with, without] : {std::pair("in mail", "without"), std::pair("with beards", "w/o")})
        BOOST_CHECK_EQUAL(asked_of(list(with, without)), "");
    for (const auto& [with, without] :
         {std::pair("in mail", "otherwise"), std::pair("with field defences", "without"),
          std::pair("", "without")})
        BOOST_CHECK_NE(asked_of(list(with, without)), "");
}

// Such a line once read beyond its end.
BOOST_AUTO_TEST_CASE(a_line_that_breaks_off_behind_one_of_is_read_to_its_end) {
    for (const std::string_view line :
         {"next one of", "Heavy foot, one of", "The general leads one of", "einer von"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK(troops_beside_king("phalanx", line).starts_with("1 x (HCC-V-RA)"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
