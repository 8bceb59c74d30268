// SPDX-License-Identifier: MIT
// What players say of totals, limits, parts of the whole and of what others think.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

std::string asked_beside_spears(std::string_view line) {
    return asked_of(read_list("phalanx", fmt::format("All regular.\n\n2 x HIS-IV  spears\n"
                                                     "1 x HCC-V  Harald (General)\n{}\n",
                                                     line)));
}

// 100 + 240 + 100 points
std::string asked_of_persians(std::string_view line) {
    return asked_of(
        read_list("ancient-1969", fmt::format("Nation: Persian, 400 points agreed.\n\nC-in-C, barbarian\n"
                                              "24 HI, regular, B, bow and short spear\n"
                                              "20 LC, barbarian, D, composite bow, no shield\n\n{}\n",
                                              line)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(sums_in_talk)

BOOST_AUTO_TEST_CASE(the_lot_is_a_total) {
    for (const std::string_view line : {"3 the lot.", "Three vignettes, the lot.", "That's the lot: 3"})
        BOOST_CHECK_EQUAL(asked_beside_spears(line), "");
    for (const std::string_view line : {"4 the lot.", "Four vignettes, the lot."})
        BOOST_CHECK_NE(asked_beside_spears(line), "");
}

BOOST_AUTO_TEST_CASE(a_limit_is_no_sum) {
    const auto made = [](std::string_view limit) {
        return read_list(
            "undying-lands",
            fmt::format("Lake-men\n\n{} General rating 4.\nLeft wing, rating 3, orders hold\n"
                        "2 x wardens, foot, close, regular, spear, morale IV, drilled, defence C, shield "
                        "(General, sub-commander)\n",
                        limit));
    };
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t slot = ruleset.trait(Level::army, "ip-limit")->slot;
    for (const std::string_view limit : {"Agreed IP limit: 250.", "IP limit 250.", "The limit is 250 IP.",
                                         "Max IP: 250.", "Limit of IP: 250."})
        BOOST_TEST_CONTEXT(limit) {
            BOOST_CHECK_EQUAL(asked_of(made(limit)), "");
            BOOST_CHECK_EQUAL(made(limit).army.values[slot], 250);
        }
    BOOST_CHECK_NE(asked_of(made("It comes to 250 IP.")), "");
}

BOOST_AUTO_TEST_CASE(a_part_of_the_points_has_to_come_out) {
    for (const std::string_view line :
         {"Regulars are 240 of it, so well below a third.", "The regulars cost 240 points.",
          "Regulars come to 240 in all, just within the limit."})
        BOOST_CHECK_EQUAL(asked_of_persians(line), "");
    for (const std::string_view line :
         {"Regulars are 250 of it, so well below a third.", "The regulars are 20 of them archers."})
        BOOST_CHECK_NE(asked_of_persians(line), "");
}

BOOST_AUTO_TEST_CASE(what_is_over_has_to_come_out) {
    const std::string total = fmt::format("It comes to {}.\n", 440);
    for (const std::string_view line :
         {"Surely nobody will mind forty points?", "Those 40 points will not hurt anybody."})
        BOOST_CHECK_EQUAL(asked_of_persians(total + std::string(line)), "");
    BOOST_CHECK_NE(asked_of_persians(total + "Surely nobody will mind nine points?"), "");
    BOOST_CHECK_NE(asked_of_persians("Surely nobody will mind forty points?"), "");
}

BOOST_AUTO_TEST_CASE(merged_guns_have_no_base_of_their_own) {
    const auto asked = [](std::string_view line) {
        return asked_of(read_list("into-glory-ride", fmt::format("AP 3.\n\n3 x (HIP-III-IA)+AA(EII) tertias\n"
                                                                 "1 x (HCC-V-RA) the King (General)\n\n{}\n",
                                                                 line)));
    };
    for (const std::string_view line :
         {"4 bases on the table, the guns being merged in.", "4 bases, guns included.",
          "4 bases on the table, with the guns attached to the foot."})
        BOOST_CHECK_EQUAL(asked(line), "");
    for (const std::string_view line :
         {"5 bases on the table, the guns being merged in.", "4 bases of guns.", "4 guns, merged in."})
        BOOST_CHECK_NE(asked(line), "");
}

BOOST_AUTO_TEST_CASE(what_others_think_is_no_troops) {
    for (const std::string_view line :
         {"PS I am told HSC would be better than HCC. No, thanks.", "They say HIW would be cheaper than HIS.",
          "Man sagt, HSC wäre besser als HCC."})
        BOOST_CHECK_EQUAL(asked_beside_spears(line), "");
    for (const std::string_view line :
         {"PS I am told HSC would be better than HCC, so please swap them.", "I am told the HCC are HSC now.",
          "HSC instead of HCC, please.", "They say 2 HSC would be better than 1 HCC."})
        BOOST_CHECK_NE(asked_beside_spears(line), "");
}

BOOST_AUTO_TEST_CASE(a_few_are_what_stands_on_the_base) {
    const auto made = [](std::string_view remark) {
        return read_list("into-glory-ride", fmt::format("All RA.\n\n1 ART-II EII, light, {}\n", remark));
    };
    for (const std::string_view remark : {"a few old cannon", "a few guns", "some old cannon"})
        BOOST_CHECK_EQUAL(asked_of(made(remark)), "");
    for (const std::string_view remark : {"few of them heavy", "a few with EIII", "except a few"})
        BOOST_CHECK_NE(asked_of(made(remark)), "");
}

BOOST_AUTO_TEST_CASE(a_count_behind_a_class_is_no_part_of_a_name) {
    check_list("phalanx-ii",
               "Everything irregular.\n\nLSC+ x 1  Attila (General)\nLSC+ x 2  his bodyguard\n"
               "LSCn x 4 horse archers\n",
               "1 x LSC+ | 2 x LSC+ | 4 x LSCn");
    check_list(
        "phalanx-ii", "Everything irregular.\n\nHSC+ x 1  Poros (General)\n2 x HSCn four-horse\n",
        troops_of("phalanx-ii", read_list("phalanx-ii", "Everything irregular.\n\nHSC+ x 1  Poros "
                                                        "(General)\nHSCn x 2, four-horse chariots\n")));
}

BOOST_AUTO_TEST_CASE(a_price_in_a_sentence_of_its_own_is_each_ones) {
    const auto asked = [](int each) {
        return asked_of(
            read_list("undying-lands", fmt::format("General rating 3\nThe first wing, the Havens "
                                                   "(sub-commander rated 2, orders: wait):\n1. Three "
                                                   "wardens: loose order regular foot, average physique, "
                                                   "average size, spear, morale III, drilled, "
                                                   "defence C, shield. {} IP apiece. The General is with "
                                                   "this unit, so is the sub-commander of the "
                                                   "Havens.\n",
                                                   each)));
    };
    BOOST_CHECK_EQUAL(asked(23), "");
    BOOST_CHECK_NE(asked(26), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
