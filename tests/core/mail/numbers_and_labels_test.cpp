// SPDX-License-Identifier: MIT
// Numbers that name lines, tell calibres or sum up, and that count nothing.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

namespace {

constexpr std::string_view foot =
    "foot, close order, regular, spear, average physique, average size, morale IV, "
    "drilled, defence B, shield";

std::string wing_with(std::string_view first, std::string_view second, std::string_view third) {
    return fmt::format("General's rating: 4\n\nLeft wing, sub-commander rating 3, orders hold\n{}\n{}\n{}\n",
                       first, second, third);
}

} // namespace

BOOST_AUTO_TEST_SUITE(numbers_and_labels)

BOOST_AUTO_TEST_CASE(a_total_named_by_its_price_has_to_come_out) {
    const auto asked = [](std::string_view told) {
        return asked_of(
            read_list("ancient-1969", fmt::format("Gauls, 1000 points, all barbarians.\n\nC-in-C: 100\n"
                                                  "20 LI, class D, javelin: 60, cdr 25\n\n{}\n",
                                                  told)));
    };
    for (const std::string_view told :
         {"Total points: 185", "Points: 185", "Sum of points = 185", "Points total: 185"})
        BOOST_CHECK_EQUAL(asked(told), "");
    for (const std::string_view told :
         {"Total points: 175", "Points: 175", "Sum of points = 175", "Total points 175", "Points total: 175"})
        BOOST_CHECK_MESSAGE(asked(told).find("computed 185") != std::string::npos,
                            told << ": " << asked(told));
    // Over the list, or by a word for it, it is what was agreed.
    for (const std::string_view told : {"Points: 1250", "Agreed total: 1250", "Points allowance: 1250"})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made =
                read_list("ancient-1969", fmt::format("Gauls, all barbarians.\n{}\n\nC-in-C: 100\n", told));
            BOOST_CHECK_EQUAL(
                made.army.values[rules_called("ancient-1969").trait(Level::army, "points")->slot], 1250);
        }
}

BOOST_AUTO_TEST_CASE(a_year_stands_before_the_base_of_activation) {
    for (const std::string_view told :
         {"normans 1066 base ap 3", "Normans 1066 AP 3", "Normans 1066 base AP: 3"}) {
        const WrittenArmy made = read_list("phalanx", fmt::format("{}\n\n2 x (HIP-V-RA)\n", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.values[rules_called("phalanx").trait(Level::army, "ap")->slot], 3);
        }
    }
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "Normans, 1066 base AP\n\n2 x (HIP-V-RA)\n")), "");
}

BOOST_AUTO_TEST_CASE(lines_are_numbered_like_chapters) {
    constexpr std::string_view blocks =
        "General's rating = 3\n\n"
        "{0} WING OF THE HALL, rating = 3, orders = hold\n"
        "{1} Black Uruks\n    3 vignettes - foot, close order, regular - spear - "
        "physique average, size average - morale IV - drilled - defence C, shield\n"
        "    general is here, sub-commander is here\n"
        "{2} Hill orcs\n    3 vignettes - foot, close order, regular - spear - "
        "physique average, size average - morale IV - drilled - defence C, shield\n"
        "\n{3} WING OF THE BRIDGE, rating = 2, orders = attack\n"
        "{4} Goblin mob\n    5 vignettes - foot, close order, regular - spear - "
        "physique average, size average - morale IV - drilled - defence C, shield\n"
        "    sub-commander is here\n";
    for (const std::string_view mark : {"", ".", ")", ":"}) {
        const auto number = [&](std::string_view one) { return fmt::format("{}{}", one, mark); };
        const WrittenArmy made =
            read_list("undying-lands", fmt::format(blocks, number("1"), number("1.1"), number("1.2"),
                                                   number("2"), number("2.1")));
        BOOST_TEST_CONTEXT(mark) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.size(), 2);
            BOOST_CHECK_EQUAL(made.army.bodies.front().units.size(), 2);
        }
    }
    // Two such numbers may be anything.
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "AP 3.\n\n1.1 HIS-III-RA spears\n1 HCC-IV-RA General\n")),
                   "");
    check_list("phalanx",
               "AP 3.\n\n1.1 2 x HIS-III-RA spears\n1.2 3 x HIB-III-RA bows\n1.3 1 x HCC-IV-RA General\n",
               "2 x (HIS-III-RA) | 3 x (HIB-III-RA) | 1 x (HCC-IV-RA)");
}

