// SPDX-License-Identifier: MIT
// Names within sentences: of men with initials, of units, of authors who are cited.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(names_in_sentences)

BOOST_AUTO_TEST_CASE(initials_end_no_sentence) {
    for (const std::string_view leader : {"D.H. Hill", "J.E.B. Stuart", "R. E. Lee", "A.P. Hill"})
        check_list(
            "into-glory-ride",
            fmt::format("Left - {}\n2 x (HIM-III-RA) the wood\nRight - {}\n1 x (HSC-IV-RA) (General)\n",
                        leader, leader),
            "2 x (HIM-III-RA) | 1 x (HSC-IV-RA)");
}

BOOST_AUTO_TEST_CASE(a_sentence_may_call_its_unit_by_a_name_between_quotation_marks) {
    const auto list = [](std::string_view opening) {
        return read_list(
            "undying-lands",
            fmt::format("General rated 3, with the Wolves.\n\nThe Wing of Ash is led by a "
                        "sub-commander rated 3 and has orders to attack.\n{} 3 vignettes of loose "
                        "order regular mounted with lance, average physique, average size, "
                        "morale III, drilled, defence class B with shield.\n",
                        opening));
    };
    for (const std::string_view opening : {"The tactical unit \"Wolves\" is", "The unit \"Wolves\" is",
                                           "The tactical unit \"Wolves of Ash\" is", "The unit Wolves is"})
        BOOST_TEST_CONTEXT(opening) {
            const WrittenArmy made = list(opening);
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 1U);
            BOOST_REQUIRE_EQUAL(made.army.bodies[0].units.size(), 1U);
            BOOST_TEST(made.army.bodies[0].units[0].name.starts_with("Wolves"));
            BOOST_REQUIRE(!made.army.bodies[0].units[0].troops.empty());
            BOOST_TEST(made.army.bodies[0].units[0].troops[0].count == 3);
        }
    BOOST_CHECK_NE(asked_of(list("The tactical unit \"Wolves\" is not")), "");
}

BOOST_AUTO_TEST_CASE(what_one_has_put_is_what_is_written) {
    for (const std::string_view told : {"Everybody is RA unless I've put IF.", "All are RA unless I put IF.",
                                        "Everything is RA unless I wrote IF."})
        check_list(
            "phalanx",
            fmt::format("{}\nAP 6.\n\n9 HIP-III pikes\n1 HCC-IV General\n2 LSC-III (IF) scouts\n", told),
            "9 x (HIP-III-RA) | 1 x (HCC-IV-RA) | 2 x (LSC-III-IF)");
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx", "All are RA unless I forgot IF.\nAP 6.\n\n9 HIP-III pikes\n1 "
                                      "HCC-IV General\n2 LSC-III scouts\n")),
        "");
}

BOOST_AUTO_TEST_CASE(an_author_who_mentions_troops_brings_none) {
    for (const std::string_view told :
         {"Cassius Dio 60.21 mentions the elephants!", "Livy 22.47 describes the heavy cavalry.",
          "Caesar writes of 40 elephants.", "Polybius reports 12 elephants in that battle."}) {
        const WrittenArmy made = read_list(
            "ancient-1969", fmt::format("Roman, 1000 points, all regular\n\nC-in-C 100\n24 heavy infantry, "
                                        "pilum, class B, and a unit commander\n\n{}\n",
                                        told));
        BOOST_TEST_CONTEXT(told)
        BOOST_TEST(made.troops == 3U);
    }
}

BOOST_AUTO_TEST_CASE(troops_come_with_whoever_brings_them) {
    const auto list = [](std::string_view sentence) {
        return read_list("phalanx",
                         fmt::format("AP 4. All IF.\n\nThe shieldwall is one vignette of HIS-IV, with "
                                     "my General.\n{}\n",
                                     sentence));
    };
    for (const std::string_view sentence :
         {"Morcar brings two vignettes of HIW-III (fyrdmen).", "Earl Morcar brings 2 vignettes of HIW-III.",
          "Morcar sends two HIW-III (his fyrdmen).", "Edwin of Mercia brings 2 x (HIW-III).",
          "Wulfnoth adds two elements of HIW-III (fyrdmen).",
          "Morcar of the North fields two vignettes of HIW-III",
          "Then Morcar brings two vignettes of HIW-III."})
        BOOST_TEST_CONTEXT(sentence) {
            BOOST_CHECK_EQUAL(asked_of(list(sentence)), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", list(sentence)), "1 x (HIS-IV-IF) | 2 x (HIW-III-IF)");
        }
    for (const std::string_view sentence :
         {"Perhaps Morcar brings two vignettes of HIW-III.", "Morcar might bring two vignettes of HIW-III.",
          "Morcar brings two vignettes of HIW-III against me.", "He brings two vignettes of HIW-III.",
          "Morcar brings two vignettes of HIW-III next time.",
          "Morcar never brings two vignettes of HIW-III.",
          "Morcar brings two vignettes of HIW-III, next time.", "Keith, you bring two vignettes of HIW-III.",
          "Morcar brings two more vignettes of HIW-III.",
          "Morcar brings two vignettes of HIW-III, not three."})
        BOOST_CHECK_MESSAGE(!asked_of(list(sentence)).empty(), sentence);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
