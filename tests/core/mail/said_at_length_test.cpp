// SPDX-License-Identifier: MIT
// What lists say in more words than they need, or in words of every day: each wording with the troops that it
// must give, and forms that look alike but must be asked about.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <tuple>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(said_at_length)

BOOST_AUTO_TEST_CASE(two_officers_may_be_placed_together) {
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
    const std::size_t general = ruleset.trait(Level::unit, "general")->slot;
    const std::string_view troops = "foot, close, regular, spear, morale IV, drilled, defence C, shield\n";
    for (const std::string_view sentence :
         {"(General + sub-commander with unit 1)", "general and sub-commander are both with unit 1",
          "General and sub-commander both ride with unit 1.", "(both General and sub-cdr. with unit 1)",
          "sub-commander & General: unit 1", "General and sub-commander are in unit 1"}) {
        BOOST_TEST_CONTEXT(sentence) {
            const WrittenArmy made = read_list(
                "undying-lands", fmt::format("General's rating 4\nLeft wing, rating 3, orders hold\n"
                                             "Unit 1: 3 x wardens, {}Unit 2: 2 x axes, {}{}\n",
                                             troops, troops, sentence));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[commander], 1);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[general], 1);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(1).values[general], 0);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_epoch_beside_a_gun_is_the_guns_where_the_troops_do_not_shoot) {
    for (const std::string_view gun :
         {"each with an attached gun, epoch II (pike and shot)", "with attached guns, epoch II",
          "one attached gun each, epoch II", "with guns attached, EII",
          "with attached guns, the guns are epoch II"})
        BOOST_TEST_CONTEXT(gun)
    check_list("into-glory-ride", fmt::format("AP 5.\n\n3 x HIP-III-RA, {}\n", gun),
               "3 x (HIP-III-RA)+AA(EII)");
    check_list("into-glory-ride",
               "AP 5.\n\n2 x (HIM-III-RA)EIV with attached guns, brigades, the guns are epoch IV as well\n",
               "2 x (HIM-III-RA)EIV+AA(EIV)");
    // Musketeers shoot too, and one gun is not one each.
    for (const std::string_view open :
         {"2 x HIM-III-RA with attached gun, epoch II", "2 x HIP-III-RA, one attached gun, epoch II"})
        BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format("AP 5.\n\n{}\n", open))), "");
}

BOOST_AUTO_TEST_CASE(what_each_has_or_counts_is_no_count) {
    check_list("into-glory-ride", "AP 5.\n\n2 x (HCC-IV-RA) reiters, two pistols each\n", "2 x (HCC-IV-RA)");
    for (const std::string_view remark : {"(these count two each)", "(two each!)"})
        check_list("into-glory-ride", fmt::format("AP 5.\n\n2 x (HIP-III-RA)+AA(EII) pikes {}\n", remark),
                   "2 x (HIP-III-RA)+AA(EII)");
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", "AP 5.\n\n2 x (HIP-III-RA) pikes (two each)\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(numbers_tell_units_and_regiments_apart) {
    check_list("phalanx", "AP 5.\n\n2 x (HIN-III-RA), the II and III cohorts\n", "2 x (HIN-III-RA)");
    // The name alone says nothing of how good they are.
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "AP 5.\n\n2 x HIN RA, the IV legion\n")), "");
    check_list("ancient-1969",
               "Britons. All barbarians. The two generals stand alone.\nC-in-C 100\nWarband one  40 MI "
               "javelin B @ 4  160\n  unit commander  25\n",
               "1 x Barb C-in-C | 40 x Barb MI B, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_leader_who_stands_alone_is_counted_once) {
    const auto list = [](std::string_view said, std::string_view row) {
        return fmt::format(
            "Sarmatians. All barbarians. {}\n\n{}Iazyges  12 SHC lance B no shield @ 16 = 192, unit "
            "commander 25\n",
            said, row);
    };
    constexpr std::string_view king = "King 1 C-in-C @ 100 = 100\n";
    constexpr std::string_view troops = "1 x Barb C-in-C | 12 x Barb SHC B, lance, no shield & 1 x Barb Cdr";
    for (const std::string_view said :
         {"The C-in-C commands no unit.", "The commander-in-chief stands alone.",
          "The C-in-C leads no unit himself."})
        for (const std::string_view row : {king, std::string_view()})
            BOOST_TEST_CONTEXT(said << " " << row)
    check_list("ancient-1969", list(said, row), troops);
    for (const std::string_view said : {"The commander-in-chief is on his own.", "The C-in-C has no troops."})
        BOOST_TEST_CONTEXT(said) {
            check_list("ancient-1969", list(said, king), troops);
            BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(said, ""))), "");
        }
}

