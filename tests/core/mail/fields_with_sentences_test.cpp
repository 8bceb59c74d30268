// SPDX-License-Identifier: MIT
// Fields whose order the mail explains, with names that count and sentences behind the last of them.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <tuple>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(fields_with_sentences)

constexpr std::string_view realm =
    "My lines read: vignettes / name / class / order / army / weapon / missile / physique / morale / "
    "proficiency / defence / shield / barding\n"
    "All of them are of average size. General's rating 3.\n"
    "\n"
    "Wing 1, sub-commander rating 2, orders hold\n"
    "3 / {} / foot / close / regular / spear / none / average / IV / skilled / C / shield / none{}\n"
    "2 / Outriders / mounted / open / irregular / none / SRW / average / III / drilled / A / none / "
    "partial{}\n";

BOOST_AUTO_TEST_CASE(a_sentence_stands_behind_the_last_field) {
    for (const auto& [name, behind, riders] :
         {std::tuple("Footmen", ". The General and the sub-commander are here.", ""),
          std::tuple("Six Hundred", ". General and sub-commander with them", "."),
          std::tuple("Seven Sons", ". General and sub-commander lead this unit.", "."),
          std::tuple("Footmen", " (General, sub-commander)", "")})
        BOOST_TEST_CONTEXT(name << behind << riders)
    check_list("undying-lands", fmt::format(realm, name, behind, riders),
               "3 x Foot CO Reg, Spear, IV-S, C+Sh | 2 x Mtd OO Irr, SA+SRW, III-D, A, half-barded");
    check_list("undying-lands",
               fmt::format(realm, "Footmen", ". General and sub-commander here.", ". These are fast."),
               "3 x Foot CO Reg, Spear, IV-S, C+Sh | 2 x Mtd OO Irr, SA+SRW, III-D, A, half-barded, fast");
    check_list(
        "ancient-1969",
        "Gauls, all barbarians. Each line has: number; name; type; class; weapon; shield; points each; UC\n"
        "\n"
        "Queen, commander-in-chief, 100\n"
        "10; Hundred Families; LC; B; javelin; shield; 7; UC 25.\n"
        "20; Herdsmen; LI; D; sling; no shield; 2; UC 25. They are boys.\n",
        "1 x Barb C-in-C | 10 x Barb LC B, javelin, shield & 1 x Barb Cdr | 20 x Barb LI D, sling, no shield "
        "& 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_sentence_behind_fields_that_says_what_nobody_knows_is_asked_about) {
    for (const std::string_view behind :
         {". One of them has a lance.", ". Not regular after all.", " / javelin. General here."})
        BOOST_TEST_CONTEXT(behind)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(realm, "Footmen", behind, ""))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
