// SPDX-License-Identifier: MIT
// Sentences that only repeat what was read, and numbers that arithmetic explains.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

std::string asked_beside_normans(std::string_view line) {
    return asked_of(
        read_list("phalanx-ii", fmt::format("3 HISn RA spears\n2 VLI- IR slingers, off the main line\n"
                                            "1 HCC+ RA General\n\n{}\n",
                                            line)));
}

std::string asked_beside_gauls(std::string_view line) {
    return asked_of(read_list("ancient-1969", fmt::format("Gallic army, all barbarians.\n\nC-in-C: 100\n"
                                                          "20 LI, class D, javelin: 60, cdr 25\n\n{}\n",
                                                          line)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(sums_told_again)

BOOST_AUTO_TEST_CASE(counts_of_values_have_to_come_out) {
    for (const std::string_view line :
         {"6 vignettes, of which 2 off and 4 MBL.", "Sum of the army: 6 (4 RA, 2 IR)", "6 (4 RA and 2 IR).",
          "3 + 2 + 1 = 6 vignettes, of which 4 RA, 2 IR", "By class: HIS 3, VLI 2, HCC 1, together 6."})
        BOOST_CHECK_MESSAGE(asked_beside_normans(line).empty(), line << ": " << asked_beside_normans(line));
    for (const std::string_view line :
         {"6 vignettes, of which 3 off and 3 MBL.", "Sum of the army: 6 (3 RA, 3 IR)", "7 (5 RA and 2 IR).",
          "By class: HIS 2, VLI 2, HCC 2, together 6.", "HIS 3, VLI 2, HCC 1.", "(2 IR)"})
        BOOST_CHECK_MESSAGE(!asked_beside_normans(line).empty() || line == "HIS 3, VLI 2, HCC 1.", line);
    // Without a word that they are counted again they are troops.
    BOOST_CHECK_EQUAL(read_list("phalanx-ii", "3 HISn RA spears\n1 HCC+ RA General\n\n2 VLI- IR, 1 LSCn IR\n")
                          .army.bodies.front()
                          .units.size(),
                      4);
}

BOOST_AUTO_TEST_CASE(a_sum_of_this_wing_is_one_of_its_troops) {
    const auto asked = [](std::string_view sum) {
        return asked_of(read_list("into-glory-ride", fmt::format("AP 3, epoch IV throughout.\n\nLEFT WING\n"
                                                                 " 3 vignettes HIM-IV-RA EIV    Texans\n"
                                                                 " 1 vignette LIN-III-RA EIV    General\n"
                                                                 "    {}\nRIGHT WING\n"
                                                                 " 2 vignettes HSC-II-IA EIV    rangers\n",
                                                                 sum)));
    };
    for (const std::string_view sum :
         {"4 vignettes in this wing", "4 in this wing", "4 vignettes on this flank."})
        BOOST_CHECK_EQUAL(asked(sum), "");
    for (const std::string_view sum : {"5 vignettes in this wing", "2 in this wing"})
        BOOST_CHECK_MESSAGE(!asked(sum).empty(), sum);
}

BOOST_AUTO_TEST_CASE(a_total_stands_behind_how_the_list_is_written) {
    const auto asked = [](std::string_view said) {
        return asked_of(read_list(
            "phalanx", fmt::format("AP 4.\n\n{}\n\nsupport link: HIS-IV-RA + LIN-III-RA\n"
                                   "HSC-V-RA General\n\n{}\n",
                                   said.substr(0, said.find('|')), said.substr(said.find('|') + 1))));
    };
    for (const std::string_view said :
         {"Front first, support behind, in every support link.|One vignette for each code, 3.",
          "Front rank first, then the rear.|One vignette to a line, 3 vignettes."})
        BOOST_CHECK_MESSAGE(asked(said).empty() || said.find("line") != std::string_view::npos,
                            said << ": " << asked(said));
    for (const std::string_view said :
         {"Support first, front behind, in every support link.|One vignette for each code, 3.",
          "Front first, support behind.|One vignette for each code, 4.",
          "Front first, support behind.|Two vignettes for each code, 3."})
        BOOST_CHECK_MESSAGE(!asked(said).empty(), said);
}

BOOST_AUTO_TEST_CASE(what_became_of_the_rest_is_no_part_of_the_list) {
    for (const std::string_view line :
         {"185, rest went on beer", "185, the rest goes on books.", "= 185; rest spent on paint"})
        BOOST_CHECK_MESSAGE(asked_beside_gauls(line).empty(), line << ": " << asked_beside_gauls(line));
    for (const std::string_view line :
         {"175, rest went on beer", "185, rest went on slingers", "185, rest went to 10 more"})
        BOOST_CHECK_MESSAGE(!asked_beside_gauls(line).empty(), line);
}

BOOST_AUTO_TEST_CASE(a_price_with_its_commander_belongs_to_the_troops_before) {
    const auto list = [](std::string_view price) {
        return read_list("ancient-1969",
                         fmt::format("Persians, all barbarian, agreed 1000 points.\n\n"
                                     "1st. Darius, commander-in-chief, stands alone. 100.\n"
                                     "2nd. Medes: 30 medium infantry, quality D, bow, shields. {}\n",
                                     price));
    };
    for (const std::string_view price :
         {"3 each = 90, commander 25.", "3 each = 90, unit commander 25 = 115.",
          "@ 3 = 90, plus its officer at 25."})
        BOOST_TEST_CONTEXT(price) {
            const WrittenArmy made = list(price);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", made),
                              "1 x Barb C-in-C | 30 x Barb MI D, bow, shield & 1 x Barb Cdr");
        }
    for (const std::string_view price : {"4 each = 120, commander 25.", "3 each = 90, commander 10."})
        BOOST_CHECK_MESSAGE(!asked_of(list(price)).empty(), price);
}

BOOST_AUTO_TEST_CASE(a_price_stands_beneath_its_troops_and_is_carried_forward) {
    const auto list = [](std::string_view price, std::string_view count = "20") {
        return read_list("ancient-1969",
                         fmt::format("Late Roman, 1,000 points.\n\n"
                                     "Commander-in-chief, regular, by himself: 100; carried forward 100\n"
                                     ""
                                     "   {} heavy infantry, regular, class B, long spear, shield\n"
                                     "   {}\n",
                                     count, price));
    };
    const std::string plain = "1 x Reg C-in-C | 20 x Reg HI B, long spear, shield & 1 x Reg Cdr";
    for (const std::string_view price :
         {"20 @ 7 = 140, plus unit commander (regular) 10, makes 150; carried forward 250",
          "20 @ 7 = 140, unit commander 10 = 150 (running total 250)",
          "20 x 7 = 140, plus unit commander 10; so far 250"})
        BOOST_TEST_CONTEXT(price) {
            const WrittenArmy made = list(price);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), plain);
        }
    for (const std::string_view price :
         {"20 @ 7 = 140, plus unit commander (regular) 10, makes 150; carried forward 260",
          "20 @ 8 = 160, plus unit commander (regular) 10, makes 170; carried forward 270"})
        BOOST_CHECK_MESSAGE(!asked_of(list(price)).empty(), price);
    BOOST_CHECK_NE(asked_of(list("20 @ 7 = 140, plus unit commander (regular) 10", "24")), "");
}

