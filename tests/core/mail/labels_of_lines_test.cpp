// SPDX-License-Identifier: MIT
// Letters, numbers and words that label the lines of a list one after the other and say nothing of its
// troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

namespace {

// Four lines in two parts of an army, each behind its label.
std::string army(std::string_view first, std::string_view second, std::string_view third,
                 std::string_view fourth, std::string_view general) {
    return fmt::format(
        "AP 5\n\nCENTRE\n{}3 x HIP-IV-RA pikemen\n{}support link: HIS-V-RA in front, LIN-III-RA "
        "behind\nLEFT WING\n{}in-line link: 2 x HCC-IV-RA nobles\n{}1 x HSC-III-IF {}\n",
        first, second, third, fourth, general);
}

WrittenArmy labelled(std::string_view first, std::string_view second, std::string_view third,
                     std::string_view fourth, std::string_view general = "with the General") {
    return read_list("phalanx", army(first, second, third, fourth, general));
}

} // namespace

BOOST_AUTO_TEST_SUITE(labels_of_lines)

BOOST_AUTO_TEST_CASE(labels_that_go_on_from_line_to_line_are_no_names) {
    const std::string troops = "3 x (HIP-IV-RA) | 1 x (HIS-V-RA) & 1 x (LIN-III-RA) | 2 x (HCC-IV-RA) | "
                               "1 x (HSC-III-IF)";
    const WrittenArmy bracket = labelled("a) ", "b) ", "c) ", "d) ");
    BOOST_CHECK_EQUAL(asked_of(bracket), "");
    BOOST_CHECK_EQUAL(troops_of("phalanx", bracket), troops);
    for (const WrittenArmy& made :
         {labelled("a. ", "b. ", "c. ", "d. "), labelled("A -> ", "B -> ", "C -> ", "D -> "),
          labelled("a => ", "b => ", "c => ", "d => "), labelled("1 -> ", "2 -> ", "3 -> ", "4 -> "),
          labelled("Item 1. ", "Item 2. ", "Item 3. ", "Item 4. "),
          labelled("No. 1: ", "No. 2: ", "No. 3: ", "No. 4: "),
          labelled("Entry 1 - ", "Entry 2 - ", "Entry 3 - ", "Entry 4 - ")}) {
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("phalanx", made), troops);
        BOOST_CHECK_EQUAL(made.army.bodies.size(), 2);
    }
}

BOOST_AUTO_TEST_CASE(labels_may_begin_again_in_the_next_part) {
    const WrittenArmy made =
        read_list("phalanx", "AP 5\n\nCENTRE\na. 3 x HIP-IV-RA pikemen\nb. 2 x HIS-IV-RA guards\nc. 1 x "
                             "LIN-III-RA\nLEFT WING\na. 2 x HCC-IV-RA nobles, General\nb. 1 x HSC-III-IF\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
    BOOST_CHECK_EQUAL(made.army.bodies.at(1).units.at(1).troops.at(0).name, "");
}

BOOST_AUTO_TEST_CASE(a_sentence_names_a_unit_by_its_letter) {
    for (const std::string_view label : {"{}) ", "{} -> ", "Unit {}: "}) {
        const auto with = [&](std::string_view general) {
            const auto at = [&](std::string_view letter) { return fmt::format(fmt::runtime(label), letter); };
            return labelled(at("A"), at("B"), at("C"), at("D"), general);
        };
        const Trait& mark = *rules_called("phalanx").trait(Level::troop, "general");
        const WrittenArmy made = with("\nThe General is with unit C.");
        BOOST_TEST_CONTEXT(label) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            const std::vector<Troop>& troops = made.army.bodies.at(1).units.at(0).troops;
            BOOST_CHECK(std::any_of(troops.begin(), troops.end(),
                                    [&](const Troop& troop) { return troop.values[mark.slot] == 1; }));
            BOOST_CHECK_NE(asked_of(with("\nThe General is with unit F.")), "");
        }
    }
}

BOOST_AUTO_TEST_CASE(a_capital_before_a_dot_may_be_an_initial) {
    const WrittenArmy made =
        read_list("phalanx",
                  "AP 5\n\nA. Postumius: 3 x HIP-IV-RA\nC. Marius: 2 x HIS-IV-RA, General\n1 x LIN-III-RA\n");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).name, "A. Postumius");
}