BOOST_AUTO_TEST_CASE(all_are_so_and_nobody_is_otherwise) {
    for (const std::string_view said :
         {"All are informal (IF), nobody in Britain is regular.", "All IF, so nothing regular.",
          "Everything IF, none of them are regular.", "Every man and horse of them is IF.",
          "Each and every one of us is IF."})
        BOOST_TEST_CONTEXT(said)
    check_list("phalanx", fmt::format("AP 3. {}\n\n2 x (HIW-III)\n1 x (HCC-V) General\n", said),
               "2 x (HIW-III-IF) | 1 x (HCC-V-IF)");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "AP 3. All IF, nobody in the second warband is regular.\n\n"
                                                 "2 x (HIW-III)\n1 x (HCC-V) General\n")),
                   "");
    check_list(
        "into-glory-ride",
        "AP 3. Everything irregular, and everything has Epoch V rifles or guns.\n\n2 x LSC, class IV\n",
        "2 x (LSC-IV-IA)EV");
}

BOOST_AUTO_TEST_CASE(a_condition_at_the_end_is_of_the_whole_sentence) {
    check_list(
        "undying-lands",
        "General's rating 2. All irregular. Low physique, small size, drilled, unless I say otherwise.\n"
        "Left wing, rating 2, orders hold\n3 foot, loose, spear, morale II, class A hide, shield\n",
        "3 x Foot LO Irr low small, Spear, II-D, A+Sh");
}

BOOST_AUTO_TEST_CASE(what_is_theirs_is_called_after_a_people) {
    check_list("ancient-1969",
               "Late Roman. All are regular except the Goths, who are barbarians.\nC-in-C 100\n"
               "12 Gothic heavy cavalry, lance, class B\n20 light infantry, bow, class C\n",
               "1 x Reg C-in-C | 12 x Barb HC B, lance, shield | 20 x Reg LI C, bow, shield");
}

BOOST_AUTO_TEST_CASE(talk_that_changes_nothing_is_passed_over) {
    const std::string list = "AP 5.\n\n2 x (HIS-III-RA) spearmen\n1 x (LSC-III-RA) Cossacks\n"
                             "1 x (HIS-V-RA) Ivan, General\n1 x (HIS-IV-RA) Boris, General\n\n";
    for (const std::string_view talk :
         {"Yes, two Generals, we could not agree!", "The Cossacks do not dig, so no field defences for them.",
          "\"Fifteen birds in five fir-trees\"", "5 vignettes, the men behind included."})
        BOOST_TEST_CONTEXT(talk)
    check_list("phalanx", list + std::string(talk) + "\n",
               "2 x (HIS-III-RA) | 1 x (LSC-III-RA) | 1 x (HIS-V-RA) | 1 x (HIS-IV-RA)");
    for (const std::string_view talk : {"The General is not with Boris.", "\"Fifteen LSC more\""})
        BOOST_CHECK_NE(asked_of(read_list("phalanx", list + std::string(talk) + "\n")), "");
}

BOOST_AUTO_TEST_CASE(what_they_do_in_brackets_says_nothing) {
    check_list(
        "undying-lands",
        "General's rating 2. All irregular.\nLeft wing, rating 2, orders hold\n"
        "4 x men; foot; loose order (they never learned to close up); pikes and small shields; average "
        "physique; average size; morale III; drilled; defence A\n",
        "4 x Foot LO Irr, Pike, III-D, A+Sh");
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", "AP 5.\n\n2 x HINn (they are all iregular)\n")), "");
}