BOOST_AUTO_TEST_CASE(roman_numbers_with_a_stop_number_the_troops) {
    const auto made = [&](std::string_view stop) {
        return read_list(
            "undying-lands",
            wing_with(
                fmt::format("I{} Guard; 3 vignettes; {} [General here] [sub-commander here]", stop, foot),
                fmt::format("II{} Riders; 4 vignettes; {}", stop, foot),
                fmt::format("III{} Levy; 3 vignettes; {}", stop, foot)));
    };
    for (const std::string_view stop : {".", ")", ":"})
        BOOST_TEST_CONTEXT(stop) {
            BOOST_CHECK_EQUAL(asked_of(made(stop)), "");
            BOOST_CHECK_EQUAL(made(stop).army.bodies.front().units.size(), 3);
        }
}

BOOST_AUTO_TEST_CASE(which_unit_it_is_may_stand_behind_the_troops) {
    for (const auto& [open, close] :
         {std::pair{"(unit ", ")"}, {"[Unit ", "]"}, {"- unit ", ""}, {"; unit no. ", ""}}) {
        const auto aside = [&, from = open, to = close](int number) {
            return fmt::format("{}{}{}", from, number, to);
        };
        const WrittenArmy made =
            read_list("undying-lands", wing_with(fmt::format("3x Guard: {} {}", foot, aside(1)),
                                                 fmt::format("4x Levy: {} {}", foot, aside(2)),
                                                 "The General and the sub-commander are with unit 2."));
        BOOST_TEST_CONTEXT(open) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.front().units.size(), 2);
        }
    }
    // Where it does not run on from line to line it may be what the unit costs.
    for (const std::string_view aside : {"unit 1", "(unit 84)", "unit 84"})
        BOOST_TEST_CONTEXT(aside)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", wing_with(fmt::format("3x Guard: {}, {}", foot, aside),
                                                                 "General and sub-commander with it", ""))),
                   "");
}

BOOST_AUTO_TEST_CASE(so_many_of_them_are_counted) {
    for (const std::string_view line :
         {"African elephants: 2 of them, barbarian, 25 each, 50 points",
          "Elephants: two of them, barbarian, 25 each", "Indian elephants, 2 of them, barbarian = 50"})
        BOOST_TEST_CONTEXT(line)
    check_list("ancient-1969", fmt::format("Successors, 1000 points.\n\nC-in-C, regular, 100\n{}\n", line),
               "1 x Reg C-in-C | 2 x Barb El");
}

BOOST_AUTO_TEST_CASE(pieces_of_a_vignette_of_guns_are_no_count) {
    for (const std::string_view line :
         {"(ART-III-RA)EII light, 1 vignette, two sakers and a mynion",
          "1 x (ART-III-RA)EII light, four 6-pounders", "1 x (ART-III-RA)EII light, 12 pdrs",
          "1 x (ART-III-RA)EII light, 12 lb guns", "(ART-III-RA)EII light, the Twelve Pounders .... 1",
          "1 off (ART-III-RA)EII light, two bronze cannon"})
        BOOST_TEST_CONTEXT(line)
    check_list("into-glory-ride", fmt::format("AP 5.\n\n1 x (HCC-III-RA) General\n{}\n", line),
               "1 x (HCC-III-RA) | 1 x (ART-III-RA)EII light");
    // Of troops that are no guns, and without another count, they may be one.
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", "AP 5.\n\n1 x (HIM-III-RA)EII, two guns\n")), "");
}

BOOST_AUTO_TEST_CASE(a_numeral_behind_a_name_is_not_its_writer) {
    const auto list = [](std::string_view troops) {
        return read_list("ancient-1969", fmt::format("Assyrian, all barbarian\n\nC-in-C, alone   100\n{}\n"
                                                     "Unit commander   25\n",
                                                     troops));
    };
    for (const std::string_view troops :
         {"Chariots I       8 chariots, class B @ 16      128", "Chariots I - 8 chariots, class B @ 16 = 128",
          "Royal Chariots I     8 chariots, class B @ 16     128",
          "Chariots I\t8 chariots, class B @ 16\t128", "Guard Chariots I 8 chariots B @ 16 = 128"})
        BOOST_TEST_CONTEXT(troops) {
            BOOST_CHECK_EQUAL(asked_of(list(troops)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", list(troops)),
                              "1 x Barb C-in-C | 8 x Barb Ch B & 1 x Barb Cdr");
        }
    for (const std::string_view troops :
         {"Chariots I have 8, class B, I think, @ 16", "Chariots, I believe 8 chariots of class B @ 16",
          "Keith and I 8 chariots, class B @ 16", "Chariots I or II - 8 chariots, class B @ 16"})
        BOOST_CHECK_MESSAGE(!asked_of(list(troops)).empty(), troops);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
