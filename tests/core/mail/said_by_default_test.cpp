// SPDX-License-Identifier: MIT
// What holds where nothing else is mentioned, in the many ways in which players put the condition.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

WrittenArmy made_with(std::string_view sentence) {
    return read_list("undying-lands",
                     fmt::format("General rating 4. {}\n\nLeft wing, rating 3, orders hold\n"
                                 "2 x wardens, foot, close, regular, spear, average physique, average size, "
                                 "morale IV, drilled, defence C, shield (General, sub-commander)\n"
                                 "2 x trolls, foot, loose, irregular, morale III, drilled, defence B\n",
                                 sentence));
}

} // namespace

BOOST_AUTO_TEST_SUITE(said_by_default)

BOOST_AUTO_TEST_CASE(what_is_not_mentioned_has_the_value) {
    for (const std::string_view sentence :
         {"Size large and physique high if not mentioned.", "Large size, high physique unless specified.",
          "Size large and physique high by default.", "By default: size large, physique high.",
          "If not mentioned, size is large and physique is high.",
          "Size large (if not mentioned) and physique high (if not mentioned).",
          "Size large if not mentioned. Physique high if not mentioned.",
          "Otherwise size large and physique high.", "Size large and physique high if omitted.",
          "Default size large, default physique high.", "Large size and high physique where nothing stands.",
          "Wenn nicht erwähnt, size large, physique high."})
        BOOST_TEST_CONTEXT(sentence) {
            const WrittenArmy made = made_with(sentence);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("undying-lands", made, "size"), "2 3 ");
            BOOST_CHECK_EQUAL(values_of("undying-lands", made, "physique"), "1 2 ");
        }
}

BOOST_AUTO_TEST_CASE(several_traits_have_one_value) {
    for (const std::string_view sentence :
         {"Average size and physique if not mentioned.", "Size and physique average by default.",
          "If I don't mention it, size is average and physique too.",
          "Where not mentioned, size and physique are average.",
          "Size and physique: average if nothing else is mentioned.",
          "Unmentioned size and physique are average.", "Any size or physique not mentioned is average."})
        BOOST_TEST_CONTEXT(sentence) {
            const WrittenArmy made = made_with(sentence);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("undying-lands", made, "size"), "2 2 ");
        }
}

BOOST_AUTO_TEST_CASE(other_rule_sets_say_it_too) {
    const WrittenArmy made =
        read_list("phalanx", "AP 5. Regular army if not mentioned, integrity III by "
                             "default.\n\n4 x HIN billmen\n1 x HIN-V retainers, General\n"
                             "7 x HIB archers\n");
    BOOST_CHECK_EQUAL(troops_of("phalanx", made), "4 x (HIN-III-RA) | 1 x (HIN-V-RA) | 7 x (HIB-III-RA)");
    check_list("ancient-1969",
               "Gauls, 1000 points. Barbarian if not specified.\n\nC-in-C = 100\n"
               "15 HI D, long spear, 1 unit commander\n12 HC B, spear and javelin, 1 unit commander\n",
               "1 x Barb C-in-C | 15 x Barb HI D, long spear, shield & 1 x Barb Cdr | "
               "12 x Barb HC B, spear and javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_grade_holds_where_none_is_told) {
    const auto list = [](std::string_view said) {
        return fmt::format("Gauls, 1000 points. {}\n\nC-in-C = 100\n15 HI, long spear, 1 unit commander\n"
                           "12 HC B, spear and javelin, 1 unit commander\n",
                           said);
    };
    for (const std::string_view said :
         {"All barbarian. Class D if not specified.", "All barbarian, class D if not specified.",
          "Class D if not specified. All barbarian.",
          "Everything is barbarian and of class D if not specified.", "All barbarian. Class D by default.",
          "All barbarian. Where not specified the class is D.", "All barbarian. Quality D if not specified.",
          "Status barbarian by default, class D by default.", "All barbarian. D class unless specified."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", list(said),
               "1 x Barb C-in-C | 15 x Barb HI D, long spear, shield & 1 x Barb Cdr | "
               "12 x Barb HC B, spear and javelin, shield & 1 x Barb Cdr");
    for (const std::string_view said : {"All barbarian. Class D or E if not specified.",
                                        "All barbarian. Class D if not specified, but Nervii differ."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(said))), "");
}

BOOST_AUTO_TEST_CASE(another_condition_is_asked_about) {
    for (const std::string_view sentence :
         {"Size large and physique large if not mentioned.", "Size large if mentioned.",
          "Size large and temper sweet if not mentioned.", "Size large and physique high if not Dwarves.",
          "Size large if not mentioned and physique high in unit two."})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_NE(asked_of(made_with(sentence)), "");
}

BOOST_AUTO_TEST_CASE(a_default_may_be_of_foot_or_of_horse_alone) {
    const auto list = [](std::string_view said) {
        return fmt::format("Greek army, 1000 points, all regular. {}\n\nC-in-C\n20 HI long spear\n"
                           "20 LI javelin B\n10 MC javelin\n",
                           said);
    };
    for (const std::string_view said : {"Class D if not specified and not mounted.",
                                        "Quality D where nothing is said and they are on foot.",
                                        "If not mounted and not otherwise stated they are class D."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", list(said),
               "1 x Reg C-in-C | 20 x Reg HI D, long spear, shield | 20 x Reg LI B, javelin, shield | "
               "10 x Reg MC C, javelin, shield");
    check_list("ancient-1969", list("Class B if not specified and mounted."),
               "1 x Reg C-in-C | 20 x Reg HI C, long spear, shield | 20 x Reg LI B, javelin, shield | "
               "10 x Reg MC B, javelin, shield");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list("Class D if not specified and not Thracian."))),
                   "");
}