BOOST_AUTO_TEST_CASE(a_form_may_have_its_officers_in_the_heading_and_its_price_beneath) {
    const WrittenArmy made = read_list(
        "undying-lands", "General's rating: 5\n\nWING: West\nSub-commander's rating: 4\n"
                         "Orders: advance\n\nUnit: Archers (the General and the sub-commander are "
                         "with it)\n  Vignettes: 3\n  Troops: loose order regular foot\n"
                         "  Weapon: elf-bow\n  Physique: average, size average\n"
                         "  Morale: IV, skilled\n  Defence: B, no shield\n  IP: 22 each\n\n66 IP\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(troops_of("undying-lands", made), "3 x Foot LO Reg, SA+Elf bow, IV-S, B");
    const std::size_t general = rules_called("undying-lands").trait(Level::unit, "general")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[general], 1);
}

BOOST_AUTO_TEST_CASE(units_may_be_told_by_their_order) {
    check_list("ancient-1969",
               "Assyrian army, 1000 points. The first two units are regular, all others are barbarians.\n"
               "One commander-in-chief, regular: 100.\n\n"
               "Unit one: twenty heavy infantry with long spears, class B.\n"
               "Unit two: twenty medium infantry with javelins, class D.\n"
               "Unit three: twenty light infantry with javelins, class D.\n",
               "1 x Reg C-in-C | 20 x Reg HI B, long spear, shield | 20 x Reg MI D, javelin, shield | "
               "20 x Barb LI D, javelin, shield");
    check_list("ancient-1969",
               "Successor army. All regular.\nThe first unit is led by the Commander-in-Chief himself, so it "
               "has no unit commander: fourteen heavy cavalry with lances, class A. 100 + 168 = 268\n",
               "1 x Reg C-in-C & 14 x Reg HC A, lance, shield");
}

BOOST_AUTO_TEST_CASE(sums_stand_in_any_place) {
    check_list("phalanx-ii",
               "The whole lot is irregular. AP 3\n\n  HCC plus, General ........ 1\nNot on the main line\n"
               "  VLI minus, bowmen ........ 2\n                           ---\n"
               "                             3\n",
               "1 x HCC+ | 2 x VLI-");
    check_list(
        "undying-lands",
        "General's rating 2. All irregular.\nLeft wing, rating 2, orders hold\n"
        "Unit A: 2 foot, loose order, spear, average physique and size, morale III, drilled, defence A, "
        "shield\n\nIntegrity points: A 40, together 40.\n",
        "2 x Foot LO Irr, Spear, III-D, A+Sh");
}

BOOST_AUTO_TEST_CASE(units_may_begin_with_their_officers) {
    for (const std::string_view sentence :
         {"Each unit begins with its officer.", "Every unit opens with its unit commander (at 10)."})
        BOOST_TEST_CONTEXT(sentence)
    check_list(
        "ancient-1969",
        fmt::format("Successors, 500 points. {} All regular.\n\nC-in-C, alone\n\nOfficer\nCretans 16 LI "
                    "bow C no shield\nOfficer\nPeltasts 20 LI javelin C shield\n",
                    sentence),
        "1 x Reg C-in-C | 1 x Reg Cdr & 16 x Reg LI C, bow, no shield | "
        "1 x Reg Cdr & 20 x Reg LI C, javelin, shield");
}

BOOST_AUTO_TEST_CASE(a_sentence_may_place_two_leaders_by_the_labels_of_units) {
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
    const std::size_t general = ruleset.trait(Level::unit, "general")->slot;
    const std::string_view troops = "foot, close, regular, spear, morale IV, drilled, defence C, shield\n";
    for (const auto& [one, two, sentence] :
         {std::tuple{"1a", "1b", "The General is with unit 1b and the sub-commander with unit 1a."},
          std::tuple{"1a", "1b", "The General is with 1b, the sub-commander with 1a."},
          std::tuple{"1", "2", "The General is with 2, the sub-commander with 1."}}) {
        BOOST_TEST_CONTEXT(sentence) {
            const WrittenArmy made = read_list(
                "undying-lands", fmt::format("General's rating 4\nLeft wing, rating 3, orders hold\n"
                                             "{}) 3 x wardens, {}{}) 2 x axes, {}\n{}\n",
                                             one, troops, two, troops, sentence));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.at(0).units.size(), 2U);
            BOOST_CHECK_EQUAL(made.army.bodies[0].units[0].values[commander], 1);
            BOOST_CHECK_EQUAL(made.army.bodies[0].units[1].values[general], 1);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
