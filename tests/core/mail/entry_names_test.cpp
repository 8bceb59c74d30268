// SPDX-License-Identifier: MIT
// Entries that begin with their name, on cards, with full stops and over blocks of values.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(entry_names)

namespace {

constexpr std::string_view successors = "1 x Reg C-in-C | 20 x Reg HI C, pike, shield & 1 x Reg Cdr | 12 x "
                                        "Reg LC B, javelin, shield & 1 x Reg Cdr "
                                        "| 3 x Barb El & 1 x Barb Cdr";

} // namespace

BOOST_AUTO_TEST_CASE(a_full_stop_parts_the_name_from_the_troops) {
    check_list("ancient-1969",
               "Successor army. U/C = unit commander. C-in-C reg 100.\n\n"
               "1. PHALANX, 1st. 20 HI reg C pike @ 6 = 120. U/C reg 10. 130\n"
               "2. TARANTINES. 12 LC reg B javelin @ 9 = 108. U/C reg 10. 118\n"
               "3. ELEPHANTS. 3 barb @ 25 = 75. U/C barb 25. 100\n",
               successors);
    check_list("ancient-1969",
               "Successor army. C-in-C reg 100.\n\n"
               "1) Phalanx. 20 HI, reg, C, pike @ 6 = 120. Unit commander (reg) 10.\n"
               "2) Tarantines. 12 LC, reg, B, javelin @ 9 = 108. Unit commander (reg) 10.\n"
               "3) Elephants: 3 barb @ 25 = 75, unit commander barb 25.\n",
               successors);
}

BOOST_AUTO_TEST_CASE(numbered_cards_hold_units) {
    for (const std::string_view word : {"Card", "SHEET", "Page"})
        check_list(
            "ancient-1969",
            fmt::format("Successor army, all officers regular but that of the elephants.\n\n"
                        "Commander-in-Chief, regular. 100 points.\n\n"
                        "{0} 1: PHALANX\n20 heavy infantry, regular, C, pike, 6 points each: 120\n"
                        "1 unit commander, regular: 10\n\n"
                        "{0} 2: TARANTINES\n12 light cavalry, regular, B, javelin, 9 points each: 108\n"
                        "1 unit commander, regular: 10\n\n"
                        "{0} 3: ELEPHANTS\n3 elephants, barbarian, 25 points each: 75\n"
                        "1 unit commander, barbarian: 25\n\nWith best wishes for the season,\n"
                        "Reg Arkwright\n",
                        word),
            successors);
}

BOOST_AUTO_TEST_CASE(the_first_numbered_entry_is_no_title) {
    for (const std::string_view name : {"AGEMA", "Silver Agema", "Royal Squadron"})
        check_list(
            "ancient-1969",
            fmt::format("Successor army, 1000 points, all regular.\n\n1. {0}\n"
                        "   14 super heavy cavalry, lance, B, at 13 ......... 182\n"
                        "   Seleucus, Commander-in-Chief, leads them himself .. 100\n2. SECOND {0}\n"
                        "   8 super heavy cavalry, lance, D, at 12 .......... 96\n"
                        "   unit commander .................................. 10\n3. HORSE ARCHERS\n"
                        "   10 light cavalry, bow, no shield, C, at 7 ........ 70\n"
                        "   unit commander .................................. 10\n",
                        name),
            "14 x Reg SHC B, lance, shield & 1 x Reg C-in-C | 8 x Reg SHC D, lance, shield & 1 x Reg Cdr | "
            "10 x Reg LC C, bow, no shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(values_stand_beneath_a_count_alone) {
    check_list(
        "undying-lands",
        "The General's rating is 4.\n\n=== WING 1: Ships ===\nSub-commander rating: 4\nOrders: attack\n\n"
        "Unit: Hearth troop (General here, sub-commander here)\n4 vignettes\n"
        "regular foot, close order, no weapon but side arms\nmorale IV, skilled\n"
        "defence D, large shield\n\n"
        "Unit: Bear shirts\n3 vignettes\nirregular foot, loose order, M2HW\n"
        "high physique, morale V, skilled\ndefence A, no shield\n\nAverage where I say nothing.\n",
        "4 x Foot CO Reg, SA, IV-S, D+LSh | 3 x Foot LO Irr high, M2HW, V-S, A");
}

BOOST_AUTO_TEST_CASE(troops_may_be_mentioned_again) {
    const auto elephants = [](std::string_view told) {
        return asked_of(
            read_list("ancient-1969",
                      fmt::format("Successor army, all regular.\n\nC-in-C 100\n\n3 elephants @ 25 = 75, "
                                  "unit commander 10\n\n{}\n",
                                  told)));
    };
    for (const std::string_view told :
         {"The small African elephants, in case anybody asks.", "The elephants, before you ask."})
        BOOST_CHECK_EQUAL(elephants(told), "");
    for (const std::string_view told : {"The heavy infantry, in case anybody asks.", "The 2 elephants again.",
                                        "The elephants, barbarian.", "The elephants, doubled."})
        BOOST_CHECK_MESSAGE(!elephants(told).empty(), told);
}

BOOST_AUTO_TEST_CASE(what_all_of_the_named_are_may_be_told_again) {
    const auto dacians = [](std::string_view told) {
        return asked_of(read_list("phalanx-ii",
                                  fmt::format("Dacians, irregular army.\n\n4x HIW+ RA, men with the falx\n"
                                              "3x LIWn IR, warriors\n1x HSCn IR, nobles, my General\n\n{}\n",
                                              told)));
    };
    BOOST_CHECK_EQUAL(dacians("The falx men have trained all winter, that is why I made them RA."), "");
    BOOST_CHECK_NE(dacians("The warriors have trained all winter, that is why I made them RA."), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
