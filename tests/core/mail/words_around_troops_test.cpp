// SPDX-License-Identifier: MIT
// Words beside troops that repeat what their class says, deny what they are not, or tell what signs and
// headings mean.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(words_around_troops)

BOOST_AUTO_TEST_CASE(a_form_may_have_a_code_for_each_troop) {
    const auto form = [](std::string_view name, std::string_view code, std::string_view count) {
        return fmt::format(
            "AP: 3\n\n{0}: Companions, with Alexander himself (General)\n{1}: HCC-V-RA\n{2}: 1\n\n"
            "{0}: Phalanx\n{1}: HIP-IV-RA\n{2}: 4\n",
            name, code, count);
    };
    constexpr std::string_view troops = "1 x (HCC-V-RA) | 4 x (HIP-IV-RA)";
    check_list("phalanx", form("TROOP", "CODE", "VIGNETTES"), troops);
    check_list("phalanx", form("Troops", "Notation", "Vignettes"), troops);
    check_list("phalanx", form("Name", "Class", "Number"), troops);
    BOOST_CHECK_EQUAL(
        values_of("phalanx", read_list("phalanx", form("TROOP", "CODE", "VIGNETTES")), "general"), "1 0 ");
    // A field that nobody knows is not left out.
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "AP: 3\n\nTroop: Phalanx\nCode: HIP-IV-RA\nWoozle: 4\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_heading_of_officers_is_explained) {
    for (const auto& [heading, told] :
         {std::pair<std::string_view, std::string_view>{
              "Leader", "In the column Leader is the price of the unit commander."},
          {"uc", "Each \"uc\" is a unit commander of the same status as his men."},
          {"Unit cdr", "Unit cdr = price of the unit commander, of the same status as his men."},
          {"uc", "The uc column has the price of the unit commander."},
          {"Leader", "\"Leader\" is what the unit commander costs."}})
        BOOST_TEST_CONTEXT(told)
    check_list(
        "ancient-1969",
        fmt::format(
            "Gauls, 1000 points. {1}\n\nUnit | Troops | Status | Class | Weapon | Figures | Each | {0} | "
            "Points\nKing | CinC | barbarian | | | 1 | 100 | | 100\n"
            "Boii | MI | barbarian | D | javelin | 30 | 3 | 25 | 115\n",
            heading, told),
        "1 x Barb C-in-C | 30 x Barb MI D, javelin, shield & 1 x Barb Cdr");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      "Gauls, all barbarian. Each \"uc\" is a regular unit commander.\n\n"
                                      "C-in-C 100\n30 MI D javelin, 3 each\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_value_may_stand_before_its_sign) {
    for (const std::string_view told :
         {"Regulars are (R), barbarians are (B).", "Regulars are marked (R) and barbarians (B).",
          "(R) is regular and (B) is barbarian."})
        BOOST_TEST_CONTEXT(told)
    check_list(
        "ancient-1969",
        fmt::format("Successors, 1000 points. {}\n\nC-in-C (R), by himself - 100\n"
                    "20 heavy infantry (R), B class, pikes, 7 each - 140\n   its unit commander (R) - 10\n"
                    "3 elephants (B), 25 each - 75\n",
                    told),
        "1 x Reg C-in-C | 20 x Reg HI B, pike, shield & 1 x Reg Cdr | 3 x Barb El");
}

BOOST_AUTO_TEST_CASE(rules_that_are_agreed_are_no_troops) {
    const auto asked = [](std::string_view said) {
        return asked_of(
            read_list("phalanx", fmt::format("{}\n\nAP 3.\n\n1 x HCC-IV-RA General\n2 x HIB-IV-RA archers "
                                             "(field defences)\n",
                                             said)));
    };
    for (const std::string_view said :
         {"Dear Keith, we play with both optional rules (artillery, field defences), don't we? If so:",
          "We use both optional rules, field defences and artillery.",
          "I understand the optional rule for field defences is in force."})
        BOOST_CHECK_EQUAL(asked(said), "");
    BOOST_CHECK_NE(asked("All units use the optional rule for field defences."), "");
}

BOOST_AUTO_TEST_CASE(those_without_a_king_are_not_the_generals) {
    for (const std::string_view denied :
         {"without a king", "no king", "without any prince", "(no king on these)", "ohne König"})
        BOOST_TEST_CONTEXT(denied) {
            const WrittenArmy made = read_list(
                "phalanx-ii",
                fmt::format("All irregular (IR).\n\none ELE carrying King Porus, who is the General\n"
                            "two ELE {}\n",
                            denied));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "general"), "1 0 ");
        }
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "All irregular (IR).\n\n1 ELE General\ntwo ELE without towers\n")),
        "");
}