BOOST_AUTO_TEST_CASE(a_name_and_a_price_are_sentences_beside_the_count) {
    const auto list = [](std::string_view riders) {
        return read_list(
            "undying-lands",
            fmt::format("General: rating 4\n\nVANGUARD (sub-commander: rating 2; orders: attack)\n- {}\n",
                        riders));
    };
    for (const std::string_view riders : {"Wolf riders, General and sub-commander here. 3 vgn., mounted / "
                                          "open / irregular, morale III, militia, "
                                          "defence A + shield. 3 @ 15 IP",
                                          "Wolf riders, General and sub-commander here. 3 vignettes, "
                                          "mounted, open, irregular, morale III, militia, "
                                          "defence A, shield. 3 x 15 = 45"})
        BOOST_TEST_CONTEXT(riders) {
            const WrittenArmy made = list(riders);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), "3 x Mtd OO Irr, SA, III-M, A+Sh");
            BOOST_CHECK_EQUAL(made.army.bodies.front().units.front().troops.front().name, "Wolf riders");
        }
    for (const std::string_view riders :
         {"Wolf riders, General and sub-commander here. 3 vgn., mounted / open / irregular, morale III, "
          "militia, "
          "defence A + shield. 3 @ 16 IP",
          "Wolf riders, General not here. 3 vgn., mounted / open / irregular, morale III, militia, "
          "defence A + shield. 3 @ 15 IP"})
        BOOST_CHECK_MESSAGE(!asked_of(list(riders)).empty(), riders);
}

