// SPDX-License-Identifier: MIT
// What players tell of their troops besides: glosses, how the list is written, how many stand beneath a
// heading.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::string asked_of_foot(std::string_view behind) {
    return asked_of(
        read_list("phalanx", fmt::format("AP 4. Everything is irregular (IF).\n\n"
                                         "Ten vignettes of heavy infantry warband, class IV{}\n"
                                         "One vignette of heavy infantry warband, class V, with the General\n"
                                         "One vignette of light infantry warband, class II\n",
                                         behind)));
}

WrittenArmy with_header(std::string_view header) {
    return read_list(
        "phalanx", fmt::format("{}\n\n11 x (HIS-IV-RA) huscarls\n1 x (HIS-V-RA) Harold, General\n", header));
}

WrittenArmy galadhrim(std::string_view heading) {
    return read_list(
        "undying-lands",
        fmt::format("General's rating 5.\n\nWing of the Wood, sub-commander's rating 4, orders: wait\n"
                    "{}\n    loose order regular foot, elf-bow, average physique and size, morale IV, "
                    "skilled, defence B, no shield\n",
                    heading));
}

} // namespace

BOOST_AUTO_TEST_SUITE(glosses)

BOOST_AUTO_TEST_CASE(what_stands_apart_behind_a_complete_class_is_what_they_are_called) {
    for (const std::string_view gloss :
         {", boys and greybeards", ", from behind the trees", " - the hill folk",
          " (sworn companions of the king)", ", people of the coast."})
        BOOST_TEST_CONTEXT(gloss)
    BOOST_CHECK_EQUAL(asked_of_foot(gloss), "");
}

BOOST_AUTO_TEST_CASE(what_may_be_a_value_or_takes_something_back_is_asked) {
    for (const std::string_view open :
         {", unshielded", ", mounted", ", half with bows", ", not all of them", " hill folk"})
        BOOST_TEST_CONTEXT(open)
    BOOST_CHECK(!asked_of_foot(open).empty());
}

