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

BOOST_AUTO_TEST_CASE(a_sum_may_tell_who_counts_double) {
    const auto list = [](std::string_view said) {
        return fmt::format("AP 5. All RA.\n\n10 x HIM-IV\n1 x HSC-III hussars\n1 x HIM-V General\n\n{}\n",
                           said);
    };
    const std::string troops = "10 x (HIM-IV-RA)EI | 1 x (HSC-III-RA)EI | 1 x (HIM-V-RA)EI";
    for (const std::string_view said :
         {"Thirteen, the hussars counting double.", "Twelve, the hussars counted twice.",
          "12, the hussars counting as two.", "Thirteen, as the hussars count double."}) {
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list("into-glory-ride", "Epoch I everywhere. " + list(said));
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made), troops);
            BOOST_CHECK_EQUAL(asked_of(made), "");
        }
    }
    for (const std::string_view said :
         {"Fifteen, the hussars counting double.", "Twelve hussars, counting double."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", "Epoch I everywhere. " + list(said))), "");
}

BOOST_AUTO_TEST_CASE(the_sum_of_a_section_is_told_by_its_name) {
    const auto list = [](std::string_view sum) {
        return fmt::format("Roman army, 1000 points\n\n--- STAFF ---\nC-in-C, regular: 100\n\n"
                           "--- REGULARS ---\n20 HI with pilum, quality C, unit commander 10\n"
                           "10 MC with javelin, quality C, unit commander 10\n{}\n\n--- BARBARIANS ---\n"
                           "20 MI with javelin, quality D, unit commander 25\n",
                           sum);
    };
    for (const std::string_view sum :
         {"Regulars together: 220", "Regulars in all: 220", "Total regulars 220", "Regulars: 220"})
        BOOST_TEST_CONTEXT(sum)
    check_list(
        "ancient-1969", list(sum),
        "1 x Reg C-in-C | 20 x Reg HI C, pilum, shield & 1 x Reg Cdr | "
        "10 x Reg MC C, javelin, shield & 1 x Reg Cdr | 20 x Barb MI D, javelin, shield & 1 x Barb Cdr");
    for (const std::string_view sum : {"Regulars together: 230", "Infantry together: 170"})
        BOOST_TEST_CONTEXT(sum)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(sum))), "");
}

BOOST_AUTO_TEST_CASE(a_product_tells_how_many_the_lines_beneath_describe) {
    const auto list = [](std::string_view counted, std::string_view said) {
        return read_list(
            "undying-lands",
            fmt::format("General rating 3\nFirst wing, sub-commander rating 2, orders wait\n"
                        "Wardens (General, sub-commander too), {}\n"
                        "    foot / close / regular / spear / average / average / III / drilled / "
                        "C / shield\n{}\n",
                        counted, said));
    };
    const std::string plain = troops_of(
        "undying-lands",
        read_list("undying-lands", "General rating 3\nFirst wing, sub-commander rating 2, orders wait\n"
                                   "Unit 1 (General, sub-commander): 3 x foot, close, regular, spear, III, "
                                   "drilled, C, shield\n"));
    for (const std::string_view counted : {"3 @ 27 = 81", "3 x 27 = 81", "3 @ 27 IP = 81 IP"})
        for (const std::string_view said :
             {"", "= 81, so three to spare.", "81 IP, which leaves 19 to spare", "= 81; 19 IP left over"})
            BOOST_TEST_CONTEXT(counted << " " << said) {
                const WrittenArmy made = list(counted, said);
                BOOST_CHECK_EQUAL(asked_of(made), "");
                BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
            }
    for (const std::string_view counted : {"3 @ 27 = 72", "4 @ 27 = 108 or 3 @ 27 = 81", "3 @ 28 = 84"})
        BOOST_CHECK_MESSAGE(!asked_of(list(counted, "")).empty(), counted);
    for (const std::string_view said : {"= 80, so four to spare.", "= 81, so two trolls to spare."})
        BOOST_CHECK_MESSAGE(!asked_of(list("3 @ 27 = 81", said)).empty(), said);
}

BOOST_AUTO_TEST_CASE(what_was_agreed_at_most_may_stand_in_the_subject_too) {
    const auto list = [](std::string_view subject, std::string_view said) {
        return asked_of(read_list(
            "undying-lands",
            fmt::format(
                "Subject: {}\n\nKeith,\n\n{}\n\nGeneral rating 3\nFirst wing, sub-commander rating 2, "
                "orders wait\nUnit 1 (General, sub-commander): 3 x foot, close, regular, spear, III, "
                "drilled, C, shield\n",
                subject, said)));
    };
    BOOST_CHECK_EQUAL(list("Saturday, 100 IP", "Ann and I agreed on at most 100 IP a side."), "");
    BOOST_CHECK_EQUAL(list("Saturday, 100 IP", "The limit is 100 IP."), "");
    BOOST_CHECK_NE(list("Saturday, 100 IP", "Ann and I agreed on at most 90 IP a side."), "");
    BOOST_CHECK_NE(list("Saturday, 100 IP", "My list is at most fair."), "");
}

BOOST_AUTO_TEST_CASE(a_sum_of_bases_has_to_come_out) {
    const auto asked = [](std::string_view sum) {
        return asked_of(
            read_list("phalanx-ii",
                      fmt::format("All RA.\n\n5 x HIN, 4 bases\n1 x HSC+, 2 bases (General)\n\n{}\n", sum)));
    };
    for (const std::string_view sum :
         {"= 6 vignettes on 22 bases", "= 6 vignettes, 22 bases", "Total 6 vignettes on 22 bases",
          "That is 6 vignettes on 22 bases.", "= 22 bases"})
        BOOST_CHECK_EQUAL(asked(sum), "");
    for (const std::string_view sum :
         {"= 6 vignettes on 24 bases", "= 6 vignettes, 24 bases", "Total 6 vignettes on 24 bases",
          "That is 6 vignettes on 24 bases.", "= 24 bases", "= 7 vignettes on 22 bases"})
        BOOST_CHECK_NE(asked(sum), "");
}