BOOST_AUTO_TEST_CASE(a_unit_shows_the_working_of_its_price) {
    const auto list = [](std::string_view working) {
        return read_list(
            "undying-lands",
            fmt::format("General's rating: 5.\n\nWING \"SILVER\" - sub-commander rating 4, orders: wait\n\n"
                        "Unit 1 - Archers of the wood - 3 vignettes\n"
                        "  Traits:  foot, loose order, regular, elf-bow, morale IV, skilled, defence B, no "
                        "shield\n  Working: {}\n  With it: the General\n"
                        "Unit 2 - Spears of the hall - 2 vignettes\n"
                        "  Traits:  foot, close order, regular, spear, morale V, skilled, defence D, large "
                        "shield\n  With it: the sub-commander\n",
                        working));
    };
    for (const std::string_view working :
         {"12 + 3 + 5 + 2 = 22 each; 3 x 22 = 66", "12 + 3 + 5 + 2 = 22 each"})
        BOOST_TEST_CONTEXT(working) {
            const WrittenArmy made = list(working);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made),
                              "3 x Foot LO Reg, SA+Elf bow, IV-S, B | 2 x Foot CO Reg, Spear, V-S, D+LSh");
        }
    for (const std::string_view working :
         {"12 + 3 + 5 + 2 = 23 each; 3 x 23 = 69", "12 + 3 + 5 + 3 = 23 each; 3 x 23 = 69",
          "12 + 3 + 5 + 2 = 22 each; 4 x 22 = 88"})
        BOOST_CHECK_MESSAGE(!asked_of(list(working)).empty(), working);
}

BOOST_AUTO_TEST_CASE(a_form_may_answer_no) {
    const auto list = [](std::string_view answers) {
        return read_list("undying-lands",
                         fmt::format("General rating 3\nFirst wing, sub-commander rating 2, orders wait\n"
                                     "Unit 1 (General, sub-commander): 3 x mounted, loose, regular, spear, "
                                     "III, drilled, C, shield, {}\n",
                                     answers));
    };
    const std::string plain = troops_of("undying-lands", list("no barding"));
    for (const std::string_view answers :
         {"fast: no", "fast=no, barding: none", "fast: no   barding: none"}) {
        BOOST_CHECK_EQUAL(asked_of(list(answers)), "");
        BOOST_CHECK_EQUAL(troops_of("undying-lands", list(answers)), plain);
    }
    BOOST_CHECK_NE(troops_of("undying-lands", list("fast: yes")), plain);
}

BOOST_AUTO_TEST_CASE(summands_may_stand_behind_a_dash) {
    const auto asked = [](std::string_view sum) {
        return asked_of(read_list(
            "ancient-1969",
            fmt::format("Late Roman, all regular.\n\nC-in-C: 100\nLanciarii: 24 x HI, class B, long "
                        "spear, and unit commander - {}\n",
                        sum)));
    };
    BOOST_CHECK_EQUAL(asked("168 + 10 = 178"), "");
    for (const std::string_view sum : {"168 + 10 = 188", "144 + 10 = 154"})
        BOOST_CHECK_MESSAGE(!asked(sum).empty(), sum);
}

BOOST_AUTO_TEST_CASE(the_share_of_the_regulars_has_to_come_out) {
    const auto asked = [](std::string_view sum) {
        return asked_of(
            read_list("ancient-1969", fmt::format("Nation: Persian, 400 points agreed.\n\nC-in-C, barbarian\n"
                                                  "24 HI, regular, B, bow and short spear\n"
                                                  "20 LC, barbarian, D, composite bow, no shield\n\n{}\n",
                                                  sum)));
    };
    BOOST_CHECK_EQUAL(asked("Sum 440, regulars' share 240."), "");
    BOOST_CHECK_NE(asked("Sum 440, regulars' share 250."), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
