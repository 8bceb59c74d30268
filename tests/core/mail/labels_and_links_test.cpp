// SPDX-License-Identifier: MIT
// Letters before units, links of a whole part, and counts behind codes.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(labels_and_links)

namespace {

constexpr std::string_view beasts =
    "(a) Beasts, 2 vignettes. Behemoth, close order, irregular. High physique, size huge. Defence C.\n"
    "(b) Archers, 3 vignettes. Foot, open order, irregular. SRW. Defence A, shield.\n";
constexpr std::string_view guards =
    "(c) Guards, 4 vignettes. Foot, loose order, irregular. 2HPW. High physique. Defence B.\n"
    "(d) Riders, 3 vignettes. Mounted, open order, irregular, fast. SSW. Defence A, shield.\n";

WrittenArmy beasts_and_guards(std::string_view general, std::string_view left, std::string_view right) {
    return read_list("undying-lands", fmt::format("{}\n\nLEFT WING{}\n{}\nRIGHT WING{}\n{}", general, left,
                                                  beasts, right, guards));
}

std::int32_t mark_of(const WrittenArmy& made, std::size_t body, std::size_t unit, std::string_view trait) {
    const Trait& of_unit = *rules_called("undying-lands").trait(Level::unit, trait);
    return made.army.bodies.at(body).units.at(unit).values[of_unit.slot];
}

} // namespace

// "c" is the letter before a unit, and no word of "Defence C".
BOOST_AUTO_TEST_CASE(a_small_letter_is_the_label_of_a_unit) {
    for (const std::string_view where : {"(c)", "unit (c)", "unit c", "c", "(c), the Guards", "the Guards"})
        BOOST_TEST_CONTEXT(where) {
            const WrittenArmy made =
                beasts_and_guards(fmt::format("The General has rating 3 and is with {}.", where),
                                  ". Sub-commander rating 2, with (a). Orders: advance.",
                                  ", sub-commander rating 3 with (d), orders attack.");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(mark_of(made, 1, 0, "general"), 1);
            BOOST_CHECK_EQUAL(mark_of(made, 0, 0, "general"), 0);
            BOOST_CHECK_EQUAL(mark_of(made, 0, 0, "commander"), 1);
            BOOST_CHECK_EQUAL(mark_of(made, 1, 1, "commander"), 1);
        }
    for (const std::string_view where : {"(e)", "unit e", "(a), the Guards"})
        BOOST_CHECK_MESSAGE(
            !asked_of(beasts_and_guards(fmt::format("The General has rating 3 and is with {}.", where),
                                        ". Sub-commander rating 2, with (a). Orders: advance.",
                                        ", sub-commander rating 3 with (d), orders attack."))
                 .empty(),
            where);
}

