// SPDX-License-Identifier: MIT
// "Everyone has the weapons of Epoch II; only the cuirassiers have none": said of some beside what is said of
// all, it is read or asked about, never passed over.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

WrittenArmy vignettes_beside(std::string_view sentence) {
    return read_list("into-glory-ride",
                     fmt::format("{}\n\nBase AP 10.\n\n1 x LSC-IV-RA  lancers\n3 x HIM-III-RA  infantry\n"
                                 "1 x HCC-III-RA  cuirassiers\n1 x HIM-V-RA  Old Guard (General)\n"
                                 "2 x HCC-IV-RA  carabiniers\n",
                                 sentence));
}

constexpr std::string_view without_epoch =
    "1 x (LSC-IV-RA)EII | 3 x (HIM-III-RA)EII | 1 x (HCC-III-RA) | 1 x (HIM-V-RA)EII | 2 x (HCC-IV-RA)";

// Whether it is read so without a question.
bool is_read(std::string_view sentence) {
    const WrittenArmy made = vignettes_beside(sentence);
    return asked_of(made).empty() && troops_of("into-glory-ride", made) == without_epoch;
}

} // namespace

BOOST_AUTO_TEST_SUITE(denied_of_some)

BOOST_AUTO_TEST_CASE(those_that_have_none_are_excepted) {
    for (const std::string_view sentence :
         {"Everyone has the weapons of Epoch II; only the cuirassiers and carabiniers have none.",
          "Everyone is RA and has the weapons of Epoch II; only the cuirassiers and carabiniers have none.",
          "Everyone is EII, but not the cuirassiers and carabiniers.",
          "Everyone is EII (not the cuirassiers and carabiniers).",
          "Everyone is EII - the cuirassiers and carabiniers have none.",
          "Everyone is EII, the cuirassiers and carabiniers excepted.",
          "Everyone is EII, apart from the cuirassiers and carabiniers, who have none.",
          "Apart from the cuirassiers and carabiniers, everyone is EII.",
          "The cuirassiers and carabiniers have none; everyone else is EII.",
          "Alle haben EII, nur die cuirassiers und carabiniers haben keine."})
        BOOST_CHECK_MESSAGE(is_read(sentence), sentence);
}

BOOST_AUTO_TEST_CASE(what_is_denied_in_other_words_is_not_passed_over) {
    for (const std::string_view sentence : {"Everyone is EII; only the cuirassiers, carabiniers have none.",
                                            "Everyone is EII.\n\nThe cuirassiers and carabiniers have none.",
                                            "Everyone is EII; only the dragoons have none."})
        BOOST_CHECK_MESSAGE(!asked_of(vignettes_beside(sentence)).empty() || is_read(sentence), sentence);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
