// SPDX-License-Identifier: MIT
// What a list explains before its troops: signs, short forms, things, letters of links.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::string list_with_signs(std::string_view told) {
    return fmt::format("All RA. {}\n\n2 x HIBn crossbows\n1 x HSC+ captain, General\n2 x HISn halberds *\n"
                       "1 x VLIn handgunners *\n",
                       told);
}

std::string list_of_letters(std::string_view told) {
    return fmt::format(
        "AP 4. {}\n\n2 HIS-III-RA / A / guard\n1 HIB-III-RA / - / archers\n"
        "1 HIS-II-RA / A / levy\n2 LIN-III-RA / B / javelins\n1 HCC-IV-RA / - / duke, General\n",
        told);
}

} // namespace

BOOST_AUTO_TEST_SUITE(explained_things)

BOOST_AUTO_TEST_CASE(an_asterisk_means_what_a_sentence_says) {
    for (const std::string_view told :
         {"Those with an asterisk stand off the main battle line.",
          "An asterisk marks those off the main line.", "Whoever has a star is off the line.",
          "Those marked * are off the main battle line."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = read_list("phalanx-ii", list_with_signs(told));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "line"), "0 0 1 1 ");
        }
    const WrittenArmy others =
        read_list("phalanx-ii", list_with_signs("Those without an asterisk have field defences."));
    BOOST_CHECK_EQUAL(asked_of(others), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", others, "defences"), "1 1 0 0 ");
}

BOOST_AUTO_TEST_CASE(a_sign_that_multiplies_explains_nothing) {
    const WrittenArmy made = read_list("phalanx-ii", "All RA. Those with an asterisk are off the line.\n\n"
                                                     "2 * HIBn crossbows\n1 x HSC+ captain, General\n");
    BOOST_CHECK_NE(asked_of(made), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "line"), "0 0 ");
}

BOOST_AUTO_TEST_CASE(a_thing_is_what_those_have_who_stand_behind_it) {
    const auto list = [](std::string_view told, std::string_view thing) {
        return read_list(
            "phalanx-ii",
            fmt::format("All RA. {}\n\n2 x HIBn bows, {}\n1 x HSC+ captain, General\n", told, thing));
    };
    for (const std::string_view told :
         {"Hedges are field defences.", "The hedges are field defences.", "Hedges mean field defences."})
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(list(told, "hedges")), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", list(told, "hedges"), "defences"), "1 0 ");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", list(told, "no hedges"), "defences"), "0 0 ");
            BOOST_CHECK_NE(asked_of(list(told, "pavises")), ""); // nobody has one
        }
    BOOST_CHECK_EQUAL(asked_of(list("Stakes are field defences.", "stakes")), ""); // as everybody knows
    BOOST_CHECK_NE(asked_of(list("Some hedges are field defences.", "hedges")), "");
}

BOOST_AUTO_TEST_CASE(a_short_form_may_say_what_its_officers_are) {
    for (const std::string_view told :
         {"UC means a (barbarian) unit commander.", "UC = barbarian unit commander.",
          "UC is a barbarian unit commander."})
        check_list("ancient-1969",
                   fmt::format("Gauls. {}\n\nVercingetorix, C-in-C, barbarian: 100\n"
                               "30 medium infantry, barbarian, D, javelin, 3 each = 90, UC 25\n",
                               told),
                   "1 x Barb C-in-C | 30 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(the_same_letter_is_the_same_link) {
    for (const std::string_view told :
         {"The same letter is the same link, all links are in line, a dash is not linked.",
          "Those with the same letter are linked. All links are in line.",
          "The letter tells the link. Each link is in line; no letter, no link."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = read_list("phalanx", list_of_letters(told));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", made),
                              "2 x (HIS-III-RA) & 1 x (HIS-II-RA) | 1 x (HIB-III-RA) | 2 x (LIN-III-RA) | "
                              "1 x (HCC-IV-RA)");
        }
    BOOST_CHECK_NE(asked_of(read_list("phalanx", list_of_letters("The same letter is the same link."))), "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", list_of_letters("All links are in line."))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
