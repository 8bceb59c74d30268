// SPDX-License-Identifier: MIT
// What a sentence says of the first entries, of all that bear a sign or a kind's name, and of how guns count.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(told_by_place)

BOOST_AUTO_TEST_CASE(the_first_entries_are_told_by_their_number) {
    for (const std::string_view told :
         {"The first two lines are RA, the others IF.", "The first two entries are RA, all the rest are IF.",
          "Base AP 4; the first two rows of the list are RA and everybody else is IF",
          "The last two entries are IF, everything else is RA."})
        BOOST_TEST_CONTEXT(told) {
            check_list(
                "phalanx",
                fmt::format("AP 4\n{}\n\n1 HCC-V General\n3 HIS-IV spears\n2 LIN-II levies\n2 LSC-III\n",
                            told),
                "1 x (HCC-V-RA) | 3 x (HIS-IV-RA) | 2 x (LIN-II-IF) | 2 x (LSC-III-IF)");
        }
    check_list("ancient-1969",
               "Persian, 1000 points. The first entry is regular, everybody else is barbarian.\n\n"
               "Guards: 20 heavy infantry, B, long spear. Unit commander.\nC-in-C\n"
               "Levies: 30 light infantry, E, javelin. Unit commander.\n",
               "20 x Reg HI B, long spear, shield & 1 x Reg Cdr | 1 x Barb C-in-C | "
               "30 x Barb LI E, javelin, shield & 1 x Barb Cdr");
    // More than the list has, or what a line says otherwise.
    for (const std::string_view told :
         {"The first nine lines are RA, the others IF.", "The first two vignettes are RA, the others IF."})
        BOOST_CHECK_NE(
            asked_of(
                read_list("phalanx", fmt::format("AP 4\n{}\n\n1 HCC-V General\n3 HIS-IV\n2 LIN-II\n", told))),
            "");
}

BOOST_AUTO_TEST_CASE(entries_are_excepted_by_their_number) {
    for (const std::string_view told :
         {"Keith, all of them RA except the last two (IR).", "Everything is RA but the last two lines (IR).",
          "All RA except the last two, which are IR.",
          "All are RA, apart from the last two entries, who are IR"}) {
        const WrittenArmy made =
            read_list("phalanx-ii",
                      fmt::format("{}\n\nHCC+ General\nHISn spears\nVLIn javelins\nVLI- slings, IR\n", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "army"), "0 0 1 1 ");
        }
    }
    // Two of some vignettes, more than there are, or what a line says otherwise.
    for (const std::string_view told : {"All RA except the last nine (IR).", "All RA except the last two.",
                                        "All RA except the last two (IR or RA)."})
        BOOST_CHECK_MESSAGE(!asked_of(read_list("phalanx-ii", fmt::format("{}\n\nHCC+ General\nHISn\nVLIn\n"
                                                                          "VLI-\n",
                                                                          told)))
                                 .empty(),
                            told);
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "All RA except the last two (IR).\n\nHCC+ General\nHISn\n3 VLIn\n")),
        "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii",
                                      "All RA except the last two (IR).\n\nHCC+ General\nHISn RA\nVLIn\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(one_to_a_line_counts_each_line) {
    for (const std::string_view told : {"All RA. One vignette to a line:", "All RA; one vignette per line.",
                                        "All RA. 1 vignette on each line"})
        BOOST_TEST_CONTEXT(told)
    check_list("phalanx-ii", fmt::format("{}\n\nHCC+ General\nHISn spears\n", told), "1 x HCC+ | 1 x HISn");
    for (const std::string_view list :
         {"All RA. One vignette to a line, but the last line is two.\n\nHCC+ General\nHISn\n",
          "All RA. One vignette to a line:\n\nHCC+ General\nHISn\n3 VLIn\n"})
        BOOST_CHECK_MESSAGE(!asked_of(read_list("phalanx-ii", list)).empty(), list);
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "All RA. Two vignettes to a line:\n\nHCC+ General\nHISn\nHISn\n")),
        "");
}