BOOST_AUTO_TEST_CASE(a_heading_says_that_its_part_is_a_link) {
    const auto made = [](std::string_view part) {
        return read_list("phalanx-ii", fmt::format("Irregular army, all IR.\n\n{}\nRight wing\n"
                                                   "  Guards, not linked: HIS+ x 1 = General\n",
                                                   part));
    };
    for (const std::string_view part :
         {"Left wing, linked in line: HISn x 3, HIS- x 1", "Left wing (linked in line): HISn x 3, HIS- x 1",
          "Left wing, a link in line: HISn x 3, HIS- x 1", "Left wing, linked in line\n HISn x 3\n HIS- x 1",
          "Left wing\n  Ring of Ross, linked in line: HISn x 3, HIS- x 1"})
        BOOST_TEST_CONTEXT(part) {
            const WrittenArmy army = made(part);
            BOOST_CHECK_EQUAL(asked_of(army), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", army), "3 x HISn & 1 x HIS- | 1 x HIS+");
        }
    BOOST_CHECK_EQUAL(troops_of("phalanx-ii", made("Left wing, not linked: HISn x 3, HIS- x 1")),
                      "3 x HISn | 1 x HIS- | 1 x HIS+");
    BOOST_CHECK_NE(asked_of(made("Left wing, linked in some way: HISn x 3, HIS- x 1")), "");
}

BOOST_AUTO_TEST_CASE(single_is_a_label_and_no_count) {
    for (const std::string_view label :
         {"Single: ", "single: ", "Singles: ", "Single vignettes - ", "Single - "})
        BOOST_TEST_CONTEXT(label)
    check_list("phalanx",
               fmt::format("AP 6, all RA.\n\nCentre\n Support link: 1 HIS-IV in front, 1 LIN-III behind\n"
                           " {}2 HCC-IV\n Not linked: 1 CAT-V, General\n",
                           label),
               "1 x (HIS-IV-RA) & 1 x (LIN-III-RA) | 2 x (HCC-IV-RA) | 1 x (CAT-V-RA)");
}

BOOST_AUTO_TEST_CASE(counts_in_brackets_are_of_what_stands_before_them) {
    for (const std::string_view line :
         {"Centre: HCC IV RA (2 vignettes), Zorn; HSC III RA (1 vignette), scouts",
          "Centre: HCC IV RA, 2 vignettes, Zorn; HSC III RA, 1 vignette, scouts"})
        BOOST_TEST_CONTEXT(line)
    check_list("into-glory-ride", fmt::format("AP 6, Epoch II.\n\n{}\n", line),
               "2 x (HCC-IV-RA)EII | 1 x (HSC-III-RA)EII");
}

BOOST_AUTO_TEST_CASE(a_name_of_the_same_class_behind_the_count_is_no_other_troop) {
    for (const std::string_view line : {"SCH (four-horse), II, IF - 1 vignette - scythed chariots",
                                        "SCH four-horse, II, IF - 1 vignette - the scythed chariots"}) {
        const WrittenArmy made =
            read_list("phalanx", fmt::format("AP 4\n\n1) {}\n2) HCC, V, RA - 1 vignette - General\n", line));
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(made.troops, 2);
    }
}

BOOST_AUTO_TEST_CASE(vignettes_on_the_table_are_fewer_where_guns_are_attached) {
    const auto made = [](std::string_view told) {
        return read_list("into-glory-ride", fmt::format("AP 5.\n\nCentre\n"
                                                        "  (HIP-III-RA)+AA(EII)  2  with their guns\n"
                                                        "  (HCC-V-RA)  1  General\n\n{}\n",
                                                        told));
    };
    BOOST_CHECK_EQUAL(asked_of(made("Three vignettes on the table.")), "");
    BOOST_CHECK_EQUAL(asked_of(made("Five vignettes on the table.")), "");
    BOOST_CHECK_NE(asked_of(made("Four vignettes on the table.")), "");
}

BOOST_AUTO_TEST_CASE(a_plus_that_opens_every_line_adds_nothing) {
    const auto read = [](std::string_view lines) {
        const WrittenArmy made = read_list("phalanx", fmt::format("Base AP 4.\n\n{}\n", lines));
        return fmt::format("{} units{}", made.army.bodies.back().units.size(),
                           asked_of(made).empty() ? "" : " ?");
    };
    const std::string link = "Support link: 1 x HIS-IV-RA spearmen + 1 x VLI-III-RA shot";
    BOOST_CHECK_EQUAL(
        read("Left\n+ 2 x HCC-IV-RA\nCentre\n+ " + link + "\n+ 1 x CAT-V-RA the King (General)"),
        read("Left\n- 2 x HCC-IV-RA\nCentre\n- " + link + "\n- 1 x CAT-V-RA the King (General)"));
    BOOST_CHECK_EQUAL(
        read("Centre\n- 1 x CAT-V-RA the King (General)\n- Support link: 1 x HIS-IV-RA spearmen\n"
             "  + 1 x VLI-III-RA shot"),
        read("Centre\n- 1 x CAT-V-RA the King (General)\n- " + link));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