BOOST_AUTO_TEST_CASE(the_first_part_may_have_the_numeral_one) {
    const auto list = [](std::string_view first, std::string_view second) {
        return read_list("into-glory-ride",
                         fmt::format("All RA, Epoch IV. Base AP 8.\n\n{}\n  5  HIM-IV   Iron Brigade\n"
                                     "  1  HIM-V    Meade, GENERAL\n{}\n  6  HIM-III  volunteers\n\n12\n",
                                     first, second));
    };
    for (const std::string_view first :
         {"I Corps (left wing) - 6 vignettes", "I Corps - 6 vignettes", "I Corps (left wing): 6 vignettes",
          "I Cavalry Corps - 6 vignettes", "I Division, 6 vignettes"})
        BOOST_TEST_CONTEXT(first) {
            const WrittenArmy made = list(first, "II Corps (centre) - 6 vignettes");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.size(), 2);
        }
    BOOST_CHECK_NE(asked_of(list("I Corps (left wing) - 7 vignettes", "II Corps - 6 vignettes")), "");
    BOOST_CHECK_NE(asked_of(list("I have 7 vignettes in the corps", "II Corps - 6 vignettes")), "");
    BOOST_CHECK_NE(asked_of(list("I command the left - 7 vignettes", "II Corps - 6 vignettes")), "");
}

BOOST_AUTO_TEST_CASE(the_heading_of_a_part_may_count_what_is_beneath_it) {
    const auto list = [](std::string_view left, std::string_view gun) {
        return asked_of(read_list(
            "into-glory-ride", fmt::format("All RA. Base AP 8.\n\n{}\n  3  HIM-IV EIV {}\n"
                                           "  3  HIM-V EIV, one with the GENERAL\nCentre\n  6  HIM-III EIV\n"
                                           "\n{}\n",
                                           left, gun, gun.empty() ? "12" : "15")));
    };
    for (const std::string_view left :
         {"Left wing - 6 vignettes", "Left wing (6 vignettes)", "Left wing, 6 vignettes:", "Left wing"})
        BOOST_CHECK_EQUAL(list(left, ""), "");
    for (const std::string_view left : {"Left wing - 7 vignettes", "Left wing (5 vignettes)"})
        BOOST_CHECK_MESSAGE(!list(left, "").empty(), left);
    for (const std::string_view left : {"Left wing - 6 vignettes", "Left wing - 9 vignettes"})
        BOOST_CHECK_EQUAL(list(left, "+AA(EIV)"), "");
    BOOST_CHECK_NE(list("Left wing - 10 vignettes", "+AA(EIV)"), "");
}

BOOST_AUTO_TEST_CASE(a_letter_before_a_count_in_words_numbers_the_line) {
    for (const std::string_view letters : {"ABC", "BCE", "EVC"})
        BOOST_TEST_CONTEXT(letters)
    check_list(
        "undying-lands",
        fmt::format("General rating 5. All regular.\n\nGlade wing (sub-commander rating 4, orders advance)\n"
                    "{}. Two vignettes of pikemen: foot, close order, pike, morale III, drilled, defence C "
                    "with shield. 31 IP each. The sub-commander rides with them.\n"
                    "{}. Two vignettes of men-at-arms: foot, close order, 2HW, morale V, skilled, defence D "
                    "without shield. 33 IP each.\n"
                    "{}. One vignette of bowmen: foot, loose order, LRW, morale III, drilled, defence A "
                    "without shield. The General is here.\n",
                    letters[0], letters[1], letters[2]),
        "2 x Foot CO Reg, Pike, III-D, C+Sh | 2 x Foot CO Reg, 2HW, V-S, D | 1 x Foot LO Reg, SA+LRW, III-D, "
        "A");
    // A name is no label.
    BOOST_CHECK_EQUAL(read_list("phalanx", "Base AP 4.\n\nC. Marius: 2 x (HIP-V-RA)").army.bodies.size(), 1);
}

BOOST_AUTO_TEST_CASE(who_is_with_troops_may_stand_behind_their_values_in_sentences) {
    for (const std::string_view told : {"General and sub-commander are here.", "The General rides with them.",
                                        "The sub-commander is with them."})
        BOOST_TEST_CONTEXT(told)
    check_list(
        "undying-lands",
        fmt::format("General rating 5.\n\nGlade wing (sub-commander rating 4, orders advance)\nUnit 2 - Hall "
                    "guard, 2 vignettes. Foot, close order, regular, spear, morale IV, drilled, defence D, "
                    "large shield. IP 34 each. {}\n",
                    told),
        "2 x Foot CO Reg, Spear, IV-D, D+LSh");
    for (const std::string_view told :
         {"The others stand behind.", "One of them has a pike.", "Not the spears."})
        BOOST_CHECK_MESSAGE(
            !asked_of(read_list("undying-lands",
                                fmt::format(
                                    "General rating 5.\n\nGlade wing (sub-commander rating 4, orders "
                                    "advance)\nUnit 2 - Hall guard, 2 vignettes. Foot, close order, regular, "
                                    "spear, morale IV, drilled, defence D, large shield. {}\n",
                                    told)))
                 .empty(),
            told);
}