BOOST_AUTO_TEST_CASE(a_gloss_is_asked_where_something_is_still_to_be_said) {
    const std::string list =
        "AP 4\n\nTen vignettes of heavy infantry warband, class IV, boys and greybeards\n";
    BOOST_CHECK(asked_of(read_list("phalanx", list)).find("boys and greybeards") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(remarks_on_how_the_list_is_written_are_passed_over) {
    for (const std::string_view header :
         {"AP 4\nOne line is one vignette.", "AP 4\nEach line is one vignette.",
          "AP 4, nobody is linked:", "AP 4\nAll of it comes out four bases wide.", "AP 4\n12 au total"})
        BOOST_TEST_CONTEXT(header)
    BOOST_CHECK_EQUAL(asked_of(with_header(header)), "");
    BOOST_CHECK(!asked_of(with_header("AP 4\nEach line is two vignettes.")).empty());
    BOOST_CHECK(!asked_of(with_header("AP 4\n13 au total")).empty());
}

BOOST_AUTO_TEST_CASE(a_mark_stands_in_its_column_by_its_first_letters) {
    const auto marked = [](std::string_view mark) {
        return read_list("phalanx", fmt::format("AP 4\n\nClass;Army;Integrity;Qty;Description;Gen\n"
                                                "HIS;RA;IV;11;huscarls;\nHIS;RA;V;1;Harold;{}\n",
                                                mark));
    };
    for (const std::string_view mark : {"G", "Gen", "x", "yes"})
        BOOST_TEST_CONTEXT(mark) {
            const WrittenArmy made = marked(mark);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            const std::size_t general = rules_called("phalanx").trait(Level::troop, "general")->slot;
            BOOST_CHECK_EQUAL(made.army.bodies.front().units.back().troops.front().values[general], 1);
        }
    BOOST_CHECK(!asked_of(marked("Q")).empty());
    BOOST_CHECK(!asked_of(marked("perhaps")).empty());
}

BOOST_AUTO_TEST_CASE(the_heading_of_a_unit_counts_what_stands_beneath) {
    for (const std::string_view heading : {"Unit 1, 3 vignettes:", "Unit 1, Galadhrim, 3 vignettes",
                                           "Unit 1, Galadhrim, 3 vignettes (the General is here)"})
        BOOST_TEST_CONTEXT(heading) {
            const WrittenArmy made = galadhrim(heading);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK(troops_of("undying-lands", made).starts_with("3 x "));
        }
    const std::string three =
        "General's rating 5.\n\nWing of the Wood, sub-commander's rating 4, orders: wait\n"
        "Unit 1 (4 vignettes)\n    3 x loose order regular foot, elf-bow, average physique "
        "and size, morale IV, skilled, defence B, no shield\n";
    BOOST_CHECK(
        asked_of(read_list("undying-lands", three)).find("counts otherwise than what is beneath it") !=
        std::string::npos);
}

BOOST_AUTO_TEST_CASE(several_leaders_are_placed_in_one_sentence) {
    const std::string list =
        "General's rating 5.\n\nWing of the Wood, sub-commander's rating 4, orders: wait\n"
        "Unit 1: 3 archers, loose order regular foot, elf-bow, average physique and size, morale IV, "
        "skilled, "
        "defence B, no shield\n\nWing of the Hill, sub-commander's rating 4, orders: wait\n"
        "Unit 2: 3 archers, loose order regular foot, elf-bow, average physique and size, morale IV, "
        "skilled, "
        "defence B, no shield\n\n{}\n";
    for (const std::string_view told :
         {"The General is with unit 1, the sub-commanders are with units 1 and 2.",
          "The General is with unit 1. The sub-commander is with unit 1, the "
          "sub-commander is with unit 2."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_EQUAL(asked_of(read_list("undying-lands", fmt::format(fmt::runtime(list), told))), "");
    BOOST_CHECK(
        !asked_of(read_list("undying-lands",
                            fmt::format(fmt::runtime(list), "The sub-commanders are with units 1 and 7.")))
             .empty());
}

BOOST_AUTO_TEST_CASE(a_count_may_stand_behind_dots) {
    check_list("phalanx-ii",
               "All RA.\n\nLIW+ ........ 2   falxmen, one of them with the General\nLIWn ........ 4   more\n",
               "1 x LIW+ & 1 x LIW+ | 4 x LIWn");
}

BOOST_AUTO_TEST_CASE(a_limit_is_no_sum) {
    const auto with = [](std::string_view words) {
        return asked_of(read_list(
            "undying-lands", fmt::format("General's rating 5. {}\n\nLeft wing, sub-commander's rating 4, "
                                         "orders: wait\nUnit 1 (General, sub-commander): 3 x foot, loose "
                                         "order, regular, elf-bow, average physique and size, morale IV, "
                                         "skilled, defence B, no shield\n",
                                         words)));
    };
    BOOST_CHECK_EQUAL(with("We agreed on 350 IP at most."), "");
    BOOST_CHECK(!with("It is 350 IP.").empty());
}

BOOST_AUTO_TEST_CASE(the_price_of_one_stands_beneath_its_unit) {
    const auto with = [](std::string_view price) {
        return asked_of(
            read_list("undying-lands",
                      fmt::format("General's rating 5.\n\nWing \"Greenwood\", sub-commander's rating 4, "
                                  "orders: wait\n\n  Unit 1: Archers of the glade, 3 vignettes\n"
                                  "    foot, loose order, regular\n    side arms and elf-bow\n"
                                  "    average physique, average size, morale IV, skilled\n"
                                  "    defence B, no shield\n    {}\n"
                                  "    (the General and the sub-commander are both with this unit)\n",
                                  price)));
    };
    BOOST_CHECK_EQUAL(with("22 IP each"), "");
    BOOST_CHECK(!with("23 IP each").empty());
}

BOOST_AUTO_TEST_CASE(what_is_said_of_all_may_be_said_in_two_clauses) {
    const std::string list = "Britons. {}\n\n40 MI javelin, shield\nUnit commander\n";
    for (const std::string_view all :
         {"The whole lot are barbarians, class D.", "All barbarians, and all of class D."})
        BOOST_TEST_CONTEXT(all) {
            const WrittenArmy made = read_list("ancient-1969", fmt::format(fmt::runtime(list), all));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK(troops_of("ancient-1969", made).starts_with("40 x Barb MI D"));
        }
}

BOOST_AUTO_TEST_CASE(kinds_in_a_row_have_what_is_said_of_them_together) {
    const auto with = [](std::string_view words) {
        return read_list("phalanx-ii",
                         fmt::format("All IR.\n{}\n\nUnit 1: HSCn x 2\nUnit 2: ELEn x 1, General\n"
                                     "Unit 3: HSCn x 1, four-horse chariots\nUnit 4: LINn x 3\n",
                                     words));
    };
    const WrittenArmy made = with("All the horse, chariots and elephants stand on 2 bases.");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(
        values_of("phalanx-ii", made, "bases"),
        values_of("phalanx-ii", with("All the horse and all the elephants on 2 bases."), "bases"));
    BOOST_CHECK_NE(values_of("phalanx-ii", made, "bases"), values_of("phalanx-ii", with(""), "bases"));
    BOOST_CHECK(!asked_of(with("All the horse, all the elephants stand on 2 bases.")).empty());
}

BOOST_AUTO_TEST_CASE(a_unit_by_its_name_keeps_the_count_beneath) {
    const std::string foot =
        ": foot, loose order, regular, spear, average physique and size, morale IV, skilled, "
        "defence B, no shield\n";
    const WrittenArmy made = read_list(
        "undying-lands",
        "General's rating 4\n\nWing, sub-commander rating 3, orders: wait\n  - Unit \"Chameleons\"\n"
        "    - 4 x skirmishers" +
            foot + "  - Unit \"Drakes\"\n    - 2 x guards" + foot);
    BOOST_CHECK_EQUAL(asked_of(made), "");
    const std::string troops = troops_of("undying-lands", made);
    BOOST_CHECK(troops.starts_with("4 x ") && troops.find("| 2 x ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_heading_says_which_line_it_is) {
    for (const std::string_view heading :
         {"First line, which is the main battle line:", "First line, that is the main battle line:",
          "First line, i.e. the main line:", "Front, these are the main line:"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_EQUAL(
        asked_of(read_list("phalanx", fmt::format("All regular. AP 5.\n\n{}\n- 11 x HIN-IV\n- 1 x "
                                                  "HIN-V, the General\n",
                                                  heading))),
        "");
    for (const std::string_view heading : {"Front, which is with the General:"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx",
                           fmt::format("All regular. AP 5.\n\n{}\n- 11 x HIN-IV\n- 1 x HIN-V\n", heading))),
        "");
}

BOOST_AUTO_TEST_CASE(a_pair_may_be_explained_as_it_is) {
    const auto list = [](std::string_view said) {
        return fmt::format("AP 4.\n\nname=Foot; number=10; class=HIS; army=RA; integrity=III\n"
                           "name=Chief; number=1; class=HCC; army=RA; integrity=V; general=yes\n"
                           "name=Slings; number=1; class=VLI; army=IF; integrity=II; line=off\n\n{}\n",
                           said);
    };
    for (const std::string_view said :
         {"\"line=off\" means that they lie in front of the main battle line, not in it.",
          "line=off means off the main battle line", "\"general=yes\" marks my General."})
        BOOST_TEST_CONTEXT(said)
    check_list("phalanx", list(said), "10 x (HIS-III-RA) | 1 x (HCC-V-RA) | 1 x (VLI-II-IF)");
    for (const std::string_view said :
         {"\"line=off\" means that they stand in the main battle line.",
          "\"line=off\" means that two of them are in front of the line.",
          "\"line=off\" means in front of the main battle line, with integrity IV.",
          "\"line=yes\" means that they lie in front of the main battle line."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", list(said))), "");
}

BOOST_AUTO_TEST_CASE(the_order_within_lines_is_no_troop) {
    const auto list = [](std::string_view said) {
        return read_list(
            "ancient-1969",
            fmt::format("Assyrian army, 1000 points, all barbarian. {}\n\nKing Sargon, "
                        "commander-in-chief, on his own ... 100\nUnit commander 25 + 20 MI javelin "
                        "D @ 3 ... 85\n",
                        said));
    };
    for (const std::string_view said :
         {"Officers come first on each line.", "The officer stands at the beginning of each line.",
          "In every row the officer is named first, then his men, points at the end.",
          "Each line: officer first, men next, cost last.", "Officers first in every line, price last."}) {
        BOOST_CHECK_EQUAL(asked_of(list(said)), "");
        BOOST_CHECK_EQUAL(troops_of("ancient-1969", list(said)),
                          "1 x Barb C-in-C | 1 x Barb Cdr & 20 x Barb MI D, javelin, shield");
    }
    for (const std::string_view said :
         {"Officers come first on each line, two of them.", "Officers come last on each line, regular.",
          "Officers stand in the first line.", "Each line: officer first, 20 men last."})
        BOOST_CHECK_MESSAGE(!asked_of(list(said)).empty(), said);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