BOOST_AUTO_TEST_CASE(a_class_may_be_said_by_default) {
    const auto list = [](std::string_view said, std::string_view third) {
        return read_list(
            "undying-lands",
            fmt::format("{}\n\nGeneral rating 2, with unit 3.\n\nLeft wing (sub-commander rating 2, "
                        "orders hold, with unit 1)\n(1) Brook archers, 4 vignettes. LRW, skilled, defence "
                        "class B.\n(2) Muster of the Farthing, 5 vignettes. SSW (stones, chiefly), "
                        "militia.\n(3) Pony-riders, 2 vignettes. {}\n",
                        said, third));
    };
    const std::string plain =
        "4 x Foot LO Reg small, SA+LRW, III-S, B | 5 x Foot LO Reg small, SA+SSW, III-M, A | "
        "2 x Mtd OO Reg small, SA, III-D, A+Sh";
    for (const std::string_view said : {"To save your eyes: unless I say otherwise a vignette of mine is "
                                        "loose order regular foot with side arms, of "
                                        "average physique and small size, morale III, drilled, defence class "
                                        "A without a shield, and not fast.",
                                        "Here goes. Unless stated otherwise all vignettes are regular foot, "
                                        "loose order, of small size, morale III, "
                                        "drilled, defence A."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = list(said, "Mounted, open order, with shields.");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
        }
    BOOST_CHECK_NE(asked_of(list("Unless I say otherwise all vignettes are regular foot, loose order, small.",
                                 "Lance, open order. Not on foot of course.")),
                   "");
    // The average foot is no default class, and words that mean nothing are asked about.
    BOOST_CHECK_NE(asked_of(list("Unless I say otherwise foot is loose order, regular, small.",
                                 "Mounted, open order, with shields.")),
                   "");
    BOOST_CHECK_NE(
        asked_of(
            list("Unless I say otherwise a vignette is regular foot, loose order, small, III, drilled, A.",
                 "Stubborn, open order, with shields.")),
        "");
}

BOOST_AUTO_TEST_CASE(an_army_may_be_one_thing_throughout) {
    const auto made = [](std::string_view sentence) {
        return read_list(
            "ancient-1969",
            fmt::format("I beg to submit an Indian army of 1000 points. {}\n\n1. King Rama, "
                        "commander-in-chief. (100)\n2. Forty medium infantry with bow and without "
                        "shield, with a unit commander.\n3. Twenty light cavalry with javelin and "
                        "shield, with a unit commander.\n",
                        sentence));
    };
    const WrittenArmy all = made("All are barbarian and of class D.");
    BOOST_CHECK_EQUAL(asked_of(all), "");
    const std::string troops = troops_of("ancient-1969", all);
    for (const std::string_view sentence :
         {"It is barbarian from the highest to the lowest, its rank and file are class D.",
          "It is barbarian from the king down to the last groom, its rank and file are class D.",
          "It is barbarian from top to bottom. The rank and file are class D.",
          "The whole army is barbarian to the last man, and the rank and file are class D.",
          "My army is barbarian through and through, the rank and file is class D."})
        BOOST_TEST_CONTEXT(sentence) {
            BOOST_CHECK_EQUAL(asked_of(made(sentence)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", made(sentence)), troops);
        }
    for (const std::string_view sentence :
         {"It is barbarian from the river to the hills, its rank and file are class D.",
          "All are barbarian. The rank and file are not class D.",

          "All are barbarian. Its rank and file are class D."}) // of what, does not show
        BOOST_CHECK_MESSAGE(!asked_of(made(sentence)).empty(), sentence);
}

BOOST_AUTO_TEST_CASE(nobody_anywhere_has_it) {
    const auto made = [](std::string_view sentence) {
        return read_list(
            "undying-lands",
            fmt::format("General rating 4. {}\n\nLeft wing (rating 2, orders attack)\nUnit 1 (General, "
                        "sub-commander): 3 x riders, mounted, loose order, regular, lance, morale "
                        "IV, skilled, defence C, shield\n",
                        sentence));
    };
    for (const std::string_view sentence :
         {"No barding anywhere.", "Physique and size average unless noted, no barding anywhere."})
        BOOST_CHECK_EQUAL(asked_of(made(sentence)), "");
    BOOST_CHECK_NE(troops_of("undying-lands", made("Full barding anywhere.")),
                   troops_of("undying-lands", made("No barding anywhere.")));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
