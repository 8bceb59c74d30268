// SPDX-License-Identifier: MIT
// Talk of who leads which unit, beside the rows that show it.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(leading_shown)

namespace {

WrittenArmy legions(std::string_view talk) {
    return read_list(
        "ancient-1969",
        fmt::format("Roman army, 600 points\n\nUnit\tNumber\tTroops\tStatus\tClass\tWeapon\tShield\t"
                    "Each\tPoints\n"
                    "Tenth\t1\tCommander-in-chief\tregular\t\t\t\t100\t100\n"
                    "Tenth\t20\tHeavy infantry\tregular\tC\tPilum\tyes\t6\t120\n"
                    "Ninth\t20\tHeavy infantry\tregular\tC\tPilum\tyes\t6\t120\n"
                    "Ninth\t1\tUnit commander\tregular\t\t\t\t10\t10\n\n{}\n",
                    talk));
}

WrittenArmy hoplites(std::string_view said) {
    return read_list("ancient-1969", fmt::format("Greek army, 600 points, all regular. {}\n\n"
                                                 "1. Nicias, C-in-C ..................... 100\n"
                                                 "   14 HI, long spear, B @ 7 ............  98\n"
                                                 "2. 25 HI, long spear, C @ 6 ............ 150\n"
                                                 "   unit commander ......................  10\n"
                                                 "3. 12 LC, javelin, C @ 8 ...............  96\n"
                                                 "   unit commander ......................  10\n",
                                                 said));
}

constexpr std::string_view nicias_with_men =
    "1 x Reg C-in-C & 14 x Reg HI B, long spear, shield | 25 x Reg HI C, long spear, shield & 1 x Reg Cdr | "
    "12 x Reg LC C, javelin, shield & 1 x Reg Cdr";

} // namespace

BOOST_AUTO_TEST_CASE(talk_of_him_who_leads_agrees_with_the_rows) {
    for (const std::string_view talk :
         {"The legate leads the Tenth himself, so it has no unit commander.",
          "The old consul commands the Tenth in person, that is why it needs no officer.",
          "The legate leads the Tenth himself."})
        BOOST_CHECK_EQUAL(asked_of(legions(talk)), "");
}

BOOST_AUTO_TEST_CASE(talk_of_him_who_leads_is_asked_about_where_the_rows_differ) {
    for (const std::string_view talk :
         {"The legate leads the Ninth himself, so it has no unit commander.",
          "The legate leads the Ninth himself.", "The legate leads the Tenth himself with a unit commander."})
        BOOST_CHECK_MESSAGE(!asked_of(legions(talk)).empty(), talk);
}

BOOST_AUTO_TEST_CASE(a_numbered_leader_leads_the_men_beneath_him) {
    for (const std::string_view said :
         {"Nicias is Commander-in-Chief and leads unit 1 in person, so that one needs no officer.",
          "Nicias, the C-in-C, leads unit 1 himself.", "Nicias leads unit 1 in person, so it has no officer.",
          "The C-in-C leads unit 1 in person, so it needs no unit commander.", "Nicias is with unit 1."})
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(asked_of(hoplites(said)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", hoplites(said)), nicias_with_men);
        }
}

BOOST_AUTO_TEST_CASE(a_numbered_leader_is_asked_about_where_he_is_told_to_be_elsewhere) {
    for (const std::string_view said :
         {"Nicias is Commander-in-Chief and leads unit 3 in person.", "Nicias leads unit 2 in person.",
          "The C-in-C is with unit 3.", "Nicias leads unit 7 in person."})
        BOOST_CHECK_MESSAGE(!asked_of(hoplites(said)).empty(), said);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