BOOST_AUTO_TEST_CASE(everything_may_be_so_many_bases_wide) {
    for (const std::string_view told :
         {"Keith - Parthians, everything two bases wide:", "All RA, everything is two bases wide."}) {
        const WrittenArmy made =
            read_list("phalanx-ii", fmt::format("{}\n\n1 HCC+ RA General\n2 VLIn RA, 4 bases\n", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 3 ");
        }
    }
}

BOOST_AUTO_TEST_CASE(two_signs_are_explained_in_one_sentence) {
    for (const std::string_view told :
         {"(r) is regular and (u) irregular.", "(r) means regular and (u) irregular.",
          "(r) stands for regular and (u) for irregular.", "(r) = regular and (u) = irregular."})
        BOOST_TEST_CONTEXT(told) {
            check_list(
                "phalanx-ii",
                fmt::format("Vikings. {}\n\nHIN+ (r) 1 jarl, General\nHISn (r) 4 hird\nLIWn (u) 2\n", told),
                "1 x HIN+ | 4 x HISn | 2 x LIWn");
        }
    const WrittenArmy made =
        read_list("phalanx-ii", "Vikings. (r) is regular and (u) irregular.\n\nHIN+ (r) 1 General\n"
                                "HISn (r) 4\nLIWn (u) 2\n");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "army"), "0 0 1 ");
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "Vikings. (r) is regular and (u) whatever.\n\nHIN+ (r) 1 General\n"
                                         "LIWn (u) 2\n")),
        "");
}

BOOST_AUTO_TEST_CASE(a_kind_is_told_of_all_that_bear_its_name) {
    for (const std::string_view told :
         {"All chariots are two-horse.", "All chariots are two-horse ones.",
          "The chariots are all two-horse.", "AP 3, all of them IF, all chariots are two-horse ones"}) {
        const WrittenArmy made = read_list(
            "phalanx",
            fmt::format("All are IF, AP 3.\n{}\n\n2 LSC-III chariots\n1 HSC-III\n1 HCC-V General\n", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx", made, "chariot"), "1 0 0 ");
        }
    }
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "All are IF, AP 3.\nAll chariots are splendid.\n\n"
                                                 "2 LSC-III chariots\n1 HCC-V General\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_name_of_one_of_several_troops_of_a_line_is_of_that_one) {
    const WrittenArmy made = read_list("phalanx", "AP 5. All RA except the archers, who are IF.\n\n"
                                                  "Left: 2 HIB-IV archers, 1 HIN-IV knights\n"
                                                  "Right: 1 HIN-V the King (General), 3 HIB-IV archers\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(troops_of("phalanx", made), "2 x (HIB-IV-IF) | 1 x (HIN-IV-RA) | 1 x (HIN-V-RA) | "
                                                  "3 x (HIB-IV-IF)");
}

BOOST_AUTO_TEST_CASE(guns_that_count_as_the_rules_say_are_passed_over) {
    for (const std::string_view told :
         {"The gun counts as one of the dozen, as the book wants it, and base AP is 4.",
          "The attached gun is included in the twelve. Base AP 4.",
          "Base AP 4, the gun counts as one of the 12."})
        BOOST_TEST_CONTEXT(told) {
            check_list(
                "into-glory-ride",
                fmt::format("{}\n\n8 (HIM-III-RA)EII\n1 (HIP-IV-RA)+AA(EII)\n2 (HCC-V-RA), General in the "
                            "first of the two\n",
                            told),
                "8 x (HIM-III-RA)EII | 1 x (HIP-IV-RA)+AA(EII) | 1 x (HCC-V-RA) & 1 x (HCC-V-RA)");
        }
    // What the list counts otherwise is asked about.
    BOOST_CHECK_NE(
        asked_of(read_list("into-glory-ride", "The gun counts as one of the dozen, so 11 vignettes. "
                                              "AP 4\n\n8 (HIM-III-RA)EII\n"
                                              "1 (HIP-IV-RA)+AA(EII) General\n")),
        "");
}

BOOST_AUTO_TEST_CASE(one_base_per_vignette_is_said_of_all) {
    for (const std::string_view told : {"Two bases per vignette all round.", "Two bases to a vignette.",
                                        "Two bases for each vignette throughout"}) {
        const WrittenArmy made =
            read_list("phalanx-ii", fmt::format("{}\n\n1 HCC+ RA General\n2 LSCn RA\n", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 ");
        }
    }
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "Two bases per vignette for some.\n\n1 HCC+ RA General\n")), "");
}

