// SPDX-License-Identifier: MIT
// What players tell in sentences over, beside or beneath the lines of their troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(told_in_other_places)

BOOST_AUTO_TEST_CASE(an_officer_has_a_name_in_a_row_of_his_own) {
    const auto table = [](std::string_view first, std::string_view second) {
        return read_list(
            "ancient-1969",
            fmt::format("Persians\n\nUnit | No. | Type | Status | Class | Weapon\nDarius | 1 | "
                        "C-in-C | barbarian | |\nGreek hoplites | 40 | HI | regular | C | long "
                        "spear\n{} | 1 | unit commander | regular | |\nKardakes | 30 | MI | regular "
                        "| B | javelin\n{} | 1 | unit commander | regular | |\n",
                        first, second));
    };
    const std::string troops = troops_of("ancient-1969", table("their officer", "their officer"));
    for (const WrittenArmy& made : {table("their strategos", "their captain"), table("Memnon", "Artabazos"),
                                    table("leader of the above", "leader of the above"),
                                    table("captain of the hoplites", "captain of the Kardakes")}) {
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), troops);
    }
    BOOST_CHECK_NE(asked_of(table("captain of the Kardakes", "captain of the hoplites")), "");
}

BOOST_AUTO_TEST_CASE(the_label_of_a_unit_may_be_a_sentence) {
    const auto list = [](std::string_view first, std::string_view second) {
        return read_list(
            "undying-lands",
            fmt::format(
                "General: rating 6.\n\nFirst wing. Sub-commander: rating 5. Orders: hold.\n\n{}\n4 vignettes "
                "of "
                "spears: foot, close order, regular, spear, morale V, skilled, defence D, large "
                "shield.\n\n{}\n3 vignettes of archers: foot, loose order, regular, elf-bow, morale IV, "
                "skilled, defence B, no shield.\n",
                first, second));
    };
    const std::string troops =
        troops_of("undying-lands", list("Unit 1 (General, sub-commander):", "Unit 2:"));
    for (const WrittenArmy& made :
         {list("Unit One - joined by the General and by the sub-commander.", "Unit Two."),
          list("Unit 1. The General and the sub-commander are with it.", "Unit 2."),
          list("First unit - led by the General and the sub-commander.", "Second unit."),
          list("Unit A, joined by the sub-commander and the General.", "Unit B - nobody with it."),
          list("Unit One (where the General and the sub-commander are).", "Unit Two, without leaders.")}) {
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("undying-lands", made), troops);
        BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 1);
        BOOST_CHECK_EQUAL(made.army.bodies.front().units.size(), 2);
    }
}

BOOST_AUTO_TEST_CASE(a_second_general_is_one_too) {
    const auto list = [](std::string_view first, std::string_view second) {
        return read_list("phalanx-ii",
                         fmt::format("All are RA.\n\n1 HSCn equites; {}\n4 HINn hastati\n1 HSC+ "
                                     "allies; {}\n",
                                     first, second));
    };
    const std::string troops = troops_of("phalanx-ii", list("General", "General"));
    for (const WrittenArmy& made :
         {list("the consul Paullus is here as General", "the consul Varro is here as the other General"),
          list("Paullus as first General", "the consul Varro is here as the second General"),
          list("Paullus, one of the two Generals", "Varro, the other of the two Generals")}) {
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("phalanx-ii", made), troops);
    }
}

BOOST_AUTO_TEST_CASE(numbers_of_a_story_count_no_troops) {
    const auto list = [](std::string_view told) {
        return read_list("phalanx", fmt::format("AP 4\n\nHIS-V-RA x1 = King Harold (General)\nHIS-IV-RA x3 = "
                                                "thegns\nVLI-II-IF x1 = {}\n",
                                                told));
    };
    const std::string troops = troops_of("phalanx", list("boys"));
    for (const std::string_view told :
         {"the one bow in the army, and some stones", "boys, the two slings of them",
          "boys with the only three javelins"}) {
        BOOST_CHECK_EQUAL(asked_of(list(told)), "");
        BOOST_CHECK_EQUAL(troops_of("phalanx", list(told)), troops);
    }
    BOOST_CHECK_NE(troops_of("phalanx", list("boys, and one HIB-III-RA archers")), troops);
}

BOOST_AUTO_TEST_CASE(a_count_may_have_a_label) {
    const auto list = [](std::string_view count) {
        return read_list("phalanx-ii", fmt::format("Gauls\n\nHIWn IR{}\nHSC+ IR x 1, General\n", count));
    };
    const std::string troops = troops_of("phalanx-ii", list(" x 4"));
    for (const std::string_view count :
         {" count=4", " (count = 4)", ", qty: 4", " number=4", "; vignettes=4", ", Anzahl: 4", " n=4"}) {
        BOOST_CHECK_EQUAL(asked_of(list(count)), "");
        BOOST_CHECK_EQUAL(troops_of("phalanx-ii", list(count)), troops);
    }
}

BOOST_AUTO_TEST_CASE(several_to_each_line_are_asked_about) {
    const auto list = [](std::string_view told) {
        return asked_of(read_list("into-glory-ride", fmt::format("AP 6. {}\n\n1. (HIP-III-RA) foot\n2. "
                                                                 "(HSC-IV-RA)EII General\n",
                                                                 told)));
    };
    for (const std::string_view told :
         {"One number, two vignettes.", "Each line two vignettes.", "Every number is two vignettes.",
          "A line = 2 vignettes.", "Jede Zeile zwei Vignetten.", "Two of each!", "All lines are doubled.",
          "Each entry counts twice."})
        BOOST_CHECK_NE(list(told), "");
    for (const std::string_view told : {"One number, one vignette.", "So 2 in all."})
        BOOST_CHECK_EQUAL(list(told), "");
}

BOOST_AUTO_TEST_CASE(a_graded_code_of_no_class_is_asked_about) {
    const auto list = [](std::string_view line) {
        return asked_of(
            read_list("phalanx-ii", fmt::format("All IR.\n\n4 HIWn warriors\n1 HSC+ General\n{}\n", line)));
    };
    for (const std::string_view line : {"LSP-", "HIQ+", "LSP- x2", "2 LSP-", "LSP- boys"})
        BOOST_CHECK_NE(list(line), "");
    BOOST_CHECK_EQUAL(list("LIN-"), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