BOOST_AUTO_TEST_CASE(of_two_numbers_behind_unit_the_second_counts) {
    const auto list = [](std::string_view label) {
        return read_list(
            "undying-lands",
            fmt::format("General rating 4, with unit 1.\n\nWing of the Mark, rating 4, attack\n"
                        "  {}: mounted, loose order, regular, lance, morale IV, drilled, defence "
                        "C, shield (wing commander is with unit 1)\n",
                        label));
    };
    const std::string troops = troops_of("undying-lands", list("Unit 1: 4 Riders"));
    BOOST_CHECK(troops.starts_with("4 x "));
    for (const std::string_view label :
         {"Unit 1  4 Riders", "Unit 1   4 Riders of the Mark", "Unit A  4 Riders"})
        BOOST_CHECK_EQUAL(troops_of("undying-lands", list(label)), troops);
}

BOOST_AUTO_TEST_CASE(orders_may_be_left_for_later) {
    const auto list = [](std::string_view orders) {
        return read_list("undying-lands",
                         fmt::format("General rating 4.\n\n1. Shore wing. Rating of the "
                                     "sub-commander 2. Orders: {}.\n  1.1 Unit 1, 4 vignettes: irregular "
                                     "foot, loose order, side arms, morale II, militia, defence A, shield. "
                                     "With the sub-commander. With the General.\n",
                                     orders));
    };
    const WrittenArmy none = list("none");
    for (const std::string_view orders :
         {"not yet decided", "undecided", "to follow", "to be decided on the day"}) {
        BOOST_CHECK_EQUAL(asked_of(list(orders)), asked_of(none));
        BOOST_CHECK_EQUAL(list(orders).army.bodies.size(), 1U);
        BOOST_CHECK(list(orders).army.bodies.front().values == none.army.bodies.front().values);
    }
    BOOST_CHECK(list("hold").army.bodies.front().values != none.army.bodies.front().values);
    BOOST_CHECK_NE(asked_of(list("hold, not yet decided")), asked_of(none));
}

BOOST_AUTO_TEST_CASE(letters_that_run_on_are_not_the_grades_of_troops) {
    const auto list = [](std::string_view first, std::string_view second, std::string_view third) {
        return read_list("ancient-1969",
                         fmt::format("Romans\n\n{}Caesar: commander-in-chief, regular, 100\n{}Tenth legion, "
                                     "regular: 20 HI C pilum + unit commander\n{}Horse, regular: 12 LC D "
                                     "javelin + unit commander\n",
                                     first, second, third));
    };
    const std::string troops = troops_of("ancient-1969", list("", "", ""));
    for (const WrittenArmy& made :
         {list("A. ", "B. ", "C. "), list("A: ", "B: ", "C: "), list("A - ", "B - ", "C - "),
          list("(A) ", "(B) ", "(C) "), list("A) ", "B) ", "C) ")}) {
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), troops);
    }
    BOOST_CHECK_NE(asked_of(list("A: ", "C: ", "B: ")), ""); // they do not run on
}

BOOST_AUTO_TEST_CASE(lines_may_be_numbered_by_part_and_place) {
    const auto list = [](std::string_view first, std::string_view second, std::string_view third) {
        return read_list(
            "undying-lands",
            fmt::format(
                "General: rating 5\n\nWing 1, sub-commander rating 4, orders attack\n{}4 Orcs: foot, close "
                "order, irregular, spear, low physique, morale II, militia, defence B, shield; with "
                "General and sub-commander\n{}3 Wargs: mounted, open order, irregular, SSW, morale III, "
                "militia, defence A, shield, fast\nWing 2, sub-commander rating 3, orders hold\n{}2 "
                "Trolls: behemoth, close order, irregular, extreme physique, large size, morale IV, "
                "drilled, defence D, no shield; with sub-commander\n",
                first, second, third));
    };
    const std::string troops = troops_of("undying-lands", list("", "", ""));
    for (const WrittenArmy& made :
         {list("1/1: ", "1/2: ", "2/1: "), list("I/1 ", "I/2 ", "II/1 "), list("A/1 ", "A/2 ", "B/1 "),
          list("I-1 ", "I-2 ", "II-1 "), list("I/a ", "I/b ", "II/a "), list("1-1 ", "1-2 ", "2-1 "),
          list("Unit I.1 ", "Unit I.2 ", "Unit II.1 "), list("Unit 1/1 ", "Unit 1/2 ", "Unit 2/1 ")}) {
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("undying-lands", made), troops);
        BOOST_CHECK_EQUAL(made.army.bodies.size(), 2);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
