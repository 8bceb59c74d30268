// SPDX-License-Identifier: MIT
// Names in which a word is cut short: no sentence ends there.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(names_cut_short)

BOOST_AUTO_TEST_CASE(no_sentence_ends_within_a_name) {
    for (const std::string_view name :
         {"3rd Btn. Life Guards", "Hancock, Va. Volunteers", "Col. Brown's Rgt.", "Hampton, Ga. Legion",
          "Gren. Rgt. Kleist", "Mass. Volunteers", "Leg. III. Cyren. veterans"})
        for (const std::string_view form : {"4 x (HIM-IV-RA)EIV {}\n", "HIM-IV-RA EIV x 4 {}\n"})
            BOOST_TEST_CONTEXT(name << form) {
                const std::string line = fmt::format(fmt::runtime(form), name);
                const WrittenArmy made =
                    read_list("into-glory-ride", "AP 5.\n\n" + line + "1 x (HIM-V-RA)EIV\n");
                BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made),
                                  "4 x (HIM-IV-RA)EIV | 1 x (HIM-V-RA)EIV");
                BOOST_CHECK_EQUAL(made.army.about.notes, "");
            }
    check_list("ancient-1969",
               "Roman army, 1000 points, all regular.\n\nC-in-C = 100\n"
               "Leg. X Gem. 20 HI pilum B @ 7 = 140, officer 10\n"
               "4th Btn. Cretans 20 LI bow no shield C @ 3 = 60, officer 10\n",
               "1 x Reg C-in-C | 20 x Reg HI B, pilum, shield & 1 x Reg Cdr | "
               "20 x Reg LI C, bow, no shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_sentence_may_end_with_a_short_word) {
    check_list("phalanx",
               "All regular. AP 5. We met in Ur. The rest follows.\n\n4 x HIN-IV the Huns. They are brave.\n"
               "1 x HIN-V General. So be it.\n",
               "4 x (HIN-IV-RA) | 1 x (HIN-V-RA)");
}

BOOST_AUTO_TEST_CASE(a_body_of_men_may_be_cut_short_in_small_letters) {
    for (const std::string_view name :
         {"Manteuffel's regt., old hands", "Prince Henry rgt. (foot)", "Alvensleben's bde. from Erfurt"})
        BOOST_TEST_CONTEXT(name)
    check_list("into-glory-ride",
               fmt::format("AP 5.\n\n4 x (HIM-IV-RA)EIV {}\n1 x (HIM-V-RA)EIV General\n", name),
               "4 x (HIM-IV-RA)EIV | 1 x (HIM-V-RA)EIV");
    BOOST_CHECK_NE(
        asked_of(read_list("into-glory-ride", "AP 5.\n\n4 x (HIM-IV-RA)EIV old exc., from Erfurt\n")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