BOOST_AUTO_TEST_CASE(a_conclusion_leaves_what_it_is_drawn_from) {
    for (const std::string_view said :
         {"Every foot vignette is on four bases, every horse vignette on two, so all are two wide.",
          "All my foot has four bases, all my horse two bases, hence all are two bases wide."}) {
        const WrittenArmy made =
            read_list("phalanx-ii", fmt::format("{}\n\n5 x HIN RA\n1 x HSC+ RA (General)\n", said));
        const bool read = values_of("phalanx-ii", made, "bases") == "3 1 ";
        BOOST_CHECK_MESSAGE(read || !asked_of(made).empty(), said);
    }
}

BOOST_AUTO_TEST_CASE(a_number_before_a_statement_is_the_sum) {
    const auto read = [](std::string_view said) {
        return read_list("phalanx-ii",
                         fmt::format("Danes\n\n1 x HIW+ (General)\n9 x HIW\n2 x HIB-\n\n{}\n", said));
    };
    for (const std::string_view said : {"Twelve, and all of them are irregular.", "12, all irregular.",
                                        "Twelve, every vignette is irregular."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read(said);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "army"),
                              values_of("phalanx-ii", read("All irregular."), "army"));
        }
    for (const std::string_view said : {"Eleven, and all of them are irregular.", "13, all irregular.",
                                        "Twelve, and all the good ones are irregular."})
        BOOST_CHECK_NE(asked_of(read(said)), "");
}

BOOST_AUTO_TEST_CASE(what_one_thing_holds_is_no_sum_where_it_is_concluded) {
    for (const std::string_view said :
         {"so each pair is one support link of two vignettes.", "and every support link is two vignettes."})
        BOOST_CHECK_EQUAL(
            asked_of(read_list("phalanx", fmt::format("AP 6. I love to stand close, {}\n\nsupport link: 1 "
                                                      "HIS-III-RA, 1 VLI-III-RA\n3 HCC-V-RA, General\n",
                                                      said)))
                .find("declared"),
            std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_agreed_total_is_no_sum) {
    const auto made = [](std::string_view head, std::string_view sum) {
        return read_list("ancient-1969",
                         fmt::format("{}\nAll regular, with shields.\n\n"
                                     "- Magister: commander-in-chief, 100\n"
                                     "- Second: sub-general, 50 (stands apart, leads no unit)\n"
                                     "- Legion: 24 heavy infantry, B, javelin, 7 each = 168\n"
                                     "  - unit commander 10\n\nGrand total {}\n",
                                     head, sum));
    };
    for (const std::string_view head :
         {"My Roman list for the 1500 point evening (agreed total 1500, so a sub-general is allowed).",
          "Romans, agreed total 1500 points, hence a sub-general is permitted.",
          "Romans, the agreed total is 1500, so the sub-general is legal."})
        BOOST_TEST_CONTEXT(head) {
            const WrittenArmy army = made(head, "328");
            BOOST_CHECK_EQUAL(asked_of(army), "");
            BOOST_CHECK(troops_of("ancient-1969", army).find("Sub-General") ==
                        troops_of("ancient-1969", army).rfind("Sub-General"));
            BOOST_CHECK_NE(asked_of(made(head, "338")), "");
        }
    // It says more than what the rules allow.
    BOOST_CHECK_NE(asked_of(made("Romans, 1500 points, so 2 sub-generals are allowed.", "328")), "");
}

BOOST_AUTO_TEST_CASE(what_no_troop_costs_is_agreed_for_the_army) {
    const auto limit = [](std::string_view head) {
        const WrittenArmy made =
            read_list("ancient-1969", fmt::format("{}\n\nC-in-C, regular 100\nAll regular.\n"
                                                  "20 heavy infantry, C, pike, 6 each = 120, "
                                                  "unit commander 10\n\nTotal 230\n",
                                                  head));
        BOOST_CHECK_EQUAL(asked_of(made), "");
        const Ruleset& rules = rules_called("ancient-1969");
        return made.army.values[rules.trait(Level::army, "points")->slot];
    };
    for (const std::string_view head :
         {"Successor army (Seleucids) at 1,500 points.", "Successor army, a game at 1500 points.",
          "Successor army for 1,500 points."})
        BOOST_TEST_CONTEXT(head)
    BOOST_CHECK_EQUAL(limit(head), 1500);
    BOOST_CHECK_EQUAL(limit("Successor army."), 1000);
}

BOOST_AUTO_TEST_CASE(each_total_in_a_row_of_them_has_to_come_out) {
    const auto asked = [](std::string_view total) {
        return asked_of(
            read_list("phalanx-ii", fmt::format("                                    vign.     men\n"
                                                "Bretons, HSCn IR                      2      1500\n"
                                                "Breton foot, LIN- IR                  1       750\n"
                                                "Household, HCC+ RA, William (General) 1       750\n\n{}\n",
                                                total)));
    };
    BOOST_CHECK_EQUAL(asked("Total                                 4     3,000"), "");
    BOOST_CHECK_EQUAL(asked("Total                                 4     3,500"),
                      "line 6: declared 3500, computed 3000\n");
    BOOST_CHECK_EQUAL(asked("Total                                 5     3,000"),
                      "line 6: declared 5, computed 4\n");
    BOOST_CHECK_EQUAL(asked("Total 2 + 1 + 1 = 4"), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
