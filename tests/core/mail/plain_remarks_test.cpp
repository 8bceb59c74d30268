// SPDX-License-Identifier: MIT
// What players say around a statement: conclusions, excuses, whom a sum counts, how many are linked.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(plain_remarks)

BOOST_AUTO_TEST_CASE(the_activation_of_an_army_follows_from_its_class) {
    const auto list = [](std::string_view told) {
        return asked_of(
            read_list("phalanx-ii", fmt::format("All RA.\n\n2 HISn spears\n1 HSC+ General\n\n{}\n", told)));
    };
    for (const std::string_view told :
         {"3 vign., regular army, hence 6 AP.", "3 vignettes, regular army therefore 6 AP.",
          "3 vignettes, a regular army, which gives me 6 AP.", "A regular army, that makes 6 AP."})
        BOOST_CHECK_EQUAL(list(told), "");
    BOOST_CHECK_NE(list("3 vignettes, regular army, hence 6 elephants."), "");
}

BOOST_AUTO_TEST_CASE(a_link_may_be_counted_and_so_may_those_in_it) {
    const std::size_t slot = rules_called("phalanx").trait(Level::unit, "link")->slot;
    const auto list = [](std::string_view link) {
        return read_list("phalanx", fmt::format("AP 4\n3 HIS-III-RA spears{}\n1 HCC-IV-RA General\n", link));
    };
    for (const std::string_view link :
         {" - one link, in line", ", all three linked in line", " (the three are linked in line)",
          ", all three in one link, in line", ", forming one link in line", " (in one link, in line)"})
        BOOST_TEST_CONTEXT(link) {
            BOOST_CHECK_EQUAL(asked_of(list(link)), "");
            BOOST_CHECK_EQUAL(list(link).army.bodies.at(0).units.at(0).values[slot], 1);
        }
    for (const std::string_view link :
         {", two of them linked in line", ", all four linked in line", " - two links in line"})
        BOOST_CHECK_NE(asked_of(list(link)), "");
}

BOOST_AUTO_TEST_CASE(an_army_may_be_called_after_its_people) {
    const auto list = [](std::string_view told, std::string_view name) {
        return asked_of(
            read_list("phalanx", fmt::format("{}\n\n3 HIS-III {}\n1 HCC-IV General\n", told, name)));
    };
    BOOST_CHECK_EQUAL(list("My Burgundians are all regular army (RA), base AP 5.", "spears"), "");
    BOOST_CHECK_EQUAL(list("All my Burgundians are RA, base AP 5.", "spears"), "");
    BOOST_CHECK_NE(list("My Burgundians are all RA, base AP 5.", "Burgundians"), "");
    BOOST_CHECK_NE(list("My Burgundians are all RA. AP 5.", "spears"), "");
}

BOOST_AUTO_TEST_CASE(a_title_may_stand_before_what_all_are) {
    const auto list = [](std::string_view told) {
        return read_list("phalanx-ii",
                         fmt::format("{}\n\n2 HISn spears\n1 HSC+ General\n2 VLIn bows (IR)\n", told));
    };
    for (const std::string_view told :
         {"Normans 1066, RA but for the last line.", "Normans of 1066, RA except the bows.",
          "RA, only the last line is IR.", "All RA except for the last one."}) {
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(list(told)), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", list(told)),
                              troops_of("phalanx-ii", list("All RA except the last line.")));
        }
    }
    BOOST_CHECK_NE(asked_of(list("Spearmen, RA except the last line.")), "");
}

BOOST_AUTO_TEST_CASE(those_on_the_table_are_no_sum) {
    const auto list = [](std::string_view told) {
        return asked_of(read_list(
            "into-glory-ride",
            fmt::format("AP 4\n2 (HIP-III-RA)+AA(EII) pikes\n1 (HCC-IV-RA) General\n\n{}\n", told)));
    };
    BOOST_CHECK_EQUAL(list("That is 5 by the book though only three stand on the table."), "");
    BOOST_CHECK_NE(list("Total 7 by the book though only six stand on the table."), "");
}

BOOST_AUTO_TEST_CASE(foot_horse_and_some_may_have_bases_of_their_own) {
    const auto bases = [](std::string_view told) {
        return values_of("phalanx-ii",
                         read_list("phalanx-ii", fmt::format("All RA. {}\n\n2 HISn spears\n1 HSC+ Templars\n"
                                                             "1 HSC+ General\n",
                                                             told)),
                         "bases");
    };
    for (const std::string_view told : {"My foot vignettes have 4 bases each, the mounted ones 2 bases each. "
                                        "Only the Templars have 3 bases, I "
                                        "had painted so many of them.",
                                        "Foot has 4 bases, horse 2. Only the Templars have 3.",
                                        "Foot has 4 bases, horse 2, only the Templars have 3 bases.",
                                        "Foot has 4 bases and mounted ones have 2. The Templars have three."})
        BOOST_CHECK_EQUAL(bases(told), bases("Foot has 4 bases, horse 2. The Templars have 3 bases."));
    BOOST_CHECK_NE(bases("Foot has 4 bases, horse 2."),
                   bases("Foot has 4 bases, horse 2. The Templars have 3."));
}

BOOST_AUTO_TEST_CASE(a_sum_may_say_that_it_counts_the_leader) {
    const auto list = [](std::string_view told) {
        return asked_of(read_list(
            "ancient-1969",
            fmt::format(
                "Greeks, all regular.\n\nC-in-C 100\n30 HI, B, long spear, 7 each = 210, unit commander "
                "10\n\n{}\n",
                told)));
    };
    for (const std::string_view told :
         {"Points with the C-in-C: 320", "Total including the C-in-C: 320", "With the C-in-C that makes 320"})
        BOOST_CHECK_EQUAL(list(told), "");
    BOOST_CHECK_NE(list("With the C-in-C: 320"), "");
}

BOOST_AUTO_TEST_CASE(the_last_unit_ends_where_the_sum_stands_further_out) {
    const auto list = [](std::string_view sum) {
        return read_list("ancient-1969", fmt::format("Macedonians, all regular.\n\n1. C-in-C: 100\n2. Guard\n"
                                                     "   15 HI, B, long spear, 7 each: 105\n"
                                                     "   unit commander: 10\n3. Noble horse\n"
                                                     "   10 HC, B, lance, shield, 11 each: 110\n"
                                                     "   unit commander: 10\n{}\n",
                                                     sum));
    };
    BOOST_CHECK_EQUAL(asked_of(list("Total 335")), "");
    BOOST_CHECK_EQUAL(list("Total 335").army.bodies.at(0).units.size(), 3U);
}

BOOST_AUTO_TEST_CASE(the_activation_may_follow_behind_so) {
    const auto list = [](std::string_view told) {
        return asked_of(
            read_list("phalanx-ii", fmt::format("All RA.\n\n2 HISn spears\n1 HSC+ General\n\n{}\n", told)));
    };
    for (const std::string_view told : {"A regular army, so AP is 6.", "A regular army, so its AP is 6.",
                                        "Regular army, so 6 AP.", "A regular army, and so the base AP is 6."})
        BOOST_CHECK_EQUAL(list(told), "");
    BOOST_CHECK_NE(list("An irregular army, so AP is 4."), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
