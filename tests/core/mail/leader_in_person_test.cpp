// SPDX-License-Identifier: MIT
// Leaders who lead a unit themselves, officers over their men, and officers by a rank of their people.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

std::string read_1969(std::string_view text) {
    const WrittenArmy made =
        read_list("ancient-1969", fmt::format("Successors, 1000 points. All regular.\n\n{}\n", text));
    return troops_of("ancient-1969", made) + (asked_of(made).empty() ? "" : " ?");
}

} // namespace

BOOST_AUTO_TEST_SUITE(leader_in_person)

BOOST_AUTO_TEST_CASE(a_leader_leads_the_troops_behind_him) {
    for (const std::string_view line :
         {"1. Commander in Chief (100), himself leading 14 HC A lance @ 12 = 168; so no unit commander. 268",
          "1. The Strategos, my commander-in-chief, leads this unit in person: fourteen heavy cavalry with "
          "lances, "
          "class A.",
          "1. C-in-C 100, leading in person 14 HC A lance @ 12 = 168, so they need no unit commander",
          "1. The King, commander-in-chief, rides with 14 heavy cavalry, lance, class A",
          "1. C-in-C (100), who himself commands 14 HC A lance @ 12 = 168"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_EQUAL(
        read_1969(std::string(line) + "\n2. 20 HI C pike, unit commander"),
        "1 x Reg C-in-C & 14 x Reg HC A, lance, shield | 20 x Reg HI C, pike, shield & 1 x Reg Cdr");
    for (const std::string_view line :
         {"1. C-in-C (100), not leading 14 HC A lance @ 12 = 168",
          "1. C-in-C (100), himself leading the gribblies", "1. C-in-C (100), himself leading unit 2"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(
        read_1969(std::string(line) + "\n3. 20 HI C pike, unit commander"),
        "1 x Reg C-in-C & 14 x Reg HC A, lance, shield | 20 x Reg HI C, pike, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_remark_beneath_troops_says_that_the_leader_above_leads_them) {
    const auto list = [](std::string_view remark) {
        return fmt::format(
            "Boudica, C-in-C ..................... 100\n  10 chariots B @ 19 ................ 190\n"
            "  {}\nIceni unit cdr ...................... 10\n"
            "  30 MI D javelin @ 4 ............... 120\n"
            "Horse unit cdr ...................... 10\n"
            "  15 LC B javelin @ 9 ............... 135",
            remark);
    };
    const std::string_view army =
        "1 x Reg C-in-C & 10 x Reg Ch B | 1 x Reg Cdr & 30 x Reg MI D, javelin, shield | "
        "1 x Reg Cdr & 15 x Reg LC B, javelin, shield";
    for (const std::string_view remark :
         {"(she leads the chariots herself, so no unit cdr)", "(she commands them in person)",
          "(she leads these herself, no unit commander)", "She leads the chariots."})
        BOOST_TEST_CONTEXT(remark)
    BOOST_CHECK(read_1969(list(remark)).starts_with(army));
    for (const std::string_view remark :
         {"(she leads the elephants herself, so no unit cdr)", "(she does not lead the chariots)",
          "(she leads the chariots and the horse)"})
        BOOST_TEST_CONTEXT(remark)
    BOOST_CHECK(!read_1969(list(remark)).starts_with(army) || read_1969(list(remark)).ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_line_beneath_a_leader_says_whom_he_leads) {
    for (const std::string_view leads : {"leads", "leading", "commands", "commanding"})
        BOOST_TEST_CONTEXT(leads) {
            BOOST_CHECK_EQUAL(
                read_1969(fmt::format("1. Zeuxis, C-in-C    = 100\n   {} 10 HC lance A\n2. 20 HI C "
                                      "pike, officer\n",
                                      leads)),
                "1 x Reg C-in-C & 10 x Reg HC A, lance, shield | 20 x Reg HI C, pike, shield & 1 x "
                "Reg Cdr");
            BOOST_CHECK(
                read_1969(fmt::format("C-in-C, alone\n20 HI C pike, officer\n{} 10 HC lance A\n", leads))
                    .ends_with("?"));
        }
}

BOOST_AUTO_TEST_CASE(officers_whose_men_stand_further_in_command_them) {
    BOOST_CHECK_EQUAL(
        read_1969("C-in-C, alone\n\nUnit cdr\n  32 HI pike C\nUnit cdr\n  16 LI bow C no shield\n"
                  "Unit cdr\n  20 LI javelin C"),
        "1 x Reg C-in-C | 1 x Reg Cdr & 32 x Reg HI C, pike, shield | 1 x Reg Cdr & 16 x Reg LI C, "
        "bow, no shield | 1 x Reg Cdr & 20 x Reg LI C, javelin, shield");
    // One of them has no men of his own.
    BOOST_CHECK(read_1969("C-in-C, alone\n\n32 HI pike C\nUnit cdr\n16 LI bow C no shield\nUnit cdr\n20 LI "
                          "javelin C")
                    .ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_chief_who_is_paid_for_behind_troops_is_their_officer) {
    for (const std::string_view officer :
         {"chief 10", "captain 10", "chieftain 10", "officer 10", "centurion 10"})
        BOOST_TEST_CONTEXT(officer)
    BOOST_CHECK_EQUAL(
        read_1969(fmt::format("C-in-C, alone = 100\n20 MI javelin B @ 5 = 100, {} = 110\n", officer)),
        "1 x Reg C-in-C | 20 x Reg MI B, javelin, shield & 1 x Reg Cdr");
    // He costs something else, or is one of the men.
    for (const std::string_view officer : {"chief 35", "the chief's 10", "chief"})
        BOOST_TEST_CONTEXT(officer)
    BOOST_CHECK_NE(
        read_1969(fmt::format("C-in-C, alone = 100\n20 MI javelin B @ 5 = 100, {} = 110\n", officer)),
        "1 x Reg C-in-C | 20 x Reg MI B, javelin, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(what_an_officer_is_may_be_said) {
    for (const std::string_view said :
         {"An officer means a unit commander.", "\"Officer\" means unit commander.",
          "The officer = the unit commander"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(read_1969(fmt::format("{}\n\nC-in-C, alone\n20 HI C pike, officer\n", said)),
                      "1 x Reg C-in-C | 20 x Reg HI C, pike, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_name_over_an_officer_and_his_men_is_a_heading) {
    BOOST_CHECK_EQUAL(
        read_1969("C-in-C ........ 100\n\nPhalanx I\nUnit commander ... 10\n30 HI pike C @ 5 ... "
                  "150\n\nElephants\nUnit commander ... 10\n4 elephants @ 20 ... 80\n\nPeltasts\n"
                  "Unit commander ... 10\n16 LI javelin C @ 3 ... 48"),
        read_1969("C-in-C ........ 100\n\nPhalanx I\nUnit commander ... 10\n30 HI pike C @ 5 ... "
                  "150\n\nBeasts\nUnit commander ... 10\n4 elephants @ 20 ... 80\n\nPeltasts\n"
                  "Unit commander ... 10\n16 LI javelin C @ 3 ... 48"));
    BOOST_CHECK(
        read_1969("C-in-C ........ 100\n\nElephants\nUnit commander ... 10\n30 HI pike C @ 5 ... 150\n\n"
                  "Peltasts\nUnit commander ... 10\n16 LI javelin C @ 3 ... 48")
            .ends_with("?"));
}

BOOST_AUTO_TEST_CASE(leaders_stand_over_those_they_are_leading) {
    check_list(
        "ancient-1969",
        "Nation: Gallic. All barbarians, generals and chiefs too.\n\nThe King, C-in-C @ 100, leading\n   10 "
        "HC, "
        "B, lance\nUnit commander @ 25, leading\n   40 MI javelin D @ 3 = 120 (unit 145)\n",
        "1 x Barb C-in-C & 10 x Barb HC B, lance, shield | 1 x Barb Cdr & 40 x Barb MI D, javelin, shield");
}

BOOST_AUTO_TEST_CASE(what_officers_are_called_says_nothing_of_the_troops) {
    for (const std::string_view said : {"All barbarians, every officer is a unit commander at 25.",
                                        "All barbarians; the officers are unit commanders at 25 each."})
        BOOST_TEST_CONTEXT(said)
    check_list(
        "ancient-1969",
        fmt::format(
            "Nation: Gallic. {}\n\nC-in-C, alone = 100\n40 MI javelin D @ 3 = 120, officer 25 = 145\n", said),
        "1 x Barb C-in-C | 40 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(one_leader_in_two_lines_is_one_man) {
    const auto list = [](std::string_view said, std::string_view price) {
        return fmt::format(
            "The army\n\n1. Agema  12 HC lance A @ 12 = 144, {}\n          Antiochus, C-in-C {}\n"
            "2. Argyraspids 28 HI pike C @ 6 = 168, officer 10 = 178\n",
            said, price);
    };
    for (const std::string_view said : {"led by the C-in-C himself, so no officer", "the C-in-C leads them",
                                        "no officer, the C-in-C leads"})
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(
                read_1969(list(said, "= 100")),
                "12 x Reg HC A, lance, shield & 1 x Reg C-in-C | 28 x Reg HI C, pike, shield & 1 x Reg Cdr");
            BOOST_CHECK(read_1969(list(said, "")).ends_with("?"));
        }
}

BOOST_AUTO_TEST_CASE(who_is_led_may_have_a_name) {
    for (const std::string_view said :
         {"Epaminondas, the commander-in-chief (100 points), personally leads the Sacred Band: fourteen "
          "heavy infantry "
          "with long spears, class A.",
          "Epaminondas, C-in-C (100 points), leads the Sacred Band in person: 14 HI long spear A.",
          "The Sacred Band, led by Epaminondas the C-in-C (100 points): 14 HI long spear A.",
          "Epaminondas, C-in-C (100 points), is with the Sacred Band, 14 HI long spear A."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(read_1969(said), "1 x Reg C-in-C & 14 x Reg HI A, long spear, shield");
}

BOOST_AUTO_TEST_CASE(a_sentence_of_a_leader_says_that_he_leads_those_before_it) {
    const auto list = [](std::string_view said) {
        return fmt::format("1. Porus, C-in-C, 100. He stands alone.\n"
                           "2. Guard: 14 HC A lance @ 12 = 168{}\n"
                           "3. 20 HI C pike @ 6 = 120, unit commander 10\n",
                           said);
    };
    for (const std::string_view said :
         {"Led in person by the sub-general (50), so no unit commander.",
          "Led by a sub-general at 50 points.", "A sub-general (50) is at their head.",
          "At their head the sub-general, 50.", "The sub-general rides with them (50).",
          "Personally led by the sub-general (50); no unit commander.",
          "With them is the sub-general (50), so there is no unit commander.",
          "A sub-general, 50, leads, so no unit commander is needed.",
          "The sub-general (50) leads these himself."})
        for (const std::string_view joint : {". ", "\n", "\n   "})
            BOOST_TEST_CONTEXT(joint << said)
    BOOST_CHECK_EQUAL(read_1969(list(std::string(joint) + std::string(said))),
                      "1 x Reg C-in-C | 14 x Reg HC A, lance, shield & 1 x Reg Sub-General | "
                      "20 x Reg HI C, pike, shield & 1 x Reg Cdr");
    // Somebody leads those above already, or it is another whom the words deny.
    for (const std::string_view said :
         {", officer 10\nLed by the sub-general (50)", ".\nNot led by the sub-general."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK(read_1969(list(said)).ends_with("?"));
}

BOOST_AUTO_TEST_CASE(no_further_officer_stands_beside_a_leader) {
    const auto list = [](std::string_view said) {
        return fmt::format("Macedonian army, 1000 points, all regular.\n\n"
                           "C-in-C, Craterus, 100, leads 8 HC A lance @ 12{}\n20 HI pike C, officer 10\n",
                           said);
    };
    for (const std::string_view said :
         {", no other officer", ", no further officers", " (no additional commander)", ", no officer besides",
          "; there is no other officer.", ", and no second officer here", "; no other commander is needed",
          " - no other unit commander", ". They have no further officer."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", list(said),
               "1 x Reg C-in-C & 8 x Reg HC A, lance, shield | 20 x Reg HI C, pike, shield & 1 x Reg Cdr");
    check_list(
        "ancient-1969",
        "Roman army, 1000 points. All are regular, and each unit has a unit commander.\n\nC-in-C = 100\n"
        "20 HI pilum B @ 7 = 140, no further officer\n20 LI javelin C @ 4 = 80\n",
        "1 x Reg C-in-C | 20 x Reg HI B, pilum, shield | 20 x Reg LI C, javelin, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_sentence_may_add_a_leader) {
    const std::string list = "Seleucid army, 1000 points, all regular.\n\nC-in-C = 100\n"
                             "20 HI pike C @ 6 = 120, officer 10\n\n";
    const std::string troops = "1 x Reg C-in-C | 20 x Reg HI C, pike, shield & 1 x Reg Cdr";
    for (const std::string_view said :
         {"There is a sub-general at 50 points.", "I also have one sub-general, 50 points.",
          "There is also a regular sub-general, Zeuxis, for 50 pts.", "The army has a sub-general too (50).",
          "There is a sub-general."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", list + std::string(said) + "\n", troops + " | 1 x Reg Sub-General");
    check_list("ancient-1969", list + "There is no sub-general.\n", troops);
    check_list("ancient-1969", list + "There is a C-in-C.\n", troops); // the one above
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list + "Sub-general = 50\nThere is a sub-general at 50 "
                                                             "points.\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(whom_a_lone_leader_leads_must_be_in_the_list) {
    const auto list = [](std::string_view said) {
        return fmt::format("Seleucid army, 1000 points, all regular.\n\nC-in-C = 100\n"
                           "Phalanx 20 HI pike C @ 6 = 120, officer 10\nHetairoi 10 HC lance A\n\n{}\n",
                           said);
    };
    for (const std::string_view said : {"The C-in-C leads the Companions.", "The C-in-C is with the Agema.",
                                        "Antiochus, the C-in-C, rides with his Companions."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(said))), "");
    check_list("ancient-1969", list("The C-in-C is with the Hetairoi."),
               "20 x Reg HI C, pike, shield & 1 x Reg Cdr | 10 x Reg HC A, lance, shield & 1 x Reg C-in-C");
}

BOOST_AUTO_TEST_CASE(he_who_leads_them_is_the_general_above) {
    const auto list = [](std::string_view between, std::string_view said) {
        return fmt::format("Marcus, C-in-C, 100\n{}16 HI class A, pilum, at 8{}\n"
                           "20 HI class C, pike, unit commander 10\n",
                           between, said);
    };
    for (const std::string_view said :
         {" (he leads them, so there's no unit commander)", " (he leads them)", ", he leads them himself",
          " (he leads them in person, therefore no unit commander)", "; he leads them, so no officer"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(
        read_1969(list("", said)),
        "16 x Reg HI A, pilum, shield & 1 x Reg C-in-C | 20 x Reg HI C, pike, shield & 1 x Reg Cdr");
    const std::string_view other = "Quintus, sub-general, 50\n10 LC class B, javelin, unit commander 10\n";
    BOOST_CHECK(read_1969(list(other, " (he leads them)")).ends_with("?"));
    BOOST_CHECK(
        read_1969("10 LC class B, javelin, at 9 (he leads them, so no unit commander)").ends_with("?"));
}

BOOST_AUTO_TEST_CASE(what_a_leader_is_may_stand_beside_his_price) {
    for (const std::string_view said :
         {"Led by the C-in-C in person (regular, 100), therefore no unit commander.",
          "Led by the C-in-C in person (regular, 100), therefore no unit commander. [230]",
          "Led by the C-in-C himself (100), regular, so there's no unit commander."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(
        read_1969(fmt::format("* Scholae: 10 SHC, lance, class B @ 13 = 130. {}\n"
                              "* Legion: 24 HI, pilum, class C @ 6 = 144, unit commander 10.\n",
                              said)),
        "10 x Reg SHC B, lance, shield & 1 x Reg C-in-C | 24 x Reg HI C, pilum, shield & 1 x Reg Cdr");
    BOOST_CHECK(read_1969("* Scholae: 10 SHC, lance, class B @ 13 = 130. Led by the C-in-C in person "
                          "(regular or barbarian, 100), so no unit commander.\n")
                    .ends_with("?"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