BOOST_AUTO_TEST_CASE(words_behind_a_row_of_slashes_are_a_name) {
    const std::string_view list =
        "Wing, rating 3, hold\nU1: 2 x foot/loose/irregular/-/SRW/average/average/II/"
        "militia/A/- {}\n";
    const WrittenArmy made = read_list("undying-lands", fmt::format(fmt::runtime(list), "village folk"));
    BOOST_CHECK_EQUAL(asked_of(made).find("village"), std::string::npos);
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).name, "village folk");
    // "large" may be their shield.
    BOOST_CHECK_NE(
        asked_of(read_list("undying-lands", fmt::format(fmt::runtime(list), "large folk"))).find("folk"),
        std::string::npos);
    BOOST_CHECK_NE(
        asked_of(read_list("undying-lands", fmt::format(fmt::runtime(list), "not these"))).find("\"not\""),
        std::string::npos);
}

BOOST_AUTO_TEST_CASE(fire_is_a_breath_and_a_piece_is_each) {
    const std::string list = "Wing, rating 3, hold\nU1: 2 behemoths, loose order, irregular, {}, high "
                             "physique, huge, morale V, skilled, defence F. {}\n";
    const auto read = [&](std::string_view breath, std::string_view price) {
        return asked_of(read_list("undying-lands", fmt::format(fmt::runtime(list), breath, price)));
    };
    BOOST_CHECK_EQUAL(read("fiery breath (SBW)", "42 points a piece").find("42"), std::string::npos);
    BOOST_CHECK_EQUAL(read("fiery breath (SBW)", "42 points a piece").find("fiery"), std::string::npos);
    BOOST_CHECK_NE(read("fiery temper", "43 points a piece").find("43"), std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_heading_may_say_what_all_beneath_it_are) {
    const auto list = [](std::string_view heading) {
        return read_list("phalanx-ii",
                         fmt::format("All of one base, RA.\n\nRomans (right wing):\n1 HSC plus, "
                                     "General\n3 HIN n\n\n{}\n2 HCC n\n2 HIW n\n",
                                     heading));
    };
    const std::size_t slot = rules_called("phalanx-ii").trait(Level::troop, "army")->slot;
    for (const std::string_view heading :
         {"Visigoths (left wing), all irregular:", "Left wing, all irregulars:", "Left wing - all IR:",
          "Left wing (Visigoths), all of them irregular",
          "Visigoths, left wing, everyone irregular:", "Left wing (all irregular)",
          "Visigoths (left wing), everyone is irregular:", "Left wing, irregular throughout:"})
        BOOST_TEST_CONTEXT(heading) {
            const WrittenArmy made = list(heading);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
            const auto army = [&](std::size_t body) {
                return made.army.bodies.at(body).units.at(0).troops.at(0).values[slot];
            };
            BOOST_CHECK_NE(army(0), army(1));
        }
    for (const std::string_view heading :
         {"Left wing, all but the foot irregular:", "Left wing, all irregular or regular:",
          "Left wing, nobody regular:"})
        BOOST_CHECK_MESSAGE(!asked_of(list(heading)).empty(), heading);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