BOOST_AUTO_TEST_CASE(a_formation_that_the_class_has_changes_nothing) {
    const auto asked = [](std::string_view line) {
        return asked_of(read_list("phalanx", fmt::format("AP 3.\n\n1 x HCC-IV-RA General\n{}\n", line)));
    };
    for (const std::string_view line :
         {"2 VLI-III-IF more bowmen but in open order", "2 LIN-III-IF javelins, but in loose order",
          "2 HIN-III-RA knights but on foot"})
        BOOST_CHECK_EQUAL(asked(line), "");
    for (const std::string_view line : {"2 VLI-III-IF more bowmen but in close order",
                                        "2 HCC-III-RA knights but on foot", "2 VLI-III-IF bowmen but light"})
        BOOST_CHECK_MESSAGE(!asked(line).empty(), line);
}

BOOST_AUTO_TEST_CASE(who_has_no_firearms_does_not_shoot) {
    for (const std::string_view said :
         {"(no firearms!)", "without firearms", "no pistols", "ohne Feuerwaffen"})
        BOOST_TEST_CONTEXT(said)
    check_list("into-glory-ride",
               fmt::format("AP 3.\nEverybody who shoots is Epoch II.\n\n1 x HIM-III-RA General\n"
                           "2 x HCC-III-RA cuirassiers {}\n1 x HSC-III-RA lancers {}\n",
                           said, said),
               "1 x (HIM-III-RA)EII | 2 x (HCC-III-RA) | 1 x (HSC-III-RA)");
}

BOOST_AUTO_TEST_CASE(one_who_writes_no_capitals_ends_sentences_too) {
    const auto asked = [](std::string_view said) {
        return asked_of(
            read_list("phalanx", fmt::format("ap 3\n\n2 hcc-iv-ra knights\n1 hcc-v-ra duke william he is the "
                                             "general\n\n{}\n",
                                             said)));
    };
    for (const std::string_view said :
         {"makes three. all on the main line", "that is three. all are on the main line",
          "makes three. all in the main battle line. bye"})
        BOOST_CHECK_EQUAL(asked(said), "");
    for (const std::string_view said : {"makes four. all on the main line"})
        BOOST_CHECK_MESSAGE(!asked(said).empty(), said);
}

BOOST_AUTO_TEST_CASE(a_leader_by_name_is_with_those_of_another_line) {
    for (const std::string_view said :
         {"leads the Agema himself, so no officer is paid for there - 100", "leads the Agema - 100",
          "with the Agema: 100", "rides with the Agema, hence no unit commander is needed - 100"})
        BOOST_TEST_CONTEXT(said)
    check_list(
        "ancient-1969",
        fmt::format(
            "Successors, 1000 points. Regulars are (R), barbarians are (B).\n\nPyrrhus, C-in-C (R), {}\n"
            "The Agema: 12 heavy cavalry (R), A class, lances, 12 each - 144\n",
            said),
        "12 x Reg HC A, lance, shield & 1 x Reg C-in-C");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      "Successors, all regular.\n\nPyrrhus, C-in-C, leads the Guards, so no "
                                      "officer - 100\nThe Agema: 12 heavy cavalry, A class, lances\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_word_of_a_name_is_no_slip_of_a_verb) {
    BOOST_CHECK_EQUAL(
        asked_of(read_list("phalanx-ii", "HIS+ RA = 1 huscarls, King Harold (general)\n"
                                         "VLI- IR = 2 lads with stones tied to sticks\n\nthats your 3\n")),
        "");
}

BOOST_AUTO_TEST_CASE(a_name_may_fill_its_column) {
    constexpr std::string_view table = "AP 9.\n\n                            Class  Int.  Army  Epoch  No.\n"
                                       " Wedell's grenadiers        HIM    V     RA    II     2\n"
                                       " Guard, Frederick (General) HIM    V     RA    II     1\n"
                                       " Fusiliers of the left wing HIM    III   RA    II     2\n";
    check_list("into-glory-ride", table, "2 x (HIM-V-RA)EII | 1 x (HIM-V-RA)EII | 2 x (HIM-III-RA)EII");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
